/** Elements begin with it and end with it; a text with more of them takes long to make safe. */
export const mostMarks = 4_000

export const hasFewMarks = (html: string) => marksIn(html, mostMarks) <= mostMarks
export const tooManyMarks = 'This text has too many elements: paragraphs, links and the like.'

/** How often a text has `<`, no further than is too many. */
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

/** What a reader of rich text sees, in one line. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/<\/(p|li|h[1-6]|blockquote|ul|ol)>|<br\s*\/?>|<hr\s*\/?>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
