import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const orderEditsRefusals = {
  'orderEdit.state': [409, 'An order can be edited from when it is placed until it is packed. This one is {status}.'],
  'orderEdit.invoiced': [
    409,
    'The invoice of this order is issued, so the order can no longer be edited. Cancel it and take a new one instead.',
  ],
  'orderEdit.pickUp': [409, 'This order is picked up at the shop, so it has no delivery address to correct.'],
  'orderEdit.since': [409, 'The address of this order was corrected meanwhile. Please look at it again.'],
  'orderEdit.tax': [
    409,
    'In {state} another kind of GST is due. A placed order keeps its taxes, so cancel it and take a new one instead.',
  ],
  'orderEdit.charge': [
    409,
    'Delivery to {pincode} costs {there} instead of {here}. A placed order keeps its amounts, so cancel it and take a new one instead.',
  ],
} as const satisfies RefusalTexts
