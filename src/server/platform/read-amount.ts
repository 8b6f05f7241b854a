const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/
const europeanGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/

/** A plain decimal (`1234.5`) from `₹ 1,234.50`, `1.234,50`, `Rs. 99` or `99,5`. */
function decimalOf(text: string): string | undefined {
  const bare = text
    .normalize('NFKC')
    .replace(/[\s']/g, '')
    .replace(/^(₹|rs\.?|inr|\$|€|£|usd|eur)|(₹|rs\.?|inr|\/-)$/giu, '')
  if (/^-?\d+(\.\d+)?$/.test(bare)) return bare
  // As weights are often typed, and WooCommerce keeps them.
  if (/^-?\.\d+$/.test(bare)) return bare.replace('.', '0.')
  if (grouped.test(bare)) return bare.replaceAll(',', '')
  if (europeanGrouped.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  return /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : undefined
}

/** An amount in minor units; more than two decimals are none, unless they are zero. */
export function amountOf(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d*))?$/.exec(decimalOf(text) ?? '') ?? []
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return undefined
  return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
}

/** A number, written like an amount. */
export function numberOf(text: string): number | undefined {
  const decimal = decimalOf(text)
  return decimal === undefined ? undefined : Number(decimal)
}
