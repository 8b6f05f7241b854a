import { type Format, formats } from './formats.ts'
import type { Variant } from './variant.ts'

/** Formats that the Accept header names, best first, ending in `plain`, which every browser shows. */
export function acceptedFormats(accept: string): [...Format[], 'plain'] {
  return [...formats.filter((format) => format !== 'plain' && accepts(accept, `image/${format}`)), 'plain']
}

/** Only an exact match counts: browsers that support neither format also send wildcards. */
function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/**
 * Variants to serve in place of the wanted one, nearest first: its own width, then wider, then narrower; within a width, the
 * best format first.
 * @param files names of the image's files
 * @param accepted best format first
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
