/**
 * Taxes of an order. `GST`: the seller's state is unknown, which decides between the others. `NONE`: the seller has no GSTIN;
 * `COMPOSITION`: the seller pays the tax of the composition scheme. Neither may charge GST.
 */
export const taxKinds = ['CGST+SGST', 'CGST+UTGST', 'IGST', 'GST', 'COMPOSITION', 'NONE'] as const

export type TaxKind = (typeof taxKinds)[number]

export type TaxSeller = { gstNumber: string; composition: boolean; state: string }

/** Territories without a legislature: their half of the tax is called UTGST. */
const territories = new Set([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
])

/** Within a state, centre and state share the tax; across states it is one. `state` is the place of supply, if known. */
export function taxKind(seller: TaxSeller, state: string | undefined): TaxKind {
  if (seller.gstNumber === '') return 'NONE'
  if (seller.composition) return 'COMPOSITION'
  if (seller.state === '' || state === undefined) return 'GST'
  if (seller.state !== state) return 'IGST'
  return territories.has(seller.state) ? 'CGST+UTGST' : 'CGST+SGST'
}

export const isTaxed = (kind: TaxKind) => kind !== 'NONE' && kind !== 'COMPOSITION'

/** Names of a tax's parts, the centre's first. */
export function taxNames(kind: TaxKind): string[] {
  return isTaxed(kind) ? kind.split('+') : []
}
