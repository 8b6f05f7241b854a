import { describe, expect, test } from 'vitest'
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

describe.each(Object.entries(pictures))('%s', (name, { alt, focus, widest, draw }) => {
  const svg = draw()

  test('is one well-formed drawing, the same every time', () => {
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
    expect(svg.endsWith('</svg>')).toBe(true)
    expect(unclosed(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(draw()).toBe(svg)
    expect(svg.length).toBeLessThan(256 * 1024)
  })

  test('refers only to what it defines, once', () => {
    expect(new Set(ids(svg)).size).toBe(ids(svg).length)
    expect(referenced(svg).filter((id) => !ids(svg).includes(id))).toEqual([])
  })

  test('lies on the shelf as it is drawn', () => {
    const entry = index[name]
    const { alt: says, focus: shows, drawing } = entry ?? {}
    expect({ alt: says, focus: shows, drawing }).toEqual({ alt, focus, drawing: digestOf(svg, widest) })
    expect(entry && isOnShelf(entry)).toBe(true)
  })
})

const index = readIndex()

test('nothing else is in the index', () => {
  expect(Object.keys(index).filter((name) => !(name in pictures))).toEqual([])
})

test('every scene says what it shows, each in its own words', () => {
  const alts = Object.values(scenes).map(({ alt }) => alt)
  for (const alt of alts) expect(alt.length).toBeGreaterThan(30)
  expect(new Set(alts).size).toBe(alts.length)
})
