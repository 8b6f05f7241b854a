import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteKey } from './me.ts'
import { MoneyField, paiseOf, rupeesOf } from './money-field.tsx'

test.each([
  ['1,299.50', 129_950],
  ['₹ 1,29,900', 12_990_000],
  ['$12.50', 1_250],
  ['0.1', 10],
  ['.5', 50],
  ['5.', 500],
  ['1.15', 115],
  ['4.35', 435],
  ['', undefined],
  ['  ', undefined],
  ['12.345', null],
  ['1.2.3', null],
  ['-5', null],
  ['abc', null],
  ['.', null],
  ['1e3', null],
  ['99999999999999', 9_007_199_254_740_991],
  ['9'.repeat(400), 9_007_199_254_740_991],
])('%j is %j paise', (text, paise) => {
  expect(paiseOf(text)).toBe(paise)
})

test.each([
  [129_950, '1,299.50'],
  [12_990_000, '1,29,900'],
  [5, '0.05'],
  [0, '0'],
  [undefined, ''],
  [Number.NaN, ''],
])('%j paise stand as %j', (paise, text) => {
  expect(rupeesOf(paise)).toBe(text)
})

test('every amount that is shown is read back as itself', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (paise) => paiseOf(rupeesOf(paise)) === paise))
})

test.each([
  ['INR', '₹'],
  ['USD', '$'],
  ['AED', 'AED'],
])("an amount stands beside the sign of the site's currency: %s", (currency, sign) => {
  const client = new QueryClient()
  client.setQueryData(siteKey, { currency })
  const field = createElement(MoneyField, { label: 'Price', value: 100, onChange: () => undefined })
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client }, field))
  expect(html).toContain(`>${sign}</span>`)
})

test('nothing that a site shows of its own names a currency that it may not have', () => {
  const folders = ['src/admin', 'src/client', 'src/features', 'src/ui', 'src/shared']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  const named = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .includes('₹'),
    )
  expect(named).toEqual([])
})
