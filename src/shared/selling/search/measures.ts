import { plainOf } from './fold.ts'

/** Spellings of units, the smallest unit of their kind, and its amount in one. */
const units: [names: string, smallest: string, amount: number][] = [
  ['mg', 'mg', 1],
  ['g gm gms gram grams gramme grammes ग्राम', 'mg', 1_000],
  ['kg kgs kilo kilos kilogram kilograms किलो किलोग्राम किग्रा', 'mg', 1_000_000],
  ['ml millilitre millilitres milliliter milliliters मिली', 'ml', 1],
  ['l lt ltr ltrs litre litres liter liters लीटर', 'ml', 1_000],
  ['mm millimetre millimetres', 'mm', 1],
  ['cm cms centimetre centimetres सेमी', 'mm', 10],
  ['m mtr metre metres meter meters मीटर', 'mm', 1_000],
  ['in inch inches इंच', 'mil', 1_000],
  ['ft foot feet फुट', 'mil', 12_000],
]

const unitAt = new Map(
  units.flatMap(([names, smallest, amount]) => names.split(' ').map((name) => [name, { smallest, amount }])),
)

const names = [...unitAt.keys()].sort((a, b) => b.length - a.length).join('|')
const measure = new RegExp(
  `(?<![\\p{L}\\p{N}.])(\\d{1,6}(?:\\.\\d{1,3})?)[ -]?(${names})(?![\\p{L}\\p{M}\\p{N}])`,
  'gu',
)

export type Measure = { term: string; start: number; end: number }

/** Amounts with units in a text, each as a normalised term: 1 kg and 1000 grams are equal. */
export function measuresIn(text: string): Measure[] {
  if (!/\p{N}/u.test(text)) return []
  return [...digitsOf(plainOf(text)).matchAll(measure)].flatMap((match) => {
    const unit = unitAt.get(match[2] ?? '')
    if (!unit) return []
    const amount = Math.round(Number(match[1]) * unit.amount)
    return [{ term: `${amount}${unit.smallest}`, start: match.index, end: match.index + match[0].length }]
  })
}

/** Converts Devanagari digits to 0 to 9. */
export function digitsOf(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
