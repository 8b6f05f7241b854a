import { expect, test } from 'vitest'
import { counted, subjectOf } from './counted.ts'

test('a count names one thing or several, with its digits grouped', () => {
  expect([0, 1, 2, 1_200, 12_34_567].map((count) => counted(count, 'product'))).toEqual([
    ...['0 products', '1 product', '2 products', '1,200 products', '12,34,567 products'],
  ])
  expect([1, 3].map((count) => counted(count, 'category', 'categories'))).toEqual(['1 category', '3 categories'])
})

test('the subject of a message has no number for a single thing', () => {
  expect([1, 1_200].map((count) => subjectOf(count, 'comment'))).toEqual(['Comment', '1,200 comments'])
})
