import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { workbookResponse } from './workbook.ts'

async function* pagesOf<T>(...pages: T[]) {
  yield* pages
}

// Shows B252.
test('a workbook holds texts as they were written, and amounts as numbers', async () => {
  const texts = ['=1+1', '0036000291452', 'a < b & c', 'एक\nदो', '', 'cut\u0000off\u0007']
  const columns = texts.map((_, at) => `Column ${at + 1}`)
  const more = [...Array(30).keys()]
  const response = workbookResponse({
    fileName: 'list.xlsx',
    columns,
    pages: pagesOf([texts], [], [[{ minor: 129_950 }, null, ...more]]),
  })
  const [head, first, second] = await readSheet(Buffer.from(await response.arrayBuffer()))
  expect(head?.slice(0, 6)).toEqual(columns)
  expect(first?.slice(0, 6)).toEqual(['=1+1', '0036000291452', 'a < b & c', 'एक\nदो', null, 'cutoff'])
  expect(second).toEqual([1299.5, null, ...more])
})

test('a workbook without rows has its head', async () => {
  const response = workbookResponse({ fileName: 'list.xlsx', columns: ['Name'], pages: pagesOf<string[][]>() })
  expect(await readSheet(Buffer.from(await response.arrayBuffer()))).toEqual([['Name']])
})
