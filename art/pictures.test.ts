import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { digestOf } from './develop.ts'
import { pictures } from './pictures.ts'
import { scenes } from './scenes/index.ts'
import { isOnShelf, readIndex } from './shelf.ts'

const tag = /<(\/?)([A-Za-z]+)(?: [\w:-]+="[^"<]*")*(\/?)>/g

/** The tags that are not closed in order; enough for markup that code writes. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(tag)) {
    if (selfClosing) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return open
}

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
const referenced = (svg: string) => [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id = '']) => id)

const index = readIndex()

for (const [name, { alt, focus, widest, draw }] of Object.entries(pictures))
  describe(name, () => {
    const svg = draw()

    test('is one well-formed drawing, the same every time', () => {
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s)
      assert.deepEqual(unclosed(svg), [])
      assert.doesNotMatch(svg, /NaN|undefined|Infinity|\[object/)
      assert.equal(draw(), svg)
      assert.ok(svg.length < 256 * 1024)
    })

    test('refers only to what it defines, once', () => {
      assert.equal(new Set(ids(svg)).size, ids(svg).length)
      assert.deepEqual(
        referenced(svg).filter((id) => !ids(svg).includes(id)),
        [],
      )
    })

    test('lies on the shelf as it is drawn', () => {
      const entry = index[name]
      const { alt: says, focus: shows, drawing } = entry ?? {}
      assert.deepEqual({ alt: says, focus: shows, drawing }, { alt, focus, drawing: digestOf(svg, widest) })
      assert.ok(entry && isOnShelf(entry))
    })
  })

test('nothing else is in the index', () => {
  assert.deepEqual(
    Object.keys(index).filter((name) => !(name in pictures)),
    [],
  )
})

test('every scene says what it shows, each in its own words', () => {
  const alts = Object.values(scenes).map(({ alt }) => alt)
  for (const alt of alts) assert.ok(alt.length > 30)
  assert.equal(new Set(alts).size, alts.length)
})
