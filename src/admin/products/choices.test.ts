import { describe, expect, test } from 'vitest'
import {
  addMissing,
  addOption,
  addValue,
  type Choices,
  missing,
  nameOf,
  orderValues,
  removeOption,
  removeValue,
  renameOption,
  renameValue,
  setLook,
  withoutPicture,
} from './choices.ts'

const plain: Choices = { options: [], variants: [{ sku: 'KURTA', options: {}, price: 500, mrp: 900, stock: 7 }] }
const sized = addOption(plain, { name: 'Size', values: ['S', 'M'] })
const coloured = addOption(sized, { name: 'Colour', values: ['Red', 'Blue'] })
const seen = ({ options, variants }: Choices) =>
  variants.map((variant) => `${nameOf(options, variant)} ${variant.sku} ${variant.price} ${variant.stock}`)

describe('options of a product', () => {
  test('the first one keeps what was entered at its first value; the others have its prices and no stock', () => {
    expect(seen(sized)).toEqual(['S KURTA 500 7', 'M KURTA-M 500 0'])
  })

  test('a second one makes every combination, in order, no SKU twice', () => {
    expect(coloured.variants.map((variant) => nameOf(coloured.options, variant))).toEqual([
      'S / Red',
      'S / Blue',
      'M / Red',
      'M / Blue',
    ])
    expect(new Set(coloured.variants.map(({ sku }) => sku)).size).toBe(4)
    expect(coloured.variants[0]).toMatchObject({ sku: 'KURTA', stock: 7 })
  })

  test('one that goes leaves the first of those that differed by it', () => {
    expect(seen(removeOption(coloured, 1))).toEqual(seen(sized))
    expect(seen(removeOption(sized, 0))).toEqual([' KURTA 500 7'])
  })

  test('one that is renamed stays what it is, and takes no name that is taken', () => {
    const renamed = renameOption(sized, 0, 'Fit')
    expect(renamed.options).toEqual([{ name: 'Fit', values: ['S', 'M'] }])
    expect(renamed.variants[0]?.options).toEqual({ Fit: 'S' })
    expect(renameOption(coloured, 0, 'Colour')).toEqual(coloured)
  })
})

describe('values of an option', () => {
  test('a new one comes with a variant for each combination that is sold', () => {
    const without = { ...coloured, variants: coloured.variants.filter((variant) => variant.options.Colour === 'Red') }
    const larger = addValue(without, 0, 'L')
    expect(larger.variants.map((variant) => nameOf(larger.options, variant))).toEqual(['S / Red', 'M / Red', 'L / Red'])
    expect(addValue(sized, 0, 'S')).toEqual(sized)
  })

  test('an SKU takes the new value where the old one stood', () => {
    const ending = {
      ...sized,
      variants: sized.variants.map((variant) => ({ ...variant, sku: `K-${variant.options.Size}` })),
    }
    expect(addValue(ending, 0, 'XL').variants.at(-1)?.sku).toBe('K-XL')
  })

  test('one that goes takes its variants along; the last one stays', () => {
    expect(seen(removeValue(sized, 0, 'S'))).toEqual(['M KURTA-M 500 0'])
    const single = removeValue(sized, 0, 'S')
    expect(removeValue(single, 0, 'M')).toEqual(single)
  })

  test('one that is renamed keeps its variants', () => {
    expect(seen(renameValue(sized, 0, 'S', 'Small'))).toEqual(['Small KURTA 500 7', 'M KURTA-M 500 0'])
    expect(renameValue(sized, 0, 'S', 'M')).toEqual(sized)
  })

  test('in another order they bring the variants along', () => {
    expect(seen(orderValues(sized, 0, ['M', 'S']))).toEqual(['M KURTA-M 500 0', 'S KURTA 500 7'])
  })
})

