const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Indian counting units, largest first. */
const steps: [value: number, word: string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
]

/** A non-negative whole number in Indian English: 1,23,456 is one lakh twenty-three thousand four hundred fifty-six. */
export function numberInWords(number: number): string {
  for (const [value, word] of steps) {
    if (number < value) continue
    const rest = number % value
    const said = `${numberInWords(Math.floor(number / value))} ${word}`
    return rest === 0 ? said : `${said} ${numberInWords(rest)}`
  }
  if (number < 20) return small[number] ?? ''
  const unit = number % 10
  return unit === 0 ? (tens[number / 10] ?? '') : `${tens[Math.floor(number / 10)]}-${small[unit]}`
}

/** Paise in words, for invoices: `Rupees one thousand and fifty paise only`. */
export function amountInWords(paise: number): string {
  const rupees = `Rupees ${numberInWords(Math.floor(paise / 100))}`
  const rest = paise % 100
  return rest === 0 ? `${rupees} only` : `${rupees} and ${numberInWords(rest)} paise only`
}
