import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Comments that begin so have no subject: the reader has to guess it. */
const vague = /^\s*(?:\/\/|\/\*\*|\*) ?(?:Of|The same|What|Whoever|Nobody|Somebody) /

/** Pronouns for a user, a visitor or a caller, which a search does not find. */
const pronoun = /(?<!`)\b(?:somebody|nobody|whoever|everybody|anybody)\b(?!`)/i

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

test('comments name users by nouns', () => {
  const comment = /^\s*(?:\/\/|\/\*\*|\*) .*$/gm
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(comment) ?? [])
      .filter((line) => pronoun.test(line))
      .map((line) => `${file} ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/** The beginning of a test, with its indentation and title. */
const testTitle = /^( *)test(?:\.(?!describe)\w+(?:\([^)]*\))?)*\(\s*(['`"])((?:(?!\2).)*)\2/gm

/** Titles that begin so leave their subject to be guessed, within a `describe` too. */
const vagueTitle = /^(?:Whoever|Whom|What|Nobody|Somebody|The same) /i

/** Titles that begin so go on with the title of a `describe`, so they need one. */
const goesOn =
  /^(?:and|or|of|that|which|who|whose|its?|they|is|are|was|were|has|have|had|can|cannot|may|must|does|do|did|shows|says|tells|asks|needs|begins|ends|sends|takes|gets|gives|leads|stands?|belongs?|offers|opens|counts|keeps|leaves|holds|refuses|stays|comes|goes) /i

test('titles of tests have a subject, of their own or of the group around them', () => {
  const titles = files
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(testTitle)].map((found) => ({ file, found })))
  const vague = titles.flatMap(({ file, found: [, indent, , title = ''] }) =>
    vagueTitle.test(title) || pronoun.test(title) || (indent === '' && goesOn.test(title)) ? [`${file}: ${title}`] : [],
  )
  expect(titles.length).toBeGreaterThan(3_000)
  expect(vague).toEqual([])
})
