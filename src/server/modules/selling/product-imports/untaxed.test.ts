import { expect, test } from 'vitest'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const { check, items, owner, one, services, step } = await testImports()

const file = `Name,SKU,Price,HSN,GST %,Status
Bare,TX-1,50,,,
Coded,TX-2,50,6912,,
Whole,TX-3,50,6912,18,
Kept,TX-4,50,,,draft
`

/** The products of a file that staff are told to look at, each with what is said of it. */
async function noted(file: string) {
  const { _id } = await check(file)
  const found: { name: string; faults: { text: string }[] }[] = await items(_id, '&kind=noted')
  return { id: _id, said: found.map(({ name, faults }) => [name, faults[0]?.text]) }
}

// Shows B208.
test('a shop with a GSTIN is told, before a file is imported, what would go on sale without what invoices need', async () => {
  expect((await noted(file)).said).toEqual([])
  await owner.query(`update sites set settings = settings || jsonb_build_object('gst', $2::jsonb) where id = $1`, [
    one.id,
    { number: '08AAPFU0939F1ZV', state: 'Rajasthan', composition: false },
  ])
  services.bus.tell(one.id, ['site'])
  const checked = await noted(file)
  expect(checked.said).toEqual([
    ['Bare', expect.stringContaining('on sale without HSN code and GST rate, so its invoices would be wrong')],
    ['Coded', expect.stringContaining('on sale without GST rate, so')],
  ])
  await step(checked.id, 'start')
  expect((await noted('SKU,Price\nTX-1,60\n')).said).toEqual([])
  expect((await noted('SKU,Status\nTX-4,published\n')).said).toMatchObject([['TX-4', expect.any(String)]])
})
