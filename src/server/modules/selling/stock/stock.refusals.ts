import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const stockRefusals = {
  'variant.sku': [409, 'Another variant already has the SKU "{sku}".'],
  'price.mrp': [400, 'The MRP can’t be lower than the price.'],
  'price.sale': [409, 'The sale price of {sku} is not lower than this. Change it or take it off first.'],
  'price.stale': [409, 'A price of {sku} has changed since you opened it. Nothing was changed. Reload and try again.'],
  'stock.tooLittle': [409, 'Some pieces were sold while you were editing. Only {left} are left to take away.'],
  'variant.notFound': [404, 'This product is no longer sold.'],
} as const satisfies RefusalTexts
