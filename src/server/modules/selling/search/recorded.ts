import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  pin: {
    columns: sql`'phrase', t.phrase, 'products', t.paths`,
    from: sql`search_pins t`,
    label: sql`t.phrase`,
  },
  synonyms: {
    columns: sql`'words', t.terms`,
    from: sql`search_synonyms t`,
    label: sql`t.terms[1]`,
  },
}
