import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'omk_';
const secretLength = 34;
const checksumLength = 6;
const shape = /^omk_[0-9A-Za-z]{40}$/;

/** `omk_`, 34 random characters (202 bits), and a checksum of everything before it. */
export function newKeyText(): string {
  const body = prefix + randomBase62(secretLength);
  return body + checksumOf(body);
}

/**
 * Whether this could be a key. A CRC-32 detects every error within 32 consecutive bits, so any
 * single mistyped character is caught without a lookup.
 */
export function isWellFormed(text: string): boolean {
  return (
    shape.test(text) && text.slice(-checksumLength) === checksumOf(text.slice(0, -checksumLength))
  );
}

/** Stored and looked up instead of the key; 202 random bits need neither salt nor stretching. */
export function digestOf(text: string): string {
  return hash('sha256', text);
}

export const randomBase62 = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(62))).join('');

function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < checksumLength; place += 1) {
    text = alphabet.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
