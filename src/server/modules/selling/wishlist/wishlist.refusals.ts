import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const wishlistRefusals = {
  'wishlist.full': [409, 'A wishlist holds up to {limit} pieces. Please remove some first.'],
} as const satisfies RefusalTexts
