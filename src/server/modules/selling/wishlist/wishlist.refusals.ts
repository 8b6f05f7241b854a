import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const wishlistRefusals = {
  'wishlist.full': [409, 'A wishlist can hold up to {limit} items. Remove some first.'],
} as const satisfies RefusalTexts
