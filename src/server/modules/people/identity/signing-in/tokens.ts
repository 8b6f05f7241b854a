import { createHash, randomBytes } from 'node:crypto'

/** A secret that somebody carries: 256 random bits, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
