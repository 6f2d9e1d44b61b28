import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a token, in hexadecimal digits. The browser's own needs https, which a club's server may lack. */
export const tokenHashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
