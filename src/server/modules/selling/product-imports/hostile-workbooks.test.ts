import { expect, test } from 'vitest'
import { numberCell, textCell, workbookOf, workbookOfText } from '../../../../../tests/support/files/workbook.ts'
import { testImports } from '../../../../../tests/support/selling/product-imports.ts'

const most = { cpuSeconds: 120, seconds: 120, megabytes: 700 }
const limits = { patience: 120, now: most, later: most }
const { bring, items, product, read, run, work } = await testImports({ unpacking: { limits, heapMegabytes: 150 } })

const tooLarge = 'This workbook is too large when unpacked. Save its first sheet as a CSV file, or split it into parts.'
const lamp = workbookOf(
  `<row r="1">${textCell('A1', 'Name')}${textCell('B1', 'Price')}</row><row r="2">${textCell('A2', 'Late Lamp')}${numberCell('B2', '75')}</row>`,
)

/** Rows whose cells are all there are of them. */
const rowsOf = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 2}">${cells(at + 2)}</row>`).join('')

// Shows B340.
test.each([
  ['unpacks to 140 MB of one text', () => workbookOfText(140 * 1024 * 1024)],
  [
    'fills the memory with its cells',
    () => workbookOf(rowsOf(30_000, (row) => numberCell(`A${row}`, '1') + numberCell(`ZX${row}`, '1'))),
  ],
])('a workbook that %s is refused in words once its process was killed, and another one is read', async (_, bytes) => {
  const { status, body } = await bring(bytes())
  expect({ status, state: body.data?.state }).toEqual({ status: 200, state: 'READING' })
  await work()
  expect(await read(body.data._id)).toMatchObject({ state: 'FAILED', fault: tooLarge, rows: 0 })
  expect(await items(body.data._id)).toEqual([])
  await run(lamp)
  expect(await product('late-lamp')).toMatchObject({ price: 7_500 })
})
