import type { Link } from '../../shared/content/pages/links.ts'
import type { SampleSite, SampleThing } from '../../shared/content/sample-site.ts'
import { withoutMarkup } from '../../shared/content/texts/rich-text.ts'

export type { SampleSite }

const standIns = new Set<string>()

/**
 * Registers a sample's placeholder text, so that it is recognised where the owner left it. It must not depend on the site, because
 * it is recognised by its words.
 */
export function standIn(text: string): string {
  standIns.add(withoutMarkup(text))
  return text
}

/** Whether a text, plain or rich, is an unreplaced placeholder. Knows only samples that were created in this process. */
export function isStandIn(text: string): boolean {
  const words = withoutMarkup(text)
  return words !== '' && standIns.has(words)
}

/** A site without content. */
export const bareSite: SampleSite = {
  name: '',
  title: '',
  pages: [],
  categories: [],
  products: [],
  search: false,
  pictures: [],
}

export const toPage = ({ path }: SampleThing): Link => ({ type: 'page', value: path })
export const toCategory = ({ path }: SampleThing): Link => ({ type: 'category', value: path })
export const toProduct = ({ path }: SampleThing): Link => ({ type: 'product', value: path })

/** A button to the site's first category, product or page, with its title; no button if there is none. */
export function buttonToSomething({
  categories,
  products,
  pages,
}: SampleSite): { buttonText: string; buttonAction: Link }[] {
  const [category] = categories
  if (category) return [{ buttonText: category.title, buttonAction: toCategory(category) }]
  const [product] = products
  if (product) return [{ buttonText: product.title, buttonAction: toProduct(product) }]
  const [page] = pages
  return page ? [{ buttonText: page.title, buttonAction: toPage(page) }] : []
}

/** The link to everything that the shop sells, where it can be searched. */
export function buttonToAll({ search }: SampleSite, buttonText: string) {
  return search ? { buttonText, buttonAction: { type: 'page' as const, value: '/search' } } : { buttonText: '' }
}

/** The site's picture at this index, wrapping around. */
export function pictureAt({ pictures }: SampleSite, index: number) {
  return pictures[index % Math.max(1, pictures.length)]
}
