import { cut } from '../../text.ts'
import { fileIdIn } from '../media/media-files.ts'
import { isPictureId } from '../media/pictures.ts'
import { videoOf } from '../media/videos.ts'
import { safeHref } from '../pages/links.ts'

export const buttonLooks = ['primary', 'plain'] as const

/** A link that stands out. `href` is safe (`safeHref`). */
export type ButtonFigure = { of: 'button'; text: string; href: string; look: (typeof buttonLooks)[number] }

/** A figure within an article. A product is stored by path only; its data is read when it is shown. */
export type Figure =
  | { of: 'picture'; media: string; alt: string; caption: string }
  | { of: 'video'; address: string; caption: string }
  | { of: 'product'; path: string }
  | ButtonFigure

export type ArticlePart = { of: 'text'; html: string } | Figure

/** Attributes of a stored figure; it has no content (B111). */
export const figureAttributes = [
  ...(['data-picture', 'data-alt', 'data-video', 'data-caption', 'data-product'] as const),
  ...(['data-button', 'data-href', 'data-look'] as const),
] as const

type Attributes = Partial<Record<string, string>>

const longestWords = 300
/** Characters of a button's text. */
export const longestButton = 80
const longestAddress = 2_000
const words = (text = '') => cut(text, longestWords)

/** The figure that these attributes describe; undefined if they describe none. */
export function figureOf(given: Attributes): Figure | undefined {
  const { 'data-picture': media = '', 'data-video': address = '', 'data-product': path = '' } = given
  const caption = words(given['data-caption'])
  if (isPictureId(media)) return { of: 'picture', media, alt: words(given['data-alt']), caption }
  if (address.length <= 500 && videoOf(address)) return { of: 'video', address, caption }
  return path && path.length <= 200 ? { of: 'product', path } : buttonOf(given)
}

function buttonOf({ 'data-button': given = '', 'data-href': address = '', 'data-look': look }: Attributes) {
  const text = cut(given.trim(), longestButton)
  const href = safeHref(address)
  if (!text || !href || href.length > longestAddress) return undefined
  return { of: 'button' as const, text, href, look: look === 'plain' ? ('plain' as const) : ('primary' as const) }
}

/** The reverse of `figureOf`. */
export function attributesOf(figure: Figure): Record<string, string> {
  if (figure.of === 'product') return { 'data-product': figure.path }
  if (figure.of === 'button') return { 'data-button': figure.text, 'data-href': figure.href, 'data-look': figure.look }
  const { caption } = figure
  if (figure.of === 'video') return { 'data-video': figure.address, 'data-caption': caption }
  return { 'data-picture': figure.media, 'data-alt': figure.alt, 'data-caption': caption }
}

const tag = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/g
const attribute = /([a-z-]+)="([^"]*)"/g
const withoutEnd = new Set(['br', 'hr'])
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

const attributesIn = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [
      name,
      value.replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity),
    ]),
  )

/**
 * The parts of an article in order.
 * @param html sanitised: its elements are closed and its attributes escaped. A figure within another element is dropped.
 */
export function articleParts(html: string): ArticlePart[] {
  const parts: ArticlePart[] = []
  let [text, from, depth, figures] = ['', 0, 0, 0]
  for (const { 0: whole, 1: end, 2: name = '', 3: given = '', index } of html.matchAll(tag)) {
    if (figures === 0) text += html.slice(from, index)
    from = index + whole.length
    if (name === 'figure') {
      const figure = !end && figures === 0 && depth === 0 ? figureOf(attributesIn(given)) : undefined
      figures = Math.max(0, figures + (end ? -1 : 1))
      if (!figure) continue
      if (text.trim()) parts.push({ of: 'text', html: text })
      text = ''
      parts.push(figure)
    } else if (figures === 0) {
      if (!withoutEnd.has(name)) depth += end ? -1 : 1
      text += whole
    }
  }
  if (figures === 0) text += html.slice(from)
  return text.trim() ? [...parts, { of: 'text', html: text }] : parts
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The reverse of `articleParts`. */
export function articleOf(parts: ArticlePart[]): string {
  return parts.map((part) => (part.of === 'text' ? part.html : markup(part))).join('')
}

function markup(figure: Figure): string {
  const given = Object.entries(attributesOf(figure)).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<figure${given.join('')}></figure>`
}

/** Ids of library files in an article: pictures, and videos that are uploads. */
export function picturesOf(html: string): string[] {
  return [...new Set(articleParts(html).flatMap(idOf))]
}

/** The article without figures of library files other than `present`. */
export function withoutFiles(html: string, present: readonly string[]): string {
  return articleOf(articleParts(html).filter((part) => [idOf(part)].flat().every((id) => present.includes(id))))
}

function idOf(part: ArticlePart): string | string[] {
  if (part.of === 'picture') return part.media
  return (part.of === 'video' && fileIdIn(part.address)) || []
}

/** Paths of products in an article. */
export function productsOf(html: string): string[] {
  return [...new Set(articleParts(html).flatMap((part) => (part.of === 'product' ? part.path : [])))]
}
