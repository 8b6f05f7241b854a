import { expect, test } from 'vitest'
import { tagsIn } from './labels.ts'

test.each([
  ['red, festive ,red', ['red', 'festive']],
  ['दिवाली,  ', ['दिवाली']],
  ['', []],
])('%j are the tags %j', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags)
})
