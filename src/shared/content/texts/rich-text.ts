/** Maximum number of `<`: a text with more elements takes long to sanitise. */
export const mostMarks = 4_000

export const hasFewMarks = (html: string) => marksIn(html, mostMarks) <= mostMarks
export const tooManyMarks = 'This text has too many elements: paragraphs, links and the like.'

/** Number of `<` in a text, counted up to one more than `most`. */
export function marksIn(html: string, most: number): number {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0 && count <= most; at = html.indexOf('<', at + 1)) count++
  return count
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
])

/** The text of rich text, on one line; of a button its text. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/<\/(p|li|h[1-6]|blockquote|ul|ol)>|<br\s*\/?>|<hr\s*\/?>/gi, ' ')
    .replace(/<figure\b[^<>]*\sdata-button="([^"<>]*)"[^<>]*>/gi, ' $1 ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
