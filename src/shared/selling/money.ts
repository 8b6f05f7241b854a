const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-IN', { style: 'currency', currency })
  formatters.set(currency, made)
  return made
}

/** Shows minor units the Indian way: 12345600 INR is ₹1,23,456.00 (B9). */
export function formatMoney(amount: number, currency: string = 'INR'): string {
  return formatterFor(currency).format(amount / 100)
}

/**
 * The tax inside a GST-inclusive amount, to the nearest paisa.
 * @param amount minor units, tax included
 * @param rate GST in percent
 */
export function taxInside(amount: number, rate: number): number {
  return Math.round((amount * rate) / (100 + rate))
}
