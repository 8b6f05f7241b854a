/** Charges by what the items come to after discounts or by their weight: the last slab that begins at or below it counts. */
export type ShippingRules = {
  by: 'value' | 'weight'
  slabs: { from: number; amount: number }[]
  /** Free from an amount of items after discounts; 0 for never. */
  freeFrom: number
}

/**
 * The charge for items that come to `value` (minor units, after discounts) and weigh `weight` grams.
 * @param items what they come to before discounts: gifts alone are sent free
 */
export function shippingCharge(
  { by, slabs, freeFrom }: ShippingRules,
  { items, value, weight }: { items: number; value: number; weight: number },
): number {
  if (items === 0 || (freeFrom > 0 && value >= freeFrom)) return 0
  const measured = by === 'value' ? value : weight
  return slabs.findLast(({ from }) => from <= measured)?.amount ?? 0
}
