import type { TranslatedKind } from '../../../../shared/content/translations.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Say } from './translated.ts'

/** One thing that may be translated, in the language that its site is written in. */
export type TranslatableThing = {
  id: string
  /** What staff know it by. */
  name: string
  /** Calls `say` with each of its texts. */
  visit: (say: Say) => void
  /** Announced when it was translated. */
  tags: string[]
  /** Follows within the transaction that translates this one or others of its kind, by their ids. */
  whenTranslated?: (ctx: Ctx, ids: string[]) => Promise<void>
}

/** Some of them by their names, or one. */
export type Wanted = { q: string; from: number; most: number } | { id: string }

/** What a module states of a kind of thing that is translated. */
export type Translatable = (ctx: Ctx, wanted: Wanted) => Promise<TranslatableThing[]>

export type Translatables = Record<TranslatedKind, Translatable>
