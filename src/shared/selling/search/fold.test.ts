import { describe, expect, test } from 'vitest'
import { colourOf } from './colours.ts'
import { fold } from './fold.ts'
import { measuresIn } from './measures.ts'
import { priceIn } from './price-words.ts'
import { joinedPairs, searchWords, tellingWords } from './search-words.ts'
import { distance, keysOf, keysOfTyped } from './typing-keys.ts'

/** Each line: a word in Devanagari, and its Latin spellings. */
const heard = `कुर्ता kurta kurtha kurtaa kurtah
साड़ी saree sari saari sadi saadi
चप्पल chappal chapal
दुपट्टा dupatta dupata duppatta
लहंगा lehenga lehnga lahanga
झुमका jhumka jumka
दीया diya deeya dia
हल्दी haldi haldee
पूजा pooja puja
थाली thali taali
चाय chai chaai chay
मिठाई mithai mithaai meethai
गुलाब gulab gulaab
पनीर paneer panir
शेरवानी sherwani shervani
कढ़ाई kadhai kadai
पकोड़ा pakoda pakora
लड्डू laddu ladoo laddoo
लक्ष्मी laxmi lakshmi
ज्ञान gyan dnyan jnan
कृष्णा krishna krushna
फुलकारी phulkari fulkari
चांदी chandi chaandi
मेहंदी mehndi mehendi mehandi
मेंहदी mehndi mehendi
लेंहगा lehenga lahanga
चंपा champa chanpa
ज़री zari jari zaree
क़लम kalam qalam
इलायची ilaichi
स्वेटर sweater
कॉटन cotton
संस्कृति sanskriti samskriti sanskruti
धनिया dhania dhaniya`
  .split('\n')
  .map((line) => line.split(' '))

describe('how a word sounds', () => {
  // Shows B144.
  test.each(heard)('is the same for %s and %s, however it is written', (devanagari = '', ...latin) => {
    expect(latin.map(fold)).toEqual(latin.map(() => fold(devanagari)))
  })

  test('differs for words that sound different', () => {
    for (const [one = '', other = ''] of [
      ['kurta', 'kurti'],
      ['mala', 'mela'],
      ['tel', 'tal'],
      ['tea', 'teal'],
      ['moti', 'mati'],
      ['sari', 'saree kurti'],
    ])
      expect(fold(one)).not.toBe(fold(other))
  })

  const consonants = 'क ख ग घ च छ ज झ ट ठ ड ढ त थ द ध न प फ ब भ म र ल व श स ह'.split(' ')
  const written = 'k kh g gh ch chh j jh t th d dh t th d dh n p ph b bh m r l v sh s h'.split(' ')
  const signs = ['', 'ा', 'ि', 'ी', 'ु', 'ू', 'े', 'ो']
  const vowels = ['a', 'aa', 'i', 'ee', 'u', 'oo', 'e', 'o']

  // Shows B144.
  test('is equal for all pairs of syllables in both scripts', () => {
    for (const [first, one] of consonants.entries())
      for (const [second, other] of consonants.entries())
        for (const [vowel, sign] of signs.entries()) {
          const devanagari = `${one}ा${other}${sign}`
          // A final consonant has no vowel.
          const end = sign === '' ? '' : vowels[vowel]
          const latin = `${written[first]}a${written[second]}${end}`
          expect(`${latin} ${fold(latin)}`).toBe(`${latin} ${fold(devanagari)}`)
        }
  })

  test('is found for other Indian scripts by equivalent letters', () => {
    expect(['કુર્તા', 'ਕੁਰਤਾ', 'কুর্তা', 'కుర్తా', 'ಕುರ್ತಾ'].map(fold)).toEqual(Array(5).fill(fold('kurta')))
  })
})

