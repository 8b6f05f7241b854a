import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const deliveryRefusals = {
  'delivery.place': [409, 'We don’t deliver to {pincode} yet. Please choose another address.'],
  'delivery.cash': [409, 'Cash on delivery is not available for {pincode}. Please pay another way.'],
} as const satisfies RefusalTexts
