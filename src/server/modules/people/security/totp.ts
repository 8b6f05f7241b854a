import { createHmac, timingSafeEqual } from 'node:crypto'

/** Time step of codes (RFC 6238), ms. */
const span = 30_000

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes a secret for typing into an authenticator app (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The time step of an instant. */
export const stepAt = (time: Date) => Math.floor(time.getTime() / span)

/** The six digits of a time step (RFC 4226). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The time step of a code: the current, previous or next one, because phones' clocks differ. Undefined if none matches. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code)
  const current = stepAt(now)
  return [current - 1, current, current + 1].find((step) => {
    const right = Buffer.from(codeOf(secret, step))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
