/** The query parameter by which a product's address names one of its variants, by its SKU. */
export const variantParam = 'variant'

/** What follows the address of a product so that this variant is chosen there. */
export function variantQuery(sku: string): string {
  return `?${variantParam}=${encodeURIComponent(sku)}`
}
