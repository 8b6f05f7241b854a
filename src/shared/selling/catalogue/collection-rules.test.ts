import { describe, expect, test } from 'vitest'
import { collectionRule, isMeant, type RuledProduct } from './collection-rules.ts'

const [linen, cotton, kosi, sarees, textiles, weave, gsm] = Array.from(
  { length: 7 },
  (_, index) => `00000000-0000-4000-8000-00000000000${index}`,
)

const saree: RuledProduct = {
  tags: ['handloom', 'summer'],
  brandId: kosi ?? null,
  categoryIds: [sarees ?? '', textiles ?? ''],
  price: 70_000,
  mrp: 100_000,
  inStock: true,
  created: '2026-10-02',
  custom: { [weave ?? '']: [['Plain', 'Twill']], [gsm ?? '']: [80, 120] },
}

const meant = (conditions: object[], match = 'all') => isMeant(collectionRule.parse({ match, conditions }), saree)

describe('a rule', () => {
  // Shows B153.
  test.each([
    [{ field: 'tag', tags: ['Summer', 'winter'] }, true],
    [{ field: 'tag', tags: ['winter'] }, false],
    [{ field: 'tag', tags: ['winter'], not: true }, true],
    [{ field: 'brand', ids: [kosi] }, true],
    [{ field: 'brand', ids: [kosi], not: true }, false],
    [{ field: 'category', ids: [textiles] }, true],
    [{ field: 'category', ids: [linen, cotton] }, false],
    [{ field: 'price', from: 70_000, to: 70_000 }, true],
    [{ field: 'price', from: 70_001 }, false],
    [{ field: 'price', to: 69_999 }, false],
    [{ field: 'discount', least: 30 }, true],
    [{ field: 'discount', least: 31 }, false],
    [{ field: 'stock', inStock: false }, false],
    [{ field: 'created', since: '2026-10-02' }, true],
    [{ field: 'created', since: '2026-10-03' }, false],
    [{ field: 'custom', id: weave, values: ['Twill'] }, true],
    [{ field: 'custom', id: weave, values: ['Satin'] }, false],
    [{ field: 'custom', id: gsm, from: 100, to: 120 }, true],
    [{ field: 'custom', id: gsm, from: 121 }, false],
    [{ field: 'custom', id: linen }, false],
    [{ field: 'custom', id: weave }, true],
  ])('%j: %s', (condition, expected) => {
    expect(meant([condition])).toBe(expected)
  })

  test('matches if all of its conditions hold, or any', () => {
    const both = [
      { field: 'tag', tags: ['winter'] },
      { field: 'stock', inStock: true },
    ]
    expect(meant(both)).toBe(false)
    expect(meant(both, 'any')).toBe(true)
  })

  test('is refused without conditions, and with an empty condition', () => {
    expect(collectionRule.safeParse({ conditions: [] }).success).toBe(false)
    expect(collectionRule.safeParse({ conditions: [{ field: 'price' }] }).success).toBe(false)
    expect(collectionRule.safeParse({ conditions: [{ field: 'brand', ids: [] }] }).success).toBe(false)
    expect(collectionRule.safeParse({ conditions: [{ field: 'colour' }] }).success).toBe(false)
  })
})
