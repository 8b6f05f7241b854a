import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `Link` itself, and the links that lead to another language. */
const bare = ['src/ui/link.tsx', 'src/sections/header/languages.tsx']

test('every link of a page is a `Link`, which stays in the language of the page', () => {
  const files = globSync('src/{ui,sections,features}/**/*.tsx', { exclude: (file) => file.endsWith('.test.tsx') })
  expect(files.length).toBeGreaterThan(200)
  const others = files.filter((file) => !bare.includes(file) && /<a[\s>]/.test(readFileSync(file, 'utf8')))
  expect(others).toEqual([])
})
