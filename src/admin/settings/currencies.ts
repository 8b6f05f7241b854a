/** The rupee first; the others are those of shops that sell from India's neighbourhood or to the world. */
const offered = ['INR', 'NPR', 'BDT', 'LKR', 'AED', 'SGD', 'USD', 'EUR', 'GBP', 'AUD', 'CAD']

/** @param current stands in the list also where it is not offered any more */
export function currencyOptions(current: string): { value: string; title: string }[] {
  const names = new Intl.DisplayNames('en-IN', { type: 'currency' })
  return [...new Set([...offered, current])].map((value) => ({
    value,
    title: `${value} · ${names.of(value) ?? value}`,
  }))
}
