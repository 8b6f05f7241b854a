import type { z } from 'zod'
import type { siteSettings } from '../shared/sites/site-settings.ts'
import type { StarterCategory, StarterPicture, StarterProduct } from './catalogue.ts'
import type { StarterHistory } from './history.ts'

export type StarterPage = {
  kind: 'page' | 'template' | 'group'
  key: string
  title: string
  seo?: { title?: string; description?: string; image?: string; noIndex?: boolean }
  sections: StarterSection[]
  /** Names another group than the shared one, or none. */
  groups?: { header?: string | null; footer?: string | null; announcement?: string | null }
}

export type StarterSection = { type: string; props?: Record<string, unknown> }

/**
 * A site to begin with: product code, used by sign-up and by the demonstration alike. Wherever a picture's id is wanted,
 * `pictureRef(name)` stands for the picture of that name.
 */
export type Starter = {
  name: string
  settings: z.input<typeof siteSettings>
  /** Name of the picture that is the site's logo. */
  logo?: string
  pictures: Record<string, StarterPicture>
  categories: StarterCategory[]
  products: StarterProduct[]
  pages: StarterPage[]
  /** What the demonstration has lived through; a site that somebody begins has no past. */
  history?: StarterHistory
}

const mark = '$picture/'

export function pictureRef(name: string): string {
  return `${mark}${name}`
}

/** Puts real ids where pictures are referred to. @throws Error naming a picture that the starter does not bring */
export function resolvePictures<T>(value: T, ids: Map<string, string>): T {
  const text = JSON.stringify(value).replace(/"\$picture\/([^"]+)"/g, (_, name: string) => {
    const id = ids.get(name)
    if (!id) throw new Error(`The starter refers to a picture "${name}" that it does not bring.`)
    return JSON.stringify(id)
  })
  return JSON.parse(text) as T
}
