import { expect, test } from 'vitest'
import type { CsvLine } from '../../../../platform/read-csv.ts'
import { linePacker } from './packed-lines.ts'

test('packed lines are those that were added, in their order and by their places', () => {
  const given = Array.from({ length: 65 }, (_, at): CsvLine => {
    const line = { line: at * 2 + 1, cells: [`“${at}”`, '', 'क\n"x"'] }
    return at === 40 ? { ...line, isBroken: true } : line
  })
  const { add, lines } = linePacker()
  for (const line of given) add(line)
  expect(lines.length).toBe(65)
  expect([...lines]).toEqual(given)
  expect([64, 0, 40, 19, 20, 63].map(lines.at)).toEqual([64, 0, 40, 19, 20, 63].map((at) => given[at]))
})
