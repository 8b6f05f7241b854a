import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { kindNames, kinds } from '../../src/shared/content/kinds/index.ts'

const home = 'src/shared/content/kinds'
const withPrefix = kindNames.filter((kind) => kinds[kind].prefix !== '')

type Line = { at: string; text: string }

/** The lines of every source file, without tests, comments and the statements of the kinds themselves. */
const lines: Line[] = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith(`${home}/`))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ at: `${file}:${index + 1}`, text })),
  )
  .filter(({ text }) => !/^\s*(\/\/|\/?\*)/.test(text))

const having = (pattern: RegExp, within: RegExp = /^src\//) =>
  lines.filter(({ at, text }) => within.test(at) && pattern.test(text)).map(({ at, text }) => `${at} ${text.trim()}`)

/** The admin's own screens of the blog, to which the check before opening leads, too. */
const isOfAdmin = (line: string) =>
  /^src\/(admin|server\/modules\/sites\/opening)\//.test(line) &&
  /['"`]\/blog\/(new|categories|tags|authors|\$id|\$\{params\._splat\})['"`]/.test(line)

describe.each(withPrefix)('the kind %s', (kind) => {
  test('has addresses that only its own file spells', () => {
    // Not within a longer path, such as that of an import.
    const spelled = having(new RegExp(String.raw`(?<![\w.@-])${kinds[kind].prefix}`))
    expect(spelled.filter((line) => !(kind === 'post' && isOfAdmin(line)))).toEqual([])
  })

  test('is not asked for elsewhere: code goes through the registry', () => {
    const asks = new RegExp(`\\b(kind|only|template|type) [!=]== '${kind}'`)
    expect(having(asks, /^src\/(admin|client|server|shared|storefront|ui)\//)).toEqual([])
  })
})

test('the address of a picture is spelled by its own function, and read by the server alone', () => {
  // Fonts, videos and documents stand beside the pictures, by functions of their own.
  const spellers = ['pictures.ts', 'media-files.ts'].map((name) => `src/shared/content/media/${name}`)
  spellers.push('src/shared/sites/theme/own-fonts.ts')
  const others = having(/['"`/]\/media\//).filter((line) => !spellers.some((file) => line.startsWith(file)))
  expect(others.filter((line) => !/^src\/server\/read-addresses\.ts/.test(line))).toEqual([])
})
