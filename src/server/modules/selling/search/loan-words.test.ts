import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { fold } from '../../../../shared/selling/search/fold.ts'
import { skeletonOf } from '../../../../shared/selling/search/loans.ts'
import { importProducts } from '../products/index.ts'
import { isNamed } from './suggest.ts'

const { one, two, owner } = await testCatalog()
type Shop = typeof one

const oneWord = `mehndi/मेंहदी lehenga/लेंहगा kadhai/कड़ाही karahi/कढ़ाई hasli/हंसली amla/आंवला attar/इत्र
pyjama/पजामा pyjama/पायजामा dhurrie/दरी durry/दरी mulmul/मलमल tussar/तसर shawl/शाल
bag/बैग watch/वॉच jeans/जींस blouse/ब्लाउज़ lamp/लैंप leather/लेदर cushion/कुशन curtain/कर्टन candle/कैंडल cup/कप tea/टी
honey/हनी georgette/जॉर्जेट chiffon/शिफॉन designer/डिजाइनर rayon/रेयान earring/इयररिंग woolen/वूलन bangles/बैंगल्स
shirt/शर्ट suit/सूट jacket/जैकेट elaichi/इलायची shoes/शूज ring/रिंग coffee/कॉफ़ी plates/प्लेट्स`
  .split(/\s/)
  .map((pair) => pair.split('/') as [latin: string, devanagari: string])

const different =
  `tea/teal tea/tee bat/Bata haar/hara haar/हरा हार/हरा kali/kala kali/काला thali/थैली kurta/कुर्ती mala/मेला tel/तिल
phool/फल pan/पेन gal/गोल moti/मिट्टी`
    .split(/\s/)
    .map((pair) => pair.split('/') as [string, string])

/** Products that are called by these words alone. */
async function sell(shop: Shop, words: string[]) {
  await importProducts(
    await shop.ctx(),
    [...new Set(words)].map((name) => ({
      ...{ path: `word-${name.toLowerCase()}`, name, brand: '', categories: ['home'] },
      variants: [{ sku: `sku-${name}`, price: 90_000, mrp: 90_000, stock: 5 }],
    })),
  )
}

async function search(shop: Shop, q: string): Promise<string[]> {
  const { body } = await shop.call('POST', '/api/io/crm/admin/public/product/variants', { body: { q, s: 100 } })
  return body.data.map(({ path }: { path: string }) => path.slice('word-'.length))
}

describe('a word in Latin letters and in Devanagari', () => {
  beforeAll(async () => {
    await sell(
      one,
      oneWord.map(([latin]) => latin),
    )
    await sell(
      two,
      oneWord.map(([, devanagari]) => devanagari),
    )
  }, 60_000)

  // Shows B231.
  test.each(oneWord)('%s and %s find each other where the shop has the other one', async (latin, devanagari) => {
    expect(await search(two, latin)).toContain(devanagari)
    expect(await search(one, devanagari)).toContain(latin)
  })
})

describe('a word that a shop has in both scripts', () => {
  beforeAll(async () => {
    await sell(
      two,
      oneWord.map(([latin]) => latin),
    )
  }, 60_000)

  // Shows B231.
  test.each(oneWord)('%s and %s find both, as it was typed first', async (latin, devanagari) => {
    for (const [typed, other] of [
      [latin, devanagari],
      [devanagari, latin],
    ] as const) {
      const found = await search(two, typed)
      expect(found[0]).toBe(typed)
      expect(found).toContain(other)
    }
  })

  // Shows B231.
  test('names a category in the other script', () => {
    expect([isNamed('चमड़े के बैग', 'bag'), isNamed('Leather bags', 'बैग'), isNamed('Shirts', 'शर्ट')]).toEqual([
      ...[true, true, true],
    ])
    expect([isNamed('मेला', 'mala'), isNamed('Teal', 'टी')]).toEqual([false, false])
  })
})

describe('different words', () => {
  beforeAll(
    () =>
      sell(
        one,
        different.flat().filter((word) => word !== 'tea'),
      ),
    60_000,
  )

  // Shows B231.
  test.each(different)('%s and %s do not find each other', async (first, second) => {
    const [found, others] = [await search(one, first), await search(one, second)]
    expect([found.includes(first.toLowerCase()), found.includes(second.toLowerCase())]).toEqual([true, false])
    expect([others.includes(second.toLowerCase()), others.includes(first.toLowerCase())]).toEqual([true, false])
  })
})

// Shows B231.
test('a word is not found by the beginning of another one that is spelt as it is in Devanagari', async () => {
  await importProducts(
    await two.ctx(),
    ['टी शर्ट', 'टी-शर्ट सफेद', 'ग्रीन टी', 'बेड शीट'].map((name, at) => ({
      ...{ path: `word-${at}`, name, brand: '', categories: ['home'] },
      variants: [{ sku: `spelt-${at}`, price: 90_000, mrp: 90_000, stock: 5 }],
    })),
  )
  const found = async (q: string) => (await search(two, q)).filter((path) => /^\d$/.test(path)).sort()
  expect(await found('tea')).toEqual(['2'])
  expect(await found('green tea')).toEqual(['2'])
  expect(await found('bed')).toEqual(['3'])
  for (const q of ['t shirt', 'tshirt', 'टी शर्ट', 'टीशर्ट']) expect(await found(q)).toEqual(['0', '1'])
  expect(await found('शर्ट')).toEqual(['0', '1'])
  expect(await found('shirt')).toEqual(['0', '1'])
})

test('words that a site had before have the same keys as new ones', async () => {
  const keys = "select distinct sound, key from search_keys where key like '=%' order by sound"
  const { rows: made } = await owner.query(keys)
  await owner.query("delete from search_keys where key like '=%'")
  await owner.query(readFileSync('db/migrations/0192-words-in-other-scripts.sql', 'utf8'))
  const { rows } = await owner.query(keys)
  expect(rows).toEqual(made)
  expect(rows).toContainEqual({ sound: fold('हंसली'), key: skeletonOf(fold('hasli')) })
})
