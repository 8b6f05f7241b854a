import { withoutMarkup } from '../../shared/content/texts/rich-text.ts'

export type Chapter = { id: string; title: string; level: 2 | 3 }

const headings = /<h([23])>(.*?)<\/h\1>/gs

/**
 * Gives the headings of a sanitised text ids, so that a table of contents can lead to them.
 * @param prefix keeps the ids apart from those of another text on the page
 */
export function withChapters(html: string, prefix: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = []
  const marked = html.replace(headings, (whole, digit: string, inner: string) => {
    const title = withoutMarkup(inner)
    if (!title) return whole
    const id = `${prefix}-${chapters.length + 1}`
    chapters.push({ id, title, level: digit === '2' ? 2 : 3 })
    return `<h${digit} id="${id}">${inner}</h${digit}>`
  })
  return { html: marked, chapters }
}
