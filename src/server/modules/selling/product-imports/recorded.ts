import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  productImport: {
    columns: sql`'file', t.file_name, 'state', t.state, 'columns', t.columns, 'rows', t.rows, 'products', t.products`,
    from: sql`product_imports t`,
    label: sql`t.file_name`,
  },
}
