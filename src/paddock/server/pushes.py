"""Web Push: a call for one browser, which its maker's service carries and can't read.

The payload is encrypted for the browser (RFC 8291, `aes128gcm` of RFC 8188), and the request says who we are by a key
of our own (VAPID, RFC 8292). It takes three primitives of `cryptography`, which passkeys have brought along; a library
for Web Push would bring an HTTP client that looks addresses up by itself.
"""

from __future__ import annotations

import base64
import json
import secrets
from typing import TYPE_CHECKING, NamedTuple

from paddock.errors import TableError
from paddock.server.outgoing import Target

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEY = "vapid"  #: the name of the secret that our key is made of
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  #: of the points of P-256
POINT, SECRET = 65, 16  #: bytes of a browser's key, and of the secret that it shares with us
SALT, TAG = 16, 16
RECORD = 4096
STEP = 256  #: a payload is as long as a multiple of this: its length tells nothing
LASTS = 12 * 3600  #: seconds that our word who we are is good for
KEPT = 24 * 3600  #: seconds that a call is kept for a browser that is not there


class Browser(NamedTuple):
    """What a browser has told us to encrypt for it."""

    public: bytes
    secret: bytes

    @classmethod
    def told(cls, p256dh: str, auth: str) -> Browser:
        """The keys of a subscription, as a browser writes them."""
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            found = cls(from_letters(p256dh), from_letters(auth))
            if (len(found.public), len(found.secret)) != (POINT, SECRET):
                raise ValueError
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.public)
        except ValueError:
            raise TableError("bad_subscription") from None
        return found


def letters(data: bytes) -> str:
    """Bytes as base64url without padding.

    >>> letters(b"?>"), from_letters("Pz4")
    ('Pz4', b'?>')
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    if len(text) > 2 * POINT or not text.isascii():
        raise ValueError(text[:20])
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


# Encrypting


def encrypted(
    plain: bytes, browser: Browser, own: EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A payload for one browser, as the body of a request; every one with a key and a salt of its own."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(SALT)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser.public)
    public = point_of(own)
    shared = derived(browser.secret, own.exchange(ec.ECDH(), theirs), b"WebPush: info\0" + browser.public + public, 32)
    key = derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def padded(plain: bytes) -> bytes:
    """JSON with blanks behind it, so that its length tells nothing of what it says."""
    return plain + b" " * (-len(plain) % STEP)


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(material)


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# Saying who we are


class Sender:
    """Our own key, which browsers are told when they subscribe."""

    def __init__(self, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, ec.SECP256R1())
        self.public = letters(point_of(self._key))

    def headers(self, target: Target, topic: str, at: float, contact: str = "") -> dict[str, str]:
        """What a request to a push service carries; a later call of the same topic takes the place of an earlier."""
        return {
            "Authorization": f"vapid t={self._token(target.origin, at, contact)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "normal",
        }

    def _token(self, audience: str, at: float, contact: str) -> str:
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        claims = {"aud": audience, "exp": int(at) + LASTS, **({"sub": contact} if contact else {})}
        parts = [letters(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self._key.sign(".".join(parts).encode(), ec.ECDSA(SHA256()))
        r, s = utils.decode_dss_signature(signed)
        return ".".join([*parts, letters(r.to_bytes(32) + s.to_bytes(32))])
