import { plainOf } from './fold.ts'
import { digitsOf, measuresIn } from './measures.ts'

/** Whole rupees, and the text without the price. */
export type SaidPrice = { min?: number; max?: number; rest: string }

/** The rupee sign. */
const rupee = '\u20b9'

const number = String.raw`(?:${rupee}|rs\.?|inr|रु\.?|रुपये)?\s*(\d[\d,]{0,9}(?:\.\d+)?)\s*(k|हजार|hazar|hajar)?\s*(?:/-|${rupee}|rs\.?|rupees?|rupaye?|रुपये|रुपए|रु\.?|inr)?(?![\p{L}\p{M}\p{N}])`
const edge = String.raw`(?<![\p{L}\p{M}\p{N}])`

type Reader = { said: RegExp; read: (amounts: number[]) => Pick<SaidPrice, 'min' | 'max'> }

const pattern = (source: string) => new RegExp(edge + source.replaceAll('#', number), 'u')
const between = ([one = 0, other = 0]: number[]) => ({ min: Math.min(one, other), max: Math.max(one, other) })
const upTo = ([max = 0]: number[]) => ({ max })
const from = ([min = 0]: number[]) => ({ min })

const sign = String.raw`(?=\s*(?:${rupee}|rs|inr|रु|\d))`

/** Price phrases, the most specific first. */
const readers: Reader[] = [
  { said: pattern(String.raw`(?:between|from)\s*#\s*(?:and|to|-|–)\s*#`), read: between },
  { said: pattern(String.raw`#\s*(?:se|से|to|-|–)\s*#(?:\s*(?:tak|तक|ke beech|के बीच))?`), read: between },
  { said: pattern(String.raw`#\s*(?:or|and)\s+(?:less|below|under)`), read: upTo },
  { said: pattern(String.raw`#\s*(?:or|and)\s+(?:more|above|over)`), read: from },
  {
    said: pattern(
      String.raw`(?:(?:price|priced)\s+)?(?:under|below|less than|cheaper than|not more than|within|upto|up to|maximum|max|<)${sign}\s*#`,
    ),
    read: upTo,
  },
  {
    said: pattern(
      String.raw`(?:(?:price|priced)\s+)?(?:above|over|more than|at least|starting|minimum|min|>)${sign}\s*#`,
    ),
    read: from,
  },
  {
    said: pattern(
      String.raw`#\s*(?:(?:se|ke|से|के)\s+(?:kam|neeche|niche|andar|under|कम|नीचे|अंदर|अन्दर)|tak|तक)(?:\s+(?:ka|ke|ki|का|के|की|में|mein))?(?![\p{L}\p{M}])`,
    ),
    read: upTo,
  },
  {
    said: pattern(
      String.raw`#\s*(?:se|से)\s+(?:zyada|jyada|zyaada|jyaada|upar|oopar|adhik|ज़्यादा|ज्यादा|अधिक|ऊपर)(?:\s+(?:ka|ke|ki|का|के|की))?(?![\p{L}\p{M}])`,
    ),
    read: from,
  },
]

/** The price in a search text, such as `under 1500`, `between 500 and 1,000`, `500 se kam`; undefined without one. */
export function priceIn(text: string): SaidPrice | undefined {
  const plain = digitsOf(plainOf(text))
  const weighed = measuresIn(text)
  for (const { said, read } of readers) {
    const match = said.exec(plain)
    // 500 ml is not a price.
    if (!match || weighed.some(({ start, end }) => start < match.index + match[0].length && end > match.index)) continue
    const amounts = amountsOf(match)
    if (amounts.some((amount) => !Number.isFinite(amount) || amount > 9_999_999)) continue
    const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`
    return { ...read(amounts), rest: rest.replace(/\s+/g, ' ').trim() }
  }
  return undefined
}

function amountsOf([, ...groups]: RegExpExecArray): number[] {
  const pairs = groups.flatMap((group, at) => (at % 2 === 0 && group ? [[group, groups[at + 1]] as const] : []))
  return pairs.map(([digits, thousand]) => Math.ceil(Number(digits.replaceAll(',', '')) * (thousand ? 1_000 : 1)))
}
