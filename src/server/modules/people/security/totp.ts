import { createHmac, timingSafeEqual } from 'node:crypto'

/** A code of an authenticator app is good for half a minute (RFC 6238), ms. */
const span = 30_000

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As authenticator apps take a secret that is typed (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The number of the half minute in which a time lies. */
export const stepAt = (time: Date) => Math.floor(time.getTime() / span)

/** The six digits of a half minute (RFC 4226). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The half minute that a code is of: this one, the one before or the next, because clocks of phones differ. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code)
  const current = stepAt(now)
  return [current - 1, current, current + 1].find((step) => {
    const right = Buffer.from(codeOf(secret, step))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
