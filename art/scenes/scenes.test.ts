import { describe, expect, test } from 'vitest'
import { scenes } from './index.ts'
import { marks } from './marks.ts'

/** Checks that every tag closes what was opened last; enough for markup that code writes. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return open
}

const referenced = (svg: string) => [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id)

const drawings = [
  ...Object.entries(scenes).map(([name, picture]) => [name, picture.draw] as const),
  ...Object.entries(marks).map(([name, mark]) => [`the mark of ${name}`, mark.draw] as const),
]

describe.each(drawings)('%s', (_, draw) => {
  const svg = draw()

  test('is one well-formed SVG document', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(svg).toMatch(/<\/svg>$/)
    expect(unclosed(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
  })

  test('refers only to what it defines', () => {
    const ids = new Set([...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id))
    expect(referenced(svg).filter((id) => !ids.has(id))).toEqual([])
  })

  test('is the same every time, and light', () => {
    expect(draw()).toBe(svg)
    expect(svg.length).toBeLessThan(72 * 1024)
  })
})

test('every scene says what it shows, each in its own words', () => {
  const alts = Object.values(scenes).map((picture) => picture.alt)
  for (const alt of alts) expect(alt.length).toBeGreaterThan(30)
  expect(new Set(alts).size).toBe(alts.length)
})
