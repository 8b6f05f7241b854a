import { withoutMarkup } from '../../../../../shared/content/texts/rich-text.ts'

/** Messages about links in sanitised HTML that have no address or no text. */
export function emptyLinksIn(html: string): string[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].flatMap(([, given = '', inner = '']) => {
    const text = withoutMarkup(inner)
    const [, href = ''] = /\shref="([^"]*)"/.exec(given) ?? []
    if (!text) return href ? [`The link to “${href}” has no text.`] : ['A link has neither a text nor an address.']
    return href.trim() ? [] : [`The link “${text}” has no address.`]
  })
}
