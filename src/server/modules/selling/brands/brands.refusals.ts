import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const brandsRefusals = {
  'brand.notFound': [404, 'This brand is not found.'],
  'brand.path': [409, 'Another brand has the address "{path}" already.'],
  'brand.used': [409, 'Products of the brand {name}: {count}. Please give them another one first.'],
} as const satisfies RefusalTexts
