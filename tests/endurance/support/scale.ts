/** `npm run endurance` measures at full length; `npm test` runs the same in seconds. */
const isLong = process.env.HAAT_ENDURANCE === 'long'

/** A number at full length, and within `npm test`. */
export function scaled(long: number, short: number): number {
  return isLong ? long : short
}
