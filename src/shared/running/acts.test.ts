import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acts, things } from './acts.ts'

/** Names that the files of the modules define: things, and acts in quotes. */
const defined = globSync('src/server/modules/**/*.acts.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, name = '']) => name),
)

test('every file of acts is gathered, and none is named elsewhere', () => {
  expect(defined.toSorted()).toEqual([...Object.keys(things), ...Object.keys(acts)].toSorted())
})

test('acts and things stand in alphabetical order', () => {
  for (const names of [Object.keys(things), Object.keys(acts)]) expect(names).toEqual(names.toSorted())
})
