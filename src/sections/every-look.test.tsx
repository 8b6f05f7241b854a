import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { digestOf, outlineOf, withPlainIds } from '../../tests/support/screens/outline.ts'
import { drawn, type Section, variantsOf } from '../../tests/support/screens/section-variants.ts'
import { sections } from './registry.ts'

/**
 * Accepted outlines of each look, with a digest for each setting: an unintended change is noticed in whatever section it shows.
 * `ACCEPT_LOOKS=1` writes the files anew, to be read like any change.
 */
const folder = 'tests/looks/sections'
const fileOf = ({ type }: Section) => path.join(folder, `${type}.txt`)

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T06:30:00.000Z') })
})
afterAll(() => {
  vi.useRealTimers()
})

/** The looks in full, then a digest for each setting that is turned. */
async function accountOf(section: Section): Promise<string> {
  const looks: string[] = []
  const turned = new Map<string, string[]>()
  for (const { look, turn, props } of variantsOf(section)) {
    const html = withPlainIds(await drawn(section, props))
    if (turn === '' || turn === 'filled')
      looks.push(`## ${[look, turn].filter(Boolean).join(', ')}`, outlineOf(html), '')
    else turned.set(`${look}: ${turn}`, [...(turned.get(`${look}: ${turn}`) ?? []), digestOf(html)])
  }
  const digests = [...turned].map(([name, values]) => `${name} ${digestOf(values.join())}`)
  return [...looks, '## other settings', ...digests, ''].join('\n')
}

describe.each(sections)('$type', (section) => {
  test('is drawn as it was accepted, in each look and with each setting', async () => {
    const file = fileOf(section)
    const now = await accountOf(section)
    if (process.env.ACCEPT_LOOKS) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, now)
    }
    expect(now).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
  })
})

test('no accepted look is left of a section that is gone', () => {
  expect(globSync(`${folder}/*`).sort()).toEqual(sections.map(fileOf).sort())
})
