import { articleOf, articleParts } from '../../shared/content/blog/article.ts'
import { withoutMarkup } from '../../shared/content/texts/rich-text.ts'
import { figureName } from './figure-name.ts'

/** A paragraph, heading, row, figure or the like of a post's text. */
export type Block = {
  /** `Paragraph`, `Heading` … */
  kind: string
  /** As people read it; a link's address follows its words. */
  text: string
  /** Its markup, which the text leaves out: bold words, for example. */
  html: string
}

const kinds: Record<string, string> = {
  ...{ p: 'Paragraph', h2: 'Heading', h3: 'Subheading', h4: 'Small heading', li: 'List item' },
  ...{ cite: 'Who said it', tr: 'Table row', blockquote: 'Quote' },
}

/** Tags at which one block ends and another begins. */
const borders = /(<\/?(?:p|h[234]|li|cite|tr|hr|ul|ol|blockquote|table|tbody)\b[^>]*>)/

/** The blocks of a post's text in order. @param html sanitised */
export function blocksOf(html: string): Block[] {
  return articleParts(html).flatMap((part) =>
    part.of === 'text' ? textBlocks(part.html) : [{ ...figureName(part), html: articleOf([part]) }],
  )
}

function textBlocks(html: string): Block[] {
  const blocks: Block[] = []
  let [kind, isQuoted] = ['Paragraph', false]
  for (const piece of html.split(borders)) {
    const [, end, tag = ''] = /^<(\/?)([a-z0-9]+)/.exec(borders.test(piece) ? piece : '') ?? []
    if (tag === 'blockquote') isQuoted = !end
    if (tag === 'hr') blocks.push({ kind: 'Horizontal line', text: '―', html: piece })
    else if (tag && !end) kind = (tag === 'p' && isQuoted ? kinds.blockquote : kinds[tag]) ?? kind
    else if (!tag && readable(piece)) blocks.push({ kind, text: readable(piece), html: piece })
  }
  return blocks
}

/** A piece without markup; cells of a row stand apart, and links show where they lead. */
function readable(piece: string): string {
  return withoutMarkup(
    piece
      .replace(/<\/t[dh]>\s*<t[dh]>/g, ' | ')
      .replace(
        /<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs,
        (_, href: string, inner: string) => `${inner} [${href}]`,
      ),
  )
}
