import type { z } from 'zod'
import type { siteSettings } from '../../../../shared/sites/site-settings.ts'
import type { blogDocument, categoryDocument, pageDocument, productDocument } from './documents.ts'
import type { StarterHistory } from './history.ts'
import type { StarterLanguage } from './read-languages.ts'
import type { ShippedPicture } from './shipped-pictures.ts'

export const starterNames = ['platform', 'shop', 'events', 'food', 'portfolio', 'clinic', 'blank'] as const
export type StarterName = (typeof starterNames)[number]

/**
 * A site to begin with, as `starters/{name}` describes it: sign-up and the demonstration use the same ones. Wherever a
 * picture's id is wanted, `$picture/{name}` stands for it; in a text, `$name` stands for the name of the site that is made.
 */
export type Starter = {
  /** Its folder in `starters`. */
  folder: string
  /** What a site that is made of it is called at first. */
  name: string
  settings: z.input<typeof siteSettings>
  /** Name of the picture that is the site's logo. */
  logo?: string
  /** What the site shows, by name; its logo and the pictures of its pages first. */
  pictures: Map<string, ShippedPicture>
  /** A category stands after the one that it belongs to. */
  categories: StarterCategory[]
  /** In the order of a fresh shop's lists. */
  products: StarterProduct[]
  pages: StarterPage[]
  blog: StarterBlog
  /** What it says in other languages than its own. */
  languages: StarterLanguage[]
  /** What the demonstration has lived through; a site that somebody begins has no past. */
  history?: StarterHistory
}

export type StarterCategory = Omit<z.output<typeof categoryDocument>, 'children'> & {
  /** Path of the category that this one belongs to. */
  parent?: string
}

export type StarterBlog = z.output<typeof blogDocument>

export type StarterProduct = z.output<typeof productDocument>

export type StarterPage = z.output<typeof pageDocument> & { kind: 'page' | 'template' | 'group' }
