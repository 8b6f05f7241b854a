import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { TranslatedKind } from '../../../../shared/content/translations.ts'
import type { Ctx } from '../../../platform/context.ts'
import { containsPlain, type Sorted } from '../../../platform/lists.ts'
import type { Say } from './translated.ts'

/** A thing that can be translated, in the site's main language. */
export type TranslatableThing = {
  id: string
  /** The name that staff see. */
  name: string
  /** Calls `say` with each of its texts that is read in the language. */
  visit: (say: Say, language: string) => void
  /** Announced when it is translated. */
  tags: string[]
  /** Runs in the transaction that translates these things, given by id. */
  whenTranslated?: (ctx: Ctx, ids: string[]) => Promise<void>
}

/** A page of things by name, or a single one. */
export type Wanted = { q: string; from: number; most: number } | { id: string }

/** A module's query for its translatable things of one kind. */
export type Translatable = (ctx: Ctx, wanted: Wanted) => Promise<TranslatableThing[]>

export type Translatables = Record<TranslatedKind, Translatable>

/** Condition: the thing with the wanted id, or those whose title contains the searched text. */
export function wantedOf(wanted: Wanted, id: SQLWrapper, title: SQLWrapper): SQL {
  return 'id' in wanted ? eq(sql`${id}::text`, wanted.id) : containsPlain(title, wanted.q)
}

/** The wanted rows of a sorted query: a single thing's, or those of a page. */
export async function partOf<Row>(
  wanted: Wanted,
  query: PromiseLike<Row[]> & Sorted<PromiseLike<Row[]>>,
): Promise<Row[]> {
  return 'id' in wanted ? await query : await query.limit(wanted.most).offset(wanted.from)
}
