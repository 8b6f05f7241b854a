import { expect, test } from 'vitest'
import { gstr1Shop, rao } from '../../../../../tests/support/selling/gstr-1.ts'

test('a month of more documents than are read at once has a row for each of them, day by day', async () => {
  const { owner, sold, cancel, file } = await gstr1Shop({ at: '2026-11-10T06:00:00Z' })
  const { id } = await sold(rao, [95_000, 5, '741810'])
  await cancel(id)
  await owner.query(
    `with notes as (
       insert into invoices
       select copy.* from invoices note, generate_series(1, 1100) count, lateral jsonb_populate_record(note, jsonb_build_object(
         'id', gen_random_uuid(), 'number', 'CN/X/' || count, 'issued_on', date '2026-11-11' + count % 2)) copy
       where note.kind = 'CREDIT_NOTE' returning id
     )
     insert into invoice_lines
     select copy.* from notes, invoices note join invoice_lines line on line.invoice_id = note.id,
       lateral jsonb_populate_record(line, jsonb_build_object('invoice_id', notes.id)) copy
     where note.kind = 'CREDIT_NOTE'`,
  )
  const rows = await file('cdnr', '2026-11')
  expect(new Set(rows.map((row) => row['Note Number'])).size).toBe(1_101)
  const days = rows.map((row) => row['Note Date'])
  expect(days).toEqual(days.toSorted())
  expect(days).toHaveLength(1_101)
})
