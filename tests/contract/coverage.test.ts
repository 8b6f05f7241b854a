import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

/** The paragraphs of the contract that begin with an id in bold. */
const promises = read('docs/contract.md')
  .split('\n\n')
  .flatMap((paragraph) => {
    const [, id, text] = /^\*\*([A-Z]\d+)\*\* (.+)$/s.exec(paragraph.trim()) ?? []
    return id && text ? [{ id, text: text.replaceAll('\n', ' ') }] : []
  })
const ids = promises.map(({ id }) => id)

/** The rows of the coverage's tables; no cell holds a pipe. */
const rows = [...read('docs/spec-coverage.md').matchAll(/^\| ([A-Z]\d+) \|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
  const [promise, state, where, shownBy = '', missing, ...more] = rest.split('|').map((cell) => cell.trim())
  return { id, promise, state, where, shownBy, missing, more }
})

/** By id, the names of the files with a test that says of itself `// Shows V9, C21.`, or whose table has a row of that id. */
const shown = new Map<string, Set<string>>()
/** Ids with a test that `npm test` runs. */
const ofGate = new Set<string>()
for (const file of globSync('{src,tests}/**/*.{test,spec}.{ts,tsx}')) {
  const text = read(file)
  for (const marker of text.matchAll(/\/\/ Shows ([^.\n]+)\.$|^ +id: '([A-Z]\d+)',$/gm)) {
    const [, list, row = ''] = marker
    const head = text.slice(marker.index, text.indexOf('=>', marker.index))
    const isDeep = /\.deep\.test|gallery-pictures/.test(file) || /@deep|skipIf\(isGate/.test(head)
    for (const id of (list ?? row).split(', ')) {
      shown.set(id, (shown.get(id) ?? new Set()).add(path.basename(file)))
      if (!isDeep) ofGate.add(id)
    }
  }
}

/** Promises that `npm run test:deep` alone shows, each with the reason. */
const deepOnly: Record<string, string> = {
  B201: 'widths need a browser, and the walks of the gate measure them with the names of the demonstration',
  B342: 'widths need a browser, and each mail opens in it four times',
}

/** Test file names in a table cell, each in backticks. */
const filesIn = (cell: string) => [...cell.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file)

/** Ids as comments name them: `(V9)`, `(V9, C21)`, `(S67 to S69)`. */
const reference = /\(([RSETVPCXKB]\d{1,2}(?:(?:, | to )[RSETVPCXKB]\d{1,2})*)\)/g

describe('the contract', () => {
  test('gives every promise an id of its own', () => {
    expect(ids.length).toBeGreaterThan(300)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('names no id in its own texts that it does not have', () => {
    const named = promises.flatMap(({ text }) => text.match(/\b[RSETVPCXKB]\d{1,2}\b/g) ?? [])
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('has every id that sources, tests and other documents name', () => {
    const files = globSync('{src,tests,db,scripts,bench,docs}/**/*.{ts,tsx,mjs,css,sql,md}')
    const unknown = files.flatMap((file) =>
      [...read(file).matchAll(reference)]
        .flatMap(([, named = '']) => named.split(/, | to /))
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  // Shows B2.
  test('quotes every text of the catalogue, and no other', async () => {
    const [file = ''] = globSync('src/shared/**/messages.ts')
    const { messages } = (await import(pathToFileURL(path.resolve(file)).href)) as { messages: Record<string, string> }
    const texts = promises.map(({ text }) => text.replace(/`[^`]*`/g, '')).join('\n')
    const quoted = [...texts.matchAll(/"([^"]+)"/g)].map(([, text]) => text)
    expect([...new Set(quoted)].sort()).toEqual([...new Set(Object.values(messages))].sort())
  })
})

describe('the coverage', () => {
  test('has a row for each promise, in the same order', () => {
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })

  test('calls done only what a test shows, and says what is missing where something is', () => {
    const isClear = ({ promise, state, where, shownBy, missing, more }: (typeof rows)[number]) => {
      if (!promise || more.length > 0) return false
      if (state === 'done') return where !== '' && filesIn(shownBy).length > 0
      if (state === 'partly') return where !== '' && missing !== ''
      return state === 'not yet' && where === '' && shownBy === ''
    }
    expect(rows.filter((row) => !isClear(row))).toEqual([])
  })

  test('lists the same test files for each promise as the tests themselves', () => {
    const differ = rows.flatMap(({ id, shownBy }) => {
      const said = [...(shown.get(id) ?? [])].sort()
      const named = filesIn(shownBy).sort()
      return said.join() === named.join() ? [] : [`${id}: named ${named.join()}; its tests are in ${said.join()}`]
    })
    expect(differ).toEqual([])
  })

  test('has a test of each promise in the gate, or a reason', () => {
    expect([...shown.keys()].filter((id) => !ofGate.has(id)).sort()).toEqual(Object.keys(deepOnly).sort())
  })

  test('has no ids that the contract does not have', () => {
    expect([...shown.keys()].filter((id) => !ids.includes(id))).toEqual([])
  })
})
