import { codeOf, stepAt } from '../../src/server/modules/people/security/totp.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a secret as it was typed in, at that time or some half minutes later. */
export function shownBy(secret: string, now: Date, later = 0): string {
  const bits = [...secret.replaceAll(' ', '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return codeOf(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))), stepAt(now) + later)
}