describe('words', () => {
  test('are lower-case singulars without accents and punctuation', () => {
    expect(searchWords('Men’s Kurtas, Kurtis & dresses; berries, watches, glass, tennis, Café')).toEqual(
      'men kurta kurti dress berry watch glass tennis cafe'.split(' '),
    )
  })

  test('are also joined in pairs, except long numbers', () => {
    expect(joinedPairs(['t', 'shirt', '12345'])).toEqual(['tshirt'])
    expect(joinedPairs(['500', 'ml'])).toEqual(['500ml'])
  })

  test('exclude function words, unless nothing else is left', () => {
    expect(tellingWords(['kurta', 'for', 'men'])).toEqual(['kurta', 'men'])
    expect(tellingWords(['for'])).toEqual(['for'])
  })

  test('with amounts are equal in all units', () => {
    const terms = (text: string) => measuresIn(text).map(({ term }) => term)
    expect(terms('1 kg, 1000 grams, 0.5kg and ५०० ग्राम')).toEqual(['1000000mg', '1000000mg', '500000mg', '500000mg'])
    expect(terms('iphone 13')).toEqual([])
  })

  test('include colours in both scripts', () => {
    expect(['लाल', 'laal', 'neela', 'काला', 'सुनहरा', 'table'].map(colourOf)).toEqual([
      ...['red', 'red', 'blue', 'black', 'gold', undefined],
    ])
    expect(['haar', 'हार', 'kal', 'pill', 'peel'].map(colourOf)).toEqual(Array(5).fill(undefined))
  })
})

describe('a price in words', () => {
  // Shows B145.
  test.each([
    ['red kurta xl under 1500', { max: 1_500, rest: 'red kurta xl' }],
    ['below ₹2,000', { max: 2_000, rest: '' }],
    ['500 se kam', { max: 500, rest: '' }],
    ['between 500 and 1000', { min: 500, max: 1_000, rest: '' }],
    ['kurta 500-1000', { min: 500, max: 1_000, rest: 'kurta' }],
    ['1.5k se kam ka kurta', { max: 1_500, rest: 'kurta' }],
    ['लाल कुर्ता ५०० से कम', { max: 500, rest: 'लाल कुर्ता' }],
    ['saree above rs. 5000', { min: 5_000, rest: 'saree' }],
    ['₹500 se 1000 tak', { min: 500, max: 1_000, rest: '' }],
    ['saree under 1 lakh', { max: 100_000, rest: 'saree' }],
    ['1-2 lakh', { min: 100_000, max: 200_000, rest: '' }],
    ['kurta 500-1k', { min: 500, max: 1_000, rest: 'kurta' }],
    ['50k to 1 lakh', { min: 50_000, max: 100_000, rest: '' }],
    ['necklace under 1 crore', { max: 10_000_000, rest: 'necklace' }],
    ['एक नथ 2 लाख से कम', { max: 200_000, rest: 'एक नथ' }],
    ['kids dress 2-3 years under 500', { max: 500, rest: 'kids dress 2-3 years' }],
    ['kurta size 38-40 below 900', { max: 900, rest: 'kurta size 38-40' }],
    ['between ₹500 & ₹900', { min: 500, max: 900, rest: '' }],
    ['bag ₹50-₹80', { min: 50, max: 80, rest: 'bag' }],
    ['bag 500—900', { min: 500, max: 900, rest: 'bag' }],
    ['kam se kam 500', { min: 500, rest: '' }],
    ['500 se sasta kurta', { max: 500, rest: 'kurta' }],
    ['lamp less then 1000', { max: 1_000, rest: 'lamp' }],
    ['lamp lower than 500', { max: 500, rest: 'lamp' }],
  ])('is read from %j', (text, said) => {
    expect(priceIn(text)).toEqual(said)
  })

  // Shows B145.
  test.each([
    ...['oil under 500 ml', 'iphone 13', 'dress under the table', 'kurta', 'kurta size 38-40', 'shoes 8 to 10'],
    ...['toys under 12 years', '100-120 gsm paper', 'diary 2026-2027', '6 se 8 saal'],
  ])('is not read into %j', (text) => {
    expect(priceIn(text)).toBeUndefined()
  })
})

describe('typing errors', () => {
  // Shows B144.
  test('share a key with the word meant: a letter missing, added, wrong, or swapped', () => {
    const meets = (typed: string, meant: string) => keysOfTyped(typed).some((key) => keysOf(meant).includes(key))
    for (const typed of ['bnars', 'bnrsii', 'bnrxsi', 'bnrtsi', 'bnsri', 'bxnrsxi'])
      expect(meets(typed, 'bnrsi')).toBe(true)
    expect(meets('kmbl', 'bnrsi')).toBe(false)
  })

  test('are counted as edit distance', () => {
    expect([distance('kurta', 'kurta'), distance('kutra', 'kurta'), distance('krta', 'kurta')]).toEqual([0, 1, 1])
    expect(distance('saree', 'kurta')).toBe(4)
  })
})
