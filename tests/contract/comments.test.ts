import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Comments that begin so have no subject: the reader has to guess it. */
const vague = /^\s*(?:\/\/|\/\*\*|\*) ?(?:Of|The same|What|Whoever|Nobody|Somebody) /

const files = globSync(['src/**/*.{ts,tsx}', '{bench,scripts,tests}/**/*.{ts,tsx,mjs}'])

test('comments begin with a subject', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (vague.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
