import { createHash } from 'node:crypto'

/** Attributes that visitors notice, by sight, by ear or by pressing. */
const noticed =
  /^(href|alt|src|action|method|type|name|value|placeholder|role|hidden|checked|open|disabled|title|target|rel|lang|datetime|for|required|pattern|min|max|aria-.+)$/i

/** Elements that are told even without such an attribute. */
const told = /^(h[1-6]|button|form|input|select|textarea|table|ul|ol|dl|nav|details|dialog|video|blockquote|figure)$/

/**
 * Outline of HTML that React has written: texts and elements with what is seen, heard or pressed, one on each line. The last line is a digest of all of
 * it, classes too.
 */
export function outlineOf(html: string): string {
  const lines: string[] = []
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^<>]*)?)>|([^<>]+)(?=<|$)/g,
  )) {
    if (text.trim() !== '') lines.push(text.trim().replace(/\s+/g, ' '))
    if (tag === '') continue
    const own = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].filter(([, name = '']) => noticed.test(name))
    const parts = [tag, ...own.map(([whole]) => whole)]
    if (own.length > 0 || told.test(tag)) lines.push(`<${parts.join(' ')}>`)
  }
  return [...lines, `digest ${digestOf(html)}`].join('\n')
}

/** Numbers the ids of React and of sample products in their order: both differ with what was drawn before. */
export function withPlainIds(html: string): string {
  const known = new Map<string, string>()
  return html.replace(/_a-[\w-]*?R_\w+?_|(?<=\b|pictureof)p\d+\b/g, (id) => {
    const plain = known.get(id) ?? `id${known.size + 1}`
    known.set(id, plain)
    return plain
  })
}

export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
