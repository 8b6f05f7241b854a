const formatters = new Map<string, Intl.NumberFormat>()
const wholeFormatters = new Map<string, Intl.NumberFormat>()

function formatterFor(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-IN', { style: 'currency', currency })
  formatters.set(currency, made)
  return made
}

function wholeFormatterFor(currency: string): Intl.NumberFormat {
  const known = wholeFormatters.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 })
  wholeFormatters.set(currency, made)
  return made
}

/** Formats minor units the Indian way: 12345600 INR is ₹1,23,456.00 (B9). */
export function formatMoney(amount: number, currency: string = 'INR'): string {
  return formatterFor(currency).format(amount / 100)
}

/** Like `formatMoney`, without zero paise: ₹1,23,456 and ₹99.50 (B9). */
export function formatPrice(amount: number, currency: string = 'INR'): string {
  return amount % 100 === 0 ? formatWhole(amount / 100, currency) : formatMoney(amount, currency)
}

/** The currency's symbol: ₹, $, AED. */
export function currencySign(currency: string): string {
  const parts = formatterFor(currency).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** Formats whole units, without hundredths: 1500 INR is ₹1,500. */
export function formatWhole(amount: number, currency: string): string {
  return wholeFormatterFor(currency).format(amount)
}

/**
 * The tax included in an amount, to the nearest paisa.
 * @param amount minor units, tax included
 * @param rate GST in percent
 */
export function taxInside(amount: number, rate: number): number {
  return Math.round((amount * rate) / (100 + rate))
}
