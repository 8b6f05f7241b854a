import { createHash, randomBytes } from 'node:crypto'

/** A bearer secret: 256 random bits, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which a token is stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
