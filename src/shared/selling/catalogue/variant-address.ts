/** Query parameter of a product page that selects a variant by SKU. */
export const variantParam = 'variant'

/** Query string that selects this variant on its product's page. */
export function variantQuery(sku: string): string {
  return `?${variantParam}=${encodeURIComponent(sku)}`
}
