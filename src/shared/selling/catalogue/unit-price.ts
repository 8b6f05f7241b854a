import { t } from '../../words.ts'
import { formatPrice } from '../pricing/money.ts'

/** Units of net quantities. */
export const netUnits = ['g', 'kg', 'ml', 'l', 'm', 'piece'] as const

export type NetUnit = (typeof netUnits)[number]

type Contents = { netQuantity: number | null; netUnit: NetUnit }

/**
 * Unit price bases: how many thousandths of the unit they are; solids per 100 g, liquids per litre. `code` is UN/CEFACT, for
 * search engines.
 */
const bases = {
  g: { thousandths: 100_000, code: 'GRM', value: 100 },
  kg: { thousandths: 100, code: 'GRM', value: 100 },
  ml: { thousandths: 1_000_000, code: 'LTR', value: 1 },
  l: { thousandths: 1_000, code: 'LTR', value: 1 },
  m: { thousandths: 1_000, code: 'MTR', value: 1 },
  piece: { thousandths: 1_000, code: 'C62', value: 1 },
} as const satisfies Record<NetUnit, { thousandths: number; code: string; value: number }>

/** The price per base, minor units, half up; undefined without a net quantity. */
export function unitPrice(
  price: number,
  { netQuantity, netUnit }: Contents,
): { amount: number; code: string; value: number } | undefined {
  if (netQuantity === null) return undefined
  const { thousandths, code, value } = bases[netUnit]
  const held = BigInt(Math.round(netQuantity * 1_000))
  const amount = (BigInt(price) * BigInt(thousandths) * 2n + held) / (held * 2n)
  return { amount: Number(amount), code, value }
}

/** Unit price as text: `₹24 per 100 g`. */
export function unitPriceText(price: number, contents: Contents, currency: string): string | undefined {
  const found = unitPrice(price, contents)
  if (!found) return undefined
  const amount = formatPrice(found.amount, currency)
  if (found.code === 'GRM') return t('{amount} per 100 g', { amount })
  if (found.code === 'LTR') return t('{amount} per litre', { amount })
  return found.code === 'MTR' ? t('{amount} per metre', { amount }) : t('{amount} per piece', { amount })
}

/** Net quantity as text: `250 g`, `1.5 l`, `6 pieces`. */
export function netQuantityText({ netQuantity, netUnit }: Contents): string | undefined {
  if (netQuantity === null) return undefined
  const number = netQuantity.toLocaleString('en-IN', { maximumFractionDigits: 3 })
  if (netUnit !== 'piece') return `${number} ${netUnit}`
  return netQuantity === 1 ? t('1 piece') : t('{number} pieces', { number })
}
