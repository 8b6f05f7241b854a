import type { SQL } from 'drizzle-orm'
import type { KindName } from '../../../../shared/content/kinds/index.ts'
import type { SampleKind } from '../../../../shared/sites/samples.ts'

/** Things that a starter brings, which are samples until they are changed (B191), as SQL in which `t` is a row. */
export type SampleThing = {
  kind: Exclude<SampleKind, 'settings'>
  /** The table, named `t`. It has `site_id` and `id`, a UUID. */
  from: SQL
  /** The rows that can be samples; all without it. */
  where?: SQL
  /** Cache tags of pages and lists that show these things, announced when they become samples or stop being samples. */
  tags?: (ids: string[]) => string[]
}

/** Samples with an address of their own; `path` is null for rows without one. */
export type AddressedSample = SampleThing & { kind: KindName; path: SQL }

/** Things that are marked: those of a kind, or parts of the settings. */
export type Marked = Pick<SampleThing, 'tags'> & { kind: SampleKind }
