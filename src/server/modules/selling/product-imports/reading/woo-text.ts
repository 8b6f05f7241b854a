/** WooCommerce writes a line end in a description as `\n`, and a `\n` that stands there as `\\n`. */
export const withLines = (text: string): string =>
  text.replaceAll(/\\(\\?)n/g, (_, own: string) => (own === '' ? '\n' : '\\n'))

const block = /<(p|div|ul|ol|li|dl|h[1-6]|blockquote|pre|table|figure|section|article|hr)\b/i

/** A description as WordPress shows it: text without elements of its own is in paragraphs, parted by blank lines. */
export function withParagraphs(text: string): string {
  const lines = withLines(text).replaceAll('\r', '')
  if (block.test(lines)) return lines
  const paragraphs = lines.split(/\n\s*\n/).flatMap((part) => part.trim() || [])
  return paragraphs.map((part) => `<p>${part.replaceAll(/\s*\n\s*/g, '<br />')}</p>`).join('')
}