describe('what a value looks like', () => {
  const blue = { value: 'Blue', picture: 'pictureofblue', swatch: '#26307a' }
  const looking = setLook(setLook(coloured, 1, blue), 1, { value: 'Red', picture: '', swatch: '#a8322d' })
  const looks = ({ options }: Pick<Choices, 'options'>) => options[1]?.looks

  test('follows the value when it is renamed, and goes with it', () => {
    expect(looks(renameValue(looking, 1, 'Blue', 'Indigo'))).toContainEqual({ ...blue, value: 'Indigo' })
    expect(looks(removeValue(looking, 1, 'Blue'))?.map(({ value }) => value)).toEqual(['Red'])
    expect(looks(addValue(looking, 1, 'Green'))).toEqual(looks(looking))
  })

  test('is one thing for each value, and nothing where nothing is said', () => {
    expect(looks(setLook(looking, 1, { ...blue, swatch: '' }))).toHaveLength(2)
    expect(looks(setLook(looking, 1, { value: 'Blue', picture: '', swatch: '' }))).toHaveLength(1)
  })

  test('loses a picture that leaves the product, and keeps its swatch', () => {
    const options = withoutPicture(looking.options, 'pictureofblue')
    expect(looks({ options })).toContainEqual({ ...blue, picture: '' })
  })
})

test('combinations that are not sold are known, and can be offered again', () => {
  const fewer = { ...coloured, variants: coloured.variants.toSpliced(1, 2) }
  expect(missing(fewer)).toEqual([
    { Size: 'S', Colour: 'Blue' },
    { Size: 'M', Colour: 'Red' },
  ])
  const all = addMissing(fewer)
  expect(missing(all)).toEqual([])
  expect(all.variants).toHaveLength(4)
})

test('no SKU is made up when there is none to derive it from', () => {
  const bare = { options: [], variants: [{ sku: '', options: {}, price: 1, mrp: 1, stock: 0 }] }
  expect(addOption(bare, { name: 'Size', values: ['S', 'M'] }).variants.map(({ sku }) => sku)).toEqual(['', ''])
})

describe('the SKU of a new variant', () => {
  const skusOf = ({ variants }: Choices) => variants.map(({ sku }) => sku)

  test('tells it from every other one, in any script', () => {
    const sizes = addOption(plain, { name: 'आकार', values: ['छोटा', 'बड़ा'] })
    expect(skusOf(addOption(sizes, { name: 'रंग', values: ['लाल', 'नीला'] }))).toEqual([
      'KURTA',
      'KURTA-छोटा-नीला',
      'KURTA-बड़ा',
      'KURTA-बड़ा-नीला',
    ])
    expect(skusOf(coloured)).toEqual(['KURTA', 'KURTA-S-BLUE', 'KURTA-M', 'KURTA-M-BLUE'])
  })

  test('has no number behind it where its values tell it apart', () => {
    const named = {
      ...sized,
      variants: sized.variants.map((variant) => ({ ...variant, sku: `K-${variant.options.Size}` })),
    }
    const both = addOption(named, { name: 'Colour', values: ['Red', 'नीला'] })
    expect(skusOf(both)).toEqual(['K-S', 'K-S-नीला', 'K-M', 'K-M-नीला'])
    expect(skusOf(addValue(both, 0, 'L')).slice(4)).toEqual(['K-L-RED', 'K-L-नीला'])
  })

  test('keeps signs apart that are no letters, and values that look alike as text', () => {
    const stars = addOption(plain, { name: 'Grade', values: ['★', '★★', '½', '1/2', '1.2'] })
    expect(new Set(skusOf(stars)).size).toBe(5)
    expect(skusOf(stars).slice(0, 3)).toEqual(['KURTA', 'KURTA-26052605', expect.stringContaining('KURTA-')])
  })

  test('is no longer than an SKU may be, and still tells apart', () => {
    const long = { options: [], variants: [{ sku: 'K'.repeat(64), options: {}, price: 1, mrp: 1, stock: 0 }] }
    const skus = skusOf(addOption(long, { name: 'Size', values: ['S', 'M', 'L'.repeat(60), `${'L'.repeat(59)}X`] }))
    expect(new Set(skus).size).toBe(4)
    expect(skus.every((sku) => sku.length <= 64)).toBe(true)
  })
})
