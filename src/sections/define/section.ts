import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { PageInfo } from './page-info.tsx'
import type { Reads } from './reads.ts'
import type { SampleSite } from './sample.ts'

export const sectionCategories = {
  structure: 'Header and footer',
  hero: 'Hero',
  content: 'Content',
  commerce: 'Shop',
  account: 'Account',
  proof: 'Social proof',
  contact: 'Contact',
} as const

export type SectionCategory = keyof typeof sectionCategories

export type SectionView<P, D> = ComponentType<{ props: P; data: D }>

/** A named layout of a section. The gallery and the builder's drawer offer looks; a page stores only the section's type and properties. */
export type Look = {
  /** Unique within its section and never changed: the gallery's addresses contain it. */
  name: string
  title: string
  /** Search terms for this look: `reviews, wall of love`. */
  words: string
  /** Initial properties on a site: that site's words and links, and placeholders (docs/sections.md). */
  sample: (site: SampleSite) => unknown
}

/** The looks of a section, each by how it differs from the section's sample. */
export type Looks<S extends z.ZodType> = (Omit<Look, 'sample'> & {
  props: Partial<z.input<S>> | ((site: SampleSite) => Partial<z.input<S>>)
})[]

type Options<S extends z.ZodType, D> = {
  /** The name stored in pages; it never changes. */
  type: string
  /** Raised when stored properties need `upgrade` to fit the schema. */
  version?: number
  title: string
  category: SectionCategory
  schema: S
  /**
   * Initial properties on a site, also used for its card in the gallery: that site's words and links, and placeholders for what only
   * its owner can say.
   */
  sample: (site: SampleSite) => z.input<S>
  /** The layouts it is offered in, the usual one first; without any it is offered once, as its sample. */
  looks?: Looks<S>
  /** For a section without looks: its search terms. */
  words?: string
  view: SectionView<z.output<S>, D>
  /** Upgrades stored properties from version `from` to the next. */
  upgrade?: (props: unknown, from: number) => unknown
  /** The template it belongs to, when it only makes sense there. */
  only?: string
  /** Fragment of links to this section. The first such section on a page gets it as its id, unless it has an anchor. */
  landing?: string
  /**
   * Names of its areas, at most `mostAreas`; the view places each by `Area`. They hold other sections, but none that has areas
   * itself (decision 026).
   */
  areas?: (props: z.output<S>) => readonly string[]
}

type Loading<S extends z.ZodType, D> = {
  /** Data for the view. If undefined, the section renders nothing. */
  load: (props: z.output<S>, reads: Reads, page: PageInfo, place: Place) => Promise<D | undefined>
  /** Whether `load` is needed for these properties; always if omitted. If false, the view has no data. */
  loads?: (props: z.output<S>) => boolean
}

/** A section with its types forgotten, as the registry and the page pipeline handle it. */
export type Section = {
  type: string
  version: number
  title: string
  category: SectionCategory
  schema: z.ZodType
  sample: (site: SampleSite) => unknown
  looks: Look[]
  view: SectionView<unknown, unknown>
  load?: (props: unknown, reads: Reads, page: PageInfo, place: Place) => Promise<unknown>
  loads?: (props: unknown) => boolean
  upgrade?: (props: unknown, from: number) => unknown
  only?: string
  landing?: string
  areas?: (props: unknown) => readonly string[]
}

/** Defines a section: everything about it follows from its schema, its sample and its view (docs/sections.md). */
export function defineSection<S extends z.ZodType, D = undefined>(
  options: Options<S, D> & (D extends undefined ? { load?: undefined; loads?: undefined } : Loading<S, D>),
): Section {
  return { version: 1, ...options, looks: looksOf(options) } as unknown as Section
}

/** Where a section stands: its id, and whether it is the first of its type among the page's own sections. */
export type Place = { id: string; leads: boolean }

export function loadsWith({ load, loads }: Section, props: unknown): boolean {
  return load !== undefined && (loads?.(props) ?? true)
}

function looksOf<S extends z.ZodType, D>({ title, words = '', sample, looks }: Options<S, D>): Look[] {
  if (!looks) return [{ name: 'standard', title, words, sample }]
  return looks.map(({ props, ...look }) => ({
    ...look,
    sample: (site) => ({ ...(sample(site) as object), ...(typeof props === 'function' ? props(site) : props) }),
  }))
}
