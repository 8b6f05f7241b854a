import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const server = 'src/server'

/** Files that change a row of a table, each with the statements' beginnings. */
function changesOf(table: string): { file: string; text: string }[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  return files.flatMap((file) =>
    readFileSync(path.join(server, file), 'utf8')
      .split(new RegExp(String.raw`\.update\(${table}\)`))
      .slice(1)
      .map((rest) => ({ file: path.basename(file), text: rest.slice(0, rest.indexOf('.where(')) })),
  )
}

test.each([
  ['payments', 'attempt-states.ts'],
  ['orders', 'order-states.ts'],
])('the state of %s changes in %s alone, by its table of moves', (table, place) => {
  const changes = changesOf(table)
  expect(changes.map(({ file }) => file)).toContain(place)
  // Other updates must list their columns literally, so that this check can read them.
  for (const { file, text } of changes.filter(({ file }) => file !== place))
    expect({ file, text }).toEqual({
      file,
      text: expect.stringMatching(/^\s*\.set\(\{(?![^}]*\bstatus\b)[^}]*\}\)\s*$/),
    })
})
