import { existsSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { siteDocument } from './documents.ts'
import { type Fault, faultOf, type Names } from './faults.ts'
import { readBlog } from './read-blog.ts'
import { readCategories, readProducts } from './read-catalogue.ts'
import { folder, readDocument } from './read-document.ts'
import { readHistory } from './read-history.ts'
import { readLanguages } from './read-languages.ts'
import { readPages } from './read-pages.ts'
import { referencesIn } from './references.ts'
import { type ShippedPicture, shippedPictures } from './shipped-pictures.ts'
import type { Starter, StarterName, StarterPage } from './starter.ts'

const loaded = new Map<StarterName, Promise<Starter>>()

/**
 * The starter with this name, read and validated once per process.
 * @throws StartError naming the file and the field of each fault
 */
export function loadStarter(name: StarterName): Promise<Starter> {
  const starter = loaded.get(name) ?? readStarter(path.join(folder, name))
  loaded.set(name, starter)
  return starter
}

/** The initial name of a site made from this starter. @throws StartError naming the file and each faulty field */
export async function starterTitle(name: StarterName): Promise<string> {
  return (await readDocument(path.join(folder, name, 'site.json'), siteDocument)).name
}

/** Reads a starter from a folder. @throws StartError naming the file and the field of each fault */
export async function readStarter(own: string): Promise<Starter> {
  const pictures = new Map(Object.entries(await readDocument(path.join(folder, 'pictures.json'), shippedPictures)))
  const site = await readDocument(path.join(own, 'site.json'), siteDocument, (site) => faultsIn(site, pictures))
  const { extends: base, products: families, ...rest } = site
  const has = (name: string) => existsSync(path.join(own, name))
  const categories = has('categories.json') ? await readCategories(own, pictures) : []
  const known = { pictures, categories: new Set(categories.map(({ path }) => path)) }
  const [products, blog, pages, inherited, languages] = await Promise.all([
    readProducts(own, families, pictures, known.categories),
    readBlog(own, pictures),
    readPages(own, known),
    base ? readPages(path.join(folder, base), known) : [],
    readLanguages(own, site.settings.languages),
  ])
  const starter = {
    ...rest,
    folder: path.basename(own),
    categories,
    products,
    blog,
    pages: [...without(inherited, pages), ...pages],
    ownTemplates: pages.flatMap(({ kind, key }) => (kind === 'template' ? [key] : [])),
    languages,
  }
  const history = has('history') ? await readHistory(own, products) : undefined
  return { ...starter, history, pictures: picturesOf(starter, pictures) }
}

/** A starters' picture by content hash. */
export async function findShipped(hash: string) {
  const all = await readDocument(path.join(folder, 'pictures.json'), shippedPictures)
  return Object.values(all).find((picture) => picture.hash === hash)
}

function faultsIn({ logo, settings }: z.output<typeof siteDocument>, pictures: Names): Fault[] {
  const named = referencesIn(settings, ['settings']).filter(({ kind }) => kind === 'picture')
  const inSettings = named.flatMap(({ kind, name, path }) => faultOf(kind, name, pictures, path))
  return logo === undefined ? inSettings : [...faultOf('picture', logo, pictures, ['logo']), ...inSettings]
}

/** The base's pages that the starter does not define itself. */
function without(inherited: StarterPage[], own: StarterPage[]): StarterPage[] {
  return inherited.filter((page) => !own.some(({ kind, key }) => kind === page.kind && key === page.key))
}

type Shown = Omit<Starter, 'folder' | 'name' | 'history' | 'pictures'>

/** Only the pictures that the starter uses. */
function picturesOf({ logo, ...shown }: Shown, known: Map<string, ShippedPicture>): Starter['pictures'] {
  const inPages = referencesIn([shown.settings, shown.pages]).filter(({ kind }) => kind === 'picture')
  const names = [
    ...(logo === undefined ? [] : [logo]),
    ...inPages.map(({ name }) => name),
    ...shown.categories.map(({ picture }) => picture),
    ...shown.products.flatMap(({ pictures }) => pictures),
    ...shown.blog.posts.map(({ picture }) => picture),
  ]
  return new Map(
    names.flatMap((name) => {
      const picture = known.get(name)
      return picture ? [[name, picture] as const] : []
    }),
  )
}
