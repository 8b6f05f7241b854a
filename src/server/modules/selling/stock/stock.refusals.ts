import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const stockRefusals = {
  'variant.sku': [409, 'The SKU "{sku}" belongs to another variant already.'],
  'price.mrp': [400, 'MRP cannot be lower than the price.'],
  'price.stale': [409, 'A price of {sku} was changed meanwhile. Nothing was changed; please look again.'],
  'stock.tooLittle': [409, 'Pieces were sold meanwhile: {left} are left, and no more can be taken away.'],
  'variant.notFound': [404, 'This product is no longer sold.'],
} as const satisfies RefusalTexts
