import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const brandsRefusals = {
  'brand.notFound': [404, 'This brand was not found.'],
  'brand.path': [409, 'Another brand already has the address "{path}".'],
  'brand.used': [409, 'Products of the brand {name}: {count}. Give them another brand first.'],
} as const satisfies RefusalTexts
