import { plainText } from '../../../../platform/plain-text.ts'
import { sanitise } from '../../../../platform/sanitise.ts'

/** WooCommerce writes a line end in a description as `\n`, and a `\n` that stands there as `\\n`. */
export const withLines = (text: string): string =>
  text.replaceAll(/\\(\\?)n/g, (_, own: string) => (own === '' ? '\n' : '\\n'))

const block = /<(p|div|ul|ol|li|dl|h[1-6]|blockquote|pre|table|figure|section|article|hr)\b/i

/** A description as WordPress shows it: text without elements of its own is in paragraphs, parted by blank lines. */
export function withParagraphs(text: string): string {
  const lines = withLines(text).replaceAll('\r', '')
  if (block.test(lines)) return lines
  const paragraphs = lines.split(/\n\s*\n/).flatMap((part) => part.trim() || [])
  return paragraphs.map((part) => `<p>${part.replaceAll(/\s+/g, lineBreak)}</p>`).join('')
}

const lineBreak = (blanks: string) => (blanks.includes('\n') ? '<br />' : blanks)

/** A text as WordPress shows it where it has no elements: names are stored there as `Salt &amp; Pepper`. */
export const withoutMarkup = (text: string): string =>
  // Elements part words.
  /[<&\n]/.test(text) ? plainText(sanitise(text.replaceAll('<', ' <'))) : text

/** Parts of a list as `withoutMarkup`, without those of which nothing is left. */
export const partsWithoutMarkup = (parts: string[]): string[] => parts.map(withoutMarkup).filter((part) => part !== '')
