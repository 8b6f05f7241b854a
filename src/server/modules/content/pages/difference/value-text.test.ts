import { expect, test } from 'vitest'
import { shortened } from './value-text.ts'

// Shows B172.
test('a long text is shortened around what changed by whole characters, wherever that falls', () => {
  const family = '👨‍👩‍👧'
  for (let before = 0; before < 12; before++) {
    const text = (end: string) => `${'a'.repeat(before)}${family.repeat(80)}${end}${'क्षि'.repeat(120)}`
    for (const said of shortened(text('x'), text('y'))) {
      const shown = said?.replaceAll(family, '').replaceAll('क्षि', '') ?? '?'
      expect(shown).toMatch(/^…?a*[xy]?…?$/)
    }
  }
})
