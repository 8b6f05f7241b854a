import type { SQL } from 'drizzle-orm'
import type { Reads } from '../../sections/define/reads.ts'
import type { KindName } from '../../shared/content/kinds/index.ts'
import type { PageDocument } from '../../shared/content/pages/page-document.ts'
import type { PageKind, Seo } from '../../shared/content/pages/pages-admin.ts'
import type { Ctx } from '../platform/context.ts'
import type { Read } from '../platform/read-cache.ts'
import type { MediaUse } from './content/media/index.ts'
import type { AddressedSample } from './ground/samples/index.ts'

/** A module's definition of a kind of thing with a public address (docs/kinds.md). */
export type ServerKind = {
  /** The thing at this path, decoded as it is stored. */
  find: (ctx: Ctx, path: string, reads: KindReads) => Promise<Found | undefined>
  /** Current address of the thing that used to have this path. */
  movedTo: (ctx: Ctx, path: string) => Promise<Moved | undefined>
  /** A part of its addresses for the sitemap, in one order. */
  sitemap: (ctx: Ctx, part: ListedPart) => Promise<Listed[]>
  /** The number of its addresses for the sitemap. */
  countListed: (ctx: Ctx) => Promise<number>
  /** Those of the paths that are public, as a present or former path. One query. */
  present: (ctx: Ctx, paths: string[]) => Promise<Set<string>>
  /** Names by which links and sections refer to these things. */
  named: (ctx: Ctx, ids: string[]) => Promise<Names>
  /** Their texts that may contain links. */
  linking?: LinkUse
  /** Pictures that they show; the rows' `kind` is the kind's name. */
  mediaUse: MediaUse
  /** Things of the kind that a starter brings. */
  sample?: AddressedSample
  /** Path of an example, for the builder to show the kind's template; undefined if there is none. */
  example?: (reads: Reads) => Promise<string | undefined>
}

/** At most `most` entries after the first `from`. */
export type ListedPart = { from: number; most: number }

/** `changedAt` is undefined if it is not stored. */
export type Listed = { address: string; changedAt?: Date }

export type Names = {
  /** Present and former paths. */
  paths: string[]
  /** Titles that filters and sections use in place of paths. */
  titles: string[]
}

/**
 * Texts of one kind that may contain links: a query of the site's rows `html`, `kind`, `title`, `ref` (the id), `href` (screen
 * to edit the text) and `shown` (whether it is public).
 */
export type LinkUse = (ctx: Ctx) => SQL

export type ServerKinds = Record<KindName, ServerKind>

/** The reads of the page being rendered. */
export type KindReads = Reads & {
  /** Adds a read to the page's dependencies: an announced tag of it drops the page. */
  noted: <T>(reading: Promise<Read<T>>) => Promise<T>
}

/** A page, template or group as visitors see it. */
export type PublishedPage = {
  kind: PageKind
  key: string
  title: string
  seo: Seo
  document: PageDocument
  changedAt: Date
}

export type Found = {
  /** Its head of the document, read in parallel with the sections; without it the page's settings are used. */
  head?: () => Promise<KindHead>
  /** Its own document. Without one, the template with its kind's name is used. */
  page?: PublishedPage
  /** Its canonical address, if it can be found at others too. */
  address?: string
}

export type KindHead = {
  /** Empty title or description, and a missing picture, are taken from the template. */
  title: string
  description: string
  /** Id of a picture of the library. */
  picture: string | undefined
  /** Breadcrumbs below the home page, itself last. */
  crumbs: { title: string; address: string }[]
  /** `og:type`. */
  type: 'website' | 'article' | 'product'
  /** Structured data (schema.org) besides the breadcrumbs. */
  data: object[]
}

/** `tag` is announced when it moves again. */
export type Moved = { address: string; tag: string }
