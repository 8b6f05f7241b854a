import type { SQL } from 'drizzle-orm'
import type { Reads } from '../../sections/define/reads.ts'
import type { KindName } from '../../shared/content/kinds/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { Read } from '../platform/read-cache.ts'
import type { MediaUse } from './content/media/index.ts'
import type { PublishedPage } from './content/pages/pages.ts'

/** What a module states of a kind of thing that has a public address (docs/kinds.md). */
export type ServerKind = {
  /** What the public finds at this path, decoded as it is stored. */
  find: (ctx: Ctx, path: string, reads: KindReads) => Promise<Found | undefined>
  /** Where the public finds what was at this path before. */
  movedTo: (ctx: Ctx, path: string) => Promise<Moved | undefined>
  /** What search engines may list, at most so many; `changedAt` undefined where nobody stores it. */
  sitemap: (ctx: Ctx, most: number) => Promise<{ address: string; changedAt?: Date }[]>
  /** Which of these paths lead the public to something, directly or because it had that path before. One query. */
  present: (ctx: Ctx, paths: string[]) => Promise<Set<string>>
  /** What links and sections name these by. */
  named: (ctx: Ctx, ids: string[]) => Promise<Names>
  /** Their texts that may link to others. */
  linking?: LinkUse
  /** The pictures that they show; the rows' `kind` is the kind's name. */
  mediaUse: MediaUse
  /** Path of one of them, for the builder to show the kind's template with; undefined while there is none. */
  example?: (reads: Reads) => Promise<string | undefined>
}

export type Names = {
  /** Their paths, those of before too. */
  paths: string[]
  /** What filters and sections call them besides. */
  titles: string[]
}

/**
 * Texts of one kind that may link to others: a query of the site's rows `html`, `kind`, `title`, `ref` (the id), `href` (where the
 * admin changes the text) and `shown` (whether visitors see it).
 */
export type LinkUse = (ctx: Ctx) => SQL

export type ServerKinds = Record<KindName, ServerKind>

/** The reads of the page being made. */
export type KindReads = Reads & {
  /** Reads something else of which the page is then made: what its tags name drops it. */
  noted: <T>(reading: Promise<Read<T>>) => Promise<T>
}

export type Found = {
  /** What the head of the document says of it, read beside the page's sections; without it the page's settings speak. */
  head?: () => Promise<KindHead>
  /** Its own document. Without one it is shown by the template of its kind's name. */
  page?: PublishedPage
  /** Its one address, where it may be found at others too. */
  address?: string
}

export type KindHead = {
  /** Where title or description is empty, or no picture given, those of the template stand. */
  title: string
  description: string
  /** Id of a picture of the library. */
  picture: string | undefined
  /** The way to it below the home page, itself last. */
  crumbs: { title: string; address: string }[]
  /** Of Open Graph. */
  type: 'website' | 'article' | 'product'
  /** Structured data (schema.org) besides the crumbs. */
  data: object[]
}

/** `tag` is announced when it moves on. */
export type Moved = { address: string; tag: string }
