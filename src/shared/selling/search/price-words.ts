import { plainOf } from './fold.ts'
import { digitsOf, measuresIn } from './measures.ts'

/** Whole rupees, and the text without the price. */
export type SaidPrice = { min?: number; max?: number; rest: string }

/** The rupee sign. */
const rupee = '\u20b9'

const number = String.raw`(?:${rupee}|rs\.?|inr|रु\.?|रुपये)?\s*(\d[\d,]{0,9}(?:\.\d+)?)\s*(k|हजार|hazar|hajar|lakhs?|lacs?|लाख|crores?|cr|करोड़)?\s*(?:/-|${rupee}|rs\.?|rupees?|rupaye?|रुपये|रुपए|रु\.?|inr)?(?![\p{L}\p{M}\p{N}])`
const edge = String.raw`(?<![\p{L}\p{M}\p{N}])`

type Reader = {
  said: RegExp
  read: (amounts: number[]) => Pick<SaidPrice, 'min' | 'max'>
  /** Two numbers alone may be sizes, ages or years. */
  isBare?: true
}

/** In the form that `plainOf` leaves texts in. */
const pattern = (source: string) =>
  new RegExp((edge + source.replaceAll('#', number)).normalize('NFKD').normalize('NFC'), 'u')
const between = ([one = 0, other = 0]: number[]) => ({ min: Math.min(one, other), max: Math.max(one, other) })
const upTo = ([max = 0]: number[]) => ({ max })
const from = ([min = 0]: number[]) => ({ min })

const sign = String.raw`(?=\s*(?:${rupee}|rs|inr|रु|\d))`

/** Price phrases, the most specific first. */
const readers: Reader[] = [
  { said: pattern(String.raw`(?:between|from)\s*#\s*(?:and|to|&|-|–|—)\s*#`), read: between },
  { said: pattern(String.raw`#\s*(?:se|से|to|-|–|—)\s*#\s*(?:tak|तक|ke beech|के बीच)`), read: between },
  { said: pattern(String.raw`#\s*(?:se|से|to|-|–|—)\s*#`), read: between, isBare: true },
  { said: pattern(String.raw`#\s*(?:or|and)\s+(?:less|below|under)`), read: upTo },
  { said: pattern(String.raw`#\s*(?:or|and)\s+(?:more|above|over)`), read: from },
  {
    said: pattern(
      String.raw`(?:(?:price|priced)\s+)?(?:under|below|less th[ae]n|lower than|cheaper than|not more than|within|upto|up to|maximum|max|<)${sign}\s*#`,
    ),
    read: upTo,
  },
  {
    said: pattern(
      String.raw`(?:(?:price|priced)\s+)?(?:above|over|more than|at least|starting|minimum|min|kam se kam|कम से कम|>)${sign}\s*#`,
    ),
    read: from,
  },
  {
    said: pattern(
      String.raw`#\s*(?:(?:se|ke|से|के)\s+(?:kam|sast[aei]|neeche|niche|andar|under|कम|सस्ता|सस्ते|सस्ती|नीचे|अंदर|अन्दर)|tak|तक)(?:\s+(?:ka|ke|ki|का|के|की|में|mein))?(?![\p{L}\p{M}])`,
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
  for (const { said, read, isBare } of readers) {
    const match = said.exec(plain)
    // 500 ml is not a price.
    if (!match || weighed.some(({ start, end }) => start < match.index + match[0].length && end > match.index)) continue
    const [before, after] = [plain.slice(0, match.index), plain.slice(match.index + match[0].length)]
    const amounts = amountsOf(match)
    if (amounts.some((amount) => !Number.isFinite(amount) || amount > mostRupees)) continue
    if (counted.test(after) || (isBare && (numbered.test(before) || !isPriceRange(match[0], amounts)))) continue
    return { ...read(amounts), rest: `${before} ${after}`.replace(/\s+/g, ' ').trim() }
  }
  return undefined
}

/** Above this no price is searched for. */
const mostRupees = 20_000_000

/** The number before these is no price: `under 12 years`, `38-40 size`. */
const counted =
  /^\s*(?:size|sizes|years?|yrs?|months?|saal|sal|mahine|gsm|inch(?:es)?|pack|pcs|pieces|people|persons|seater|साल|महीने|साइज)(?![\p{L}\p{M}])/u
/** The range after these is none of prices: `size 38-40`. */
const numbered = /(?:^|\s)(?:size|sizes|age|aged|no\.?|number|uk|us|eu|साइज|उम्र)\s*$/u

/** With a sign of money, or of numbers as prices are; 2026-2027 are years. */
function isPriceRange(said: string, [one = 0, other = 0]: number[]): boolean {
  return (
    /[^\d\s,.\-–—]/u.test(said.replace(/\s(?:se|से|to)\s/u, ' ')) ||
    (Math.min(one, other) >= 100 && Math.abs(one - other) > 1)
  )
}

/** Multipliers by the first letters of their words. */
const multipliers: [RegExp, number][] = [
  [/^(?:l|ल)/u, 100_000],
  [/^(?:c|कर)/u, 10_000_000],
  [/./u, 1_000],
]

const timesOf = (word = '') => multipliers.find(([begins]) => begins.test(word))?.[1] ?? 1

/** A multiplier after the second amount counts for a smaller first one too: 1-2 lakh, but not 500-1k. */
function amountsOf([, ...groups]: RegExpExecArray): number[] {
  const pairs = groups.flatMap((group, at) => (at % 2 === 0 && group ? [[group, groups[at + 1]] as const] : []))
  const said = pairs.map(([digits, times]) => ({ amount: Number(digits.replaceAll(',', '')), times }))
  const last = said.at(-1)
  const shared = (amount: number) => (last && amount <= last.amount ? last.times : undefined)
  return said.map(({ amount, times }) => Math.ceil(amount * timesOf(times ?? shared(amount))))
}
