import { describe, expect, test } from 'vitest'
import { categories } from './categories.ts'
import { products } from './products.ts'

const unique = (values: string[]) => new Set(values).size === values.length
const pictures = [
  ...categories.map(({ path, picture }) => [`category ${path}`, picture] as const),
  ...products.flatMap((product) =>
    product.pictures.map((picture) => [`${product.path}: ${picture.alt}`, picture] as const),
  ),
]

describe('the catalogue of Aangan', () => {
  test('is large enough to browse', () => {
    expect(products.length).toBeGreaterThanOrEqual(80)
    expect(unique(products.map(({ path }) => path))).toBe(true)
    expect(unique(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)))).toBe(true)
    for (const { path } of [...products, ...categories]) expect(path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('names only categories that exist, and leaves none empty', () => {
    const paths = categories.map(({ path }) => path)
    const tops = categories.filter(({ parent }) => !parent).map(({ path }) => path)
    expect(unique(paths)).toBe(true)
    for (const { parent } of categories) if (parent) expect(tops).toContain(parent)
    const used = new Set(products.flatMap((product) => product.categories))
    for (const path of used) expect(paths).toContain(path)
    for (const path of paths) expect(used).toContain(path)
  })

  test.each(products)('$path is priced, counted and described', (product) => {
    for (const { mrp, price, stock } of product.variants) {
      expect(Number.isInteger(mrp) && Number.isInteger(price) && Number.isInteger(stock)).toBe(true)
      expect(price).toBeGreaterThan(0)
      expect(price).toBeLessThanOrEqual(mrp)
      expect(stock).toBeGreaterThanOrEqual(0)
    }
    expect(product.hsn).toMatch(/^\d{4,8}$/)
    expect(product.facts.length).toBeGreaterThanOrEqual(4)
    expect(product.description.replace(/<\/?(p|ul|li|strong|em)>/g, '')).not.toMatch(/[<>]/)
  })

  test.each(products)('$path has one value of each option in every variant', ({ options, variants }) => {
    const names = options.map(({ name }) => name)
    for (const variant of variants) {
      expect(Object.keys(variant.options)).toEqual(names)
      for (const { name, values } of options) expect(values).toContain(variant.options[name])
    }
    expect(unique(variants.map((variant) => JSON.stringify(variant.options)))).toBe(true)
  })

  test.each(products)('$path tells its pictures apart', (product) => {
    expect(product.pictures.length).toBeGreaterThanOrEqual(3)
    expect(unique(product.pictures.map(({ alt }) => alt))).toBe(true)
  })
})

describe('the pictures of Aangan', () => {
  test.each(pictures)('%s', (_, picture) => {
    const svg = picture.draw()
    expect(picture.draw()).toBe(svg)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expectWellFormed(svg)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    expect(unique(ids)).toBe(true)
    for (const [, id = ''] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  })
})

/** Every tag closes in order; the drawings hold no text, so tags are all there is. */
function expectWellFormed(svg: string) {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([A-Za-z]+)(?: [\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!selfClosing) open.push(name)
  }
  expect(open).toEqual([])
  expect(svg.replace(/<(\/?)([A-Za-z]+)(?: [\w:-]+="[^"<]*")*(\/?)>/g, '')).toBe('')
}
