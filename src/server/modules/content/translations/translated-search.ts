import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { TranslatedKind } from '../../../../shared/content/translations.ts'
import type { Ctx } from '../../../platform/context.ts'
import { languagesIn } from '../../../platform/site-in-language.ts'
import { prefixQuery } from '../../../platform/word-search.ts'
import { translations } from './translations.tables.ts'

/**
 * SQL: `own`, or the words of the text in another language of the site (B125), because shoppers may search in any language. Ids
 * are looked up first, through the full-text index; a site with one language needs no lookup.
 */
export function orTranslated(ctx: Ctx, kind: TranslatedKind, id: SQLWrapper, text: string, own: SQL): SQL {
  if (languagesIn(ctx.site).length === 1) return own
  const named = sql`select ${translations.item}::uuid from ${translations}
    where ${translations.siteId} = ${ctx.site.id} and ${translations.kind} = ${kind}
      and ${translations}."search" @@ ${prefixQuery(text)}`
  return sql`(${own} or ${id} = any(array(${named})))`
}
