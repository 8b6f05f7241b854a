import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Expressions of the admin's screens that are a person's name. */
const name = String.raw`(?:(?:\w+\??\.)*(?:customer|writer|member|assignee|known|to|from)\.name|(?:\w+\.)*by(?:\.name)?|writer)(?: \|\| [^}]*)?`
const inText = new RegExp(String.raw`\$\{${name}\}`, 'g')
const inMarkup = new RegExp(String.raw`(?<![$=\w({])\{${name}\}`, 'g')
const apart = /^<(?:bdi\b|[^>]*\bdir="auto")/

/** The tag that stands before a place in a file. */
const tagBefore = (text: string, place: number) => text.slice(text.lastIndexOf('<', place), place)

// Shows B176.
test('names in the admin are set apart from the words around them', () => {
  const files = globSync('src/admin/**/*.tsx').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(200)
  const bare = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const shown = [...text.matchAll(inMarkup)].filter(({ index }) => !apart.test(tagBefore(text, index)))
    return [...text.matchAll(inText), ...shown].map(([found]) => `${file}: ${found}`)
  })
  expect(bare).toEqual([])
})

// Shows B176.
test('texts in the admin that keep their lines run in their own direction', () => {
  const bare = globSync('src/admin/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<[a-z]+[^>]*whitespace-pre-line[^>]*>/g)]
      .filter(([tag]) => !tag.includes('dir="auto"'))
      .map(([tag]) => `${file}: ${tag}`),
  )
  expect(bare).toEqual([])
})
