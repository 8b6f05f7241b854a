import { describe, expect, test } from 'vitest'
import { loadStarter } from './index.ts'

const { products, categories, pictures } = await loadStarter('shop')
const unique = (values: string[]) => new Set(values).size === values.length

describe('the catalogue of Aangan', () => {
  test('is large enough to browse', () => {
    expect(products.length).toBeGreaterThanOrEqual(80)
    expect(unique(products.map(({ path }) => path))).toBe(true)
    expect(unique(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)))).toBe(true)
    for (const { path } of [...products, ...categories]) expect(path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('has each category once, two levels deep, and leaves none empty', () => {
    const used = new Set(products.flatMap((product) => product.categories))
    expect(unique(categories.map(({ path }) => path))).toBe(true)
    expect(categories.filter(({ path }) => !used.has(path))).toEqual([])
  })

  test.each(products.map((product) => [product.path, product] as const))('%s is described and shown', (_, product) => {
    expect(product.hsn).toMatch(/^\d{4,8}$/)
    expect(product.variants.every(({ price }) => price > 0)).toBe(true)
    expect(product.facts.length).toBeGreaterThanOrEqual(4)
    expect(product.description.replace(/<\/?(p|ul|li|strong|em)>/g, '')).not.toMatch(/[<>]/)
    expect(product.pictures.length).toBeGreaterThanOrEqual(3)
    expect(unique(product.pictures.map((name) => pictures.get(name)?.alt ?? ''))).toBe(true)
  })
})
