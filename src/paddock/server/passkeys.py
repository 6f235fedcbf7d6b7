"""Passkeys: what a browser is asked for, and whether its answer is true. The `webauthn` package does the reckoning.

A question travels in a signed cookie, so that any server can look at the answer. It can be answered once: an answer is
taken only if it was asked for after the passkey was last used.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from paddock.errors import TableError

HOUSE = "Paddock"
LONGEST_ID = 1400  #: letters of a credential's id: 1,023 bytes at the most
#: What else the reckoning stumbles over when an answer is nonsense.
NONSENSE = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError)


@dataclass(frozen=True)
class Place:
    """Where passkeys are for: the page's address, and the name of its host."""

    origin: str
    host: str

    @classmethod
    def at(cls, origin: str | None) -> Place:
        """
        >>> Place.at("https://paddock.example:8443").host
        'paddock.example'
        >>> Place.at("http://127.0.0.1:8000")
        Traceback (most recent call last):
            ...
        paddock.errors.TableError: Passkeys need an address with a name. Use a recovery code here.
        """
        host = urlsplit(origin).hostname if origin else None
        if origin is None or not host or is_number(host):
            raise TableError("no_passkeys_here")
        return cls(origin, host)


@dataclass(frozen=True)
class Passkey:
    """What was learnt of a passkey."""

    id: str
    public: bytes
    uses: int


def is_number(host: str) -> bool:
    """Whether a host is an address in numbers, which browsers make no passkeys for."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def registration(place: Place, player: str, name: str, known: list[str]) -> tuple[dict[str, Any], bytes]:
    """What a browser needs to make a passkey for a player, and the question in it."""
    asked = generate_registration_options(
        rp_id=place.host,
        rp_name=HOUSE,
        user_id=hashlib.sha256(f"passkey {player}".encode()).digest(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
    )
    return json.loads(options_to_json(asked)), asked.challenge


def authentication(place: Place) -> tuple[dict[str, Any], bytes]:
    """What a browser needs to answer with any passkey that it has for us, and the question in it."""
    asked = generate_authentication_options(rp_id=place.host)
    return json.loads(options_to_json(asked)), asked.challenge


def registered(place: Place, credential: dict[str, Any], question: bytes) -> Passkey:
    """The passkey that a browser has made, if it answers the question."""
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=question,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except NONSENSE as error:
        raise TableError("bad_passkey", why=reason(error)) from None
    id = bytes_to_base64url(made.credential_id)
    if len(id) > LONGEST_ID:
        raise TableError("bad_passkey", why="id")
    return Passkey(id, made.credential_public_key, made.sign_count)


def used(place: Place, credential: dict[str, Any], question: bytes, known: Passkey) -> int:
    """How often its authenticator says that a passkey was used, if it answers the question."""
    try:
        answered = verify_authentication_response(
            credential=credential,
            expected_challenge=question,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=known.public,
            credential_current_sign_count=known.uses,
        )
    except NONSENSE as error:
        raise TableError("bad_passkey", why=reason(error)) from None
    return answered.new_sign_count


def reason(error: Exception) -> str:
    """What was wrong with an answer, in a few words: nothing of the answer itself."""
    return str(error).split("\n")[0][:100] if isinstance(error, WebAuthnException) else type(error).__name__
