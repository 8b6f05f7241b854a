import { type Format, formats } from './formats.ts'
import type { Variant } from './variant.ts'

/** The formats that a caller takes, the best first: what any browser shows is always among them. */
export function acceptedFormats(accept: string): [...Format[], 'plain'] {
  return [...formats.filter((format) => format !== 'plain' && accepts(accept, `image/${format}`)), 'plain']
}

/** Named outright: a range of any type is also sent by those who know neither format. */
function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/**
 * What may be shown in place of the variant that is wanted, the nearest first: its own width, then wider ones, then narrower
 * ones; of one width, the best format.
 * @param files what is there for the picture
 * @param accepted the best format first
 */
export function nearest(files: string[], width: number, accepted: Format[]): Variant[] {
  const rank = (found: Variant) => (found.width >= width ? 0 : 1)
  return files
    .flatMap((file) => variantNamed(file) ?? [])
    .filter(({ format }) => accepted.includes(format))
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        Math.abs(a.width - width) - Math.abs(b.width - width) ||
        accepted.indexOf(a.format) - accepted.indexOf(b.format),
    )
}

function variantNamed(file: string): Variant | undefined {
  const [, width, name] = /^(\d+)\.(\w+)$/.exec(file) ?? []
  const format = formats.find((known) => known === name)
  return format && { width: Number(width), format }
}
