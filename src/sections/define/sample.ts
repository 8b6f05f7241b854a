import type { Link } from '../../shared/content/links.ts'
import { withoutMarkup } from '../../shared/content/rich-text.ts'
import type { SampleSite, SampleThing } from '../../shared/content/sample-site.ts'

export type { SampleSite }

const standIns = new Set<string>()

/**
 * A text of a sample that says what is to stand in its place. It is known as such wherever it was left as it is. It must not
 * depend on the site: it is told by its words.
 */
export function standIn(text: string): string {
  standIns.add(withoutMarkup(text))
  return text
}

/** Whether a text, plain or rich, is a stand-in that nobody has replaced. Those of samples that were never made are not known. */
export function isStandIn(text: string): boolean {
  const words = withoutMarkup(text)
  return words !== '' && standIns.has(words)
}

/** Nothing is there yet: what a sample says of any site. */
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

/** A button that leads to the first category, product or page of the site, by its title; none where there is nothing yet. */
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

/** The picture in this place of those that the site has, over and over. */
export function pictureAt({ pictures }: SampleSite, index: number) {
  return pictures[index % Math.max(1, pictures.length)]
}
