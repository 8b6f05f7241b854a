import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Comments that begin so have no subject: the reader has to guess it. */
const vague = /^\s*(?:\/\/|\/\*\*|\*) ?(?:Of|The same|What|Whoever|Nobody|Somebody) /

/** Sources and programs; the comments of tests follow. */
const files = globSync([
  'src/{admin,client,features,sections,server,shared,storefront,ui}/**/*.{ts,tsx}',
  '{bench,scripts}/**/*.{ts,mjs}',
])

test('comments begin with a subject', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (vague.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
