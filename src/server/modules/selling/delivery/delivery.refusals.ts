import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const deliveryRefusals = {
  'delivery.place': [409, 'We don’t deliver to {pincode} yet. Choose another address.'],
  'delivery.cash': [409, 'Cash on delivery is not available for {pincode}. Pay another way.'],
  'pickUp.gone': [409, 'Orders can no longer be picked up there. Choose another place, or have it delivered.'],
  'pickUp.cash': [409, '{name} doesn’t accept cash. Pay another way.'],
} as const satisfies RefusalTexts
