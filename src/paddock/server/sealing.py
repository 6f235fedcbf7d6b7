"""A sealed file: nobody without the key can read it, and nobody can change, cut or reorder it unnoticed.

Chunks of AES-256-GCM. The nonce of each has its number and whether it is the last one, so that a chunk opens at its own
place only and a file that was cut has no end. Every file has a key of its own, made from the secret and a salt: scrypt
where the secret is a passphrase, HKDF where it is 32 bytes that nobody could guess.
"""

from __future__ import annotations

import io
import re
import secrets
from pathlib import Path
from typing import IO, Any, NamedTuple

from paddock.errors import StoreError

MARK = b"paddock sealed 1\n"  #: how a sealed file begins
SALT = 16
CHUNK = 1 << 16
TAG = 16
SHORTEST = 12  #: characters of a passphrase


class Secret(NamedTuple):
    """What somebody keeps to open sealed files with."""

    value: bytes
    is_key: bool  #: whether nobody could guess it; a passphrase is made hard to try


def read_secret(path: Path) -> Secret:
    """The secret in a key file: 32 random bytes, 64 hexadecimal digits, or a passphrase."""
    try:
        found = path.read_bytes()
    except OSError as error:
        raise StoreError("bad_key_file", file=path, why=error.strerror or error) from None
    if len(found) == 32 and not found.isascii():
        return Secret(found, is_key=True)
    found = found.strip()
    if re.fullmatch(rb"[0-9a-fA-F]{64}", found):
        return Secret(bytes.fromhex(found.decode()), is_key=True)
    if len(found) < SHORTEST:
        raise StoreError("short_key", file=path, least=SHORTEST)
    return Secret(found, is_key=False)


def cipher(secret: Secret, salt: bytes) -> Any:
    """What seals and opens the chunks of one file."""
    try:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        from cryptography.hazmat.primitives.hashes import SHA256
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF
        from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
    except ImportError:
        raise StoreError("no_sealed_extra") from None
    made_of = HKDF(SHA256(), 32, salt, MARK) if secret.is_key else Scrypt(salt, 32, n=1 << 15, r=8, p=1)
    return AESGCM(made_of.derive(secret.value))


def nonce(number: int, is_last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([is_last])


class Sealing(io.RawIOBase):
    """Seals what is written to it; when it is closed the file has its end."""

    def __init__(self, file: IO[bytes], secret: Secret) -> None:
        salt = secrets.token_bytes(SALT)
        self._cipher = cipher(secret, salt)
        self._file = file
        self._waiting = bytearray()
        self._number = 0
        file.write(MARK + salt)

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._waiting += data
        while len(self._waiting) > CHUNK:  # the last chunk is never written before the end
            self._seal(bytes(self._waiting[:CHUNK]))
            del self._waiting[:CHUNK]
        return len(data)

    def _seal(self, chunk: bytes, is_last: bool = False) -> None:
        self._file.write(self._cipher.encrypt(nonce(self._number, is_last), chunk, MARK))
        self._number += 1

    def finish(self) -> None:
        """Write the end: a file without one is not whole."""
        self._seal(bytes(self._waiting), is_last=True)


class Opening(io.RawIOBase):
    """Opens a sealed file, chunk by chunk; what is not as it was sealed is an error before any of it is given out."""

    def __init__(self, file: IO[bytes], secret: Secret) -> None:
        start = file.read(len(MARK) + SALT)
        self._cipher = cipher(secret, start[len(MARK) :])
        self._file = file
        self._next = file.read(CHUNK + TAG)
        self._open = b""
        self._number = 0
        self._ended = False

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while not self._open and not self._ended:
            self._open_one()
        count = min(len(buffer), len(self._open))
        buffer[:count] = self._open[:count]
        self._open = self._open[count:]
        return count

    def _open_one(self) -> None:
        from cryptography.exceptions import InvalidTag

        chunk, self._next = self._next, self._file.read(CHUNK + TAG)
        self._ended = not self._next
        try:
            self._open = self._cipher.decrypt(nonce(self._number, self._ended), chunk, MARK)
        except InvalidTag:
            raise ValueError("the key is another one, or the file was changed or cut") from None
        self._number += 1


def is_sealed(file: IO[bytes]) -> bool:
    """Whether a file is sealed; it is at its beginning again afterwards."""
    start = file.read(len(MARK))
    file.seek(0)
    return start == MARK
