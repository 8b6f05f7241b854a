import { type SQL, sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

/** Columns of a variant, recorded alone and within its product. */
export const variantColumns = (
  v: SQL,
): SQL => sql`'price', ${v}.price, 'mrp', ${v}.mrp, 'stock', ${v}.stock, 'sale', ${v}.sale_price,
  'saleFrom', ${v}.sale_from, 'saleUntil', ${v}.sale_until, 'sku', ${v}.sku, 'options', ${v}.options, 'position', ${v}.position,
  'weight', ${v}.weight, 'barcode', ${v}.barcode, 'length', ${v}.length, 'width', ${v}.width, 'height', ${v}.height,
  'netQuantity', ${v}.net_quantity, 'custom', ${v}.custom`

export const recorded: RecordedThings = {
  variant: {
    columns: sql`${variantColumns(sql`t`)}, 'archived', t.archived_at is not null`,
    from: sql`variants t`,
    label: sql`t.sku`,
    named: sql`case when t.options = '{}' then '' else
      (select string_agg(value, ' / ' order by option.key) from jsonb_each_text(t.options) option) end`,
  },
}
