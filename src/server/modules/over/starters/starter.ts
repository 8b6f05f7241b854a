import type { z } from 'zod'
import type { siteSettings } from '../../../../shared/sites/site-settings.ts'
import type { blogDocument, categoryDocument, pageDocument, productDocument } from './documents.ts'
import type { StarterHistory } from './history.ts'
import type { StarterLanguage } from './read-languages.ts'
import type { ShippedPicture } from './shipped-pictures.ts'

export const starterNames = ['platform', 'shop', 'events', 'food', 'portfolio', 'clinic', 'blank'] as const
export type StarterName = (typeof starterNames)[number]

/**
 * A site to start with, as `starters/{name}` describes it, used by sign-up and the demonstration. `$picture/{name}` is replaced
 * by a picture's id, `$name` in a text by the new site's name.
 */
export type Starter = {
  /** Its folder in `starters`. */
  folder: string
  /** The initial name of a site made from it. */
  name: string
  settings: z.input<typeof siteSettings>
  /** Name of the picture that is the site's logo. */
  logo?: string
  /** Its pictures by name; the logo and those of pages first. */
  pictures: Map<string, ShippedPicture>
  /** Parents before their children. */
  categories: StarterCategory[]
  /** In the order of a fresh shop's lists. */
  products: StarterProduct[]
  pages: StarterPage[]
  /** Keys of templates that it does not take from its base: their words are of its own business. */
  ownTemplates: string[]
  blog: StarterBlog
  /** Translations into its other languages. */
  languages: StarterLanguage[]
  /** The past of the demonstration; users' sites have none. */
  history?: StarterHistory
}

export type StarterCategory = Omit<z.output<typeof categoryDocument>, 'children'> & {
  /** Path of the parent category. */
  parent?: string
}

export type StarterBlog = z.output<typeof blogDocument>

export type StarterProduct = z.output<typeof productDocument>

export type StarterPage = z.output<typeof pageDocument> & { kind: 'page' | 'template' | 'group' }
