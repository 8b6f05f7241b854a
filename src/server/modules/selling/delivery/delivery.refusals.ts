import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const deliveryRefusals = {
  'delivery.place': [409, 'We don’t deliver to {pincode} yet. Please choose another address.'],
  'delivery.cash': [409, 'Cash on delivery is not available for {pincode}. Please pay another way.'],
  'pickUp.gone': [409, 'Orders are no longer picked up there. Please choose another place, or have it delivered.'],
  'pickUp.cash': [409, '{name} takes no cash. Please pay another way.'],
} as const satisfies RefusalTexts
