import { isNull } from 'drizzle-orm'
import { variants } from './catalog.tables.ts'

/** Variants that are on their product still. */
export const sold = isNull(variants.archivedAt)
