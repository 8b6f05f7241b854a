import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const orderEditsRefusals = {
  'orderEdit.state': [
    409,
    'An order can be edited from when it is placed until it is packed. This one’s status is “{status}”.',
  ],
  'orderEdit.invoiced': [
    409,
    'The invoice of this order has been issued, so the order can no longer be edited. Cancel it and take a new one instead.',
  ],
  'orderEdit.pickUp': [409, 'This order is picked up at the shop, so it has no delivery address to correct.'],
  'orderEdit.along': [
    409,
    'This order goes along with order {number}. Correct the address of that one, and this goes there too.',
  ],
  'orderEdit.alongAsked': [
    409,
    'Order {number} goes along with this one, and its cancellation is asked for. Decide that first.',
  ],
  'orderEdit.alongFixed': [
    409,
    'Order {number} goes along with this one and is packed or invoiced already, so the address of both stays.',
  ],
  'orderEdit.since': [409, 'The address of this order has changed since you opened it. Reload and try again.'],
  'orderEdit.tax': [
    409,
    'In {state} another kind of GST is due. A placed order keeps its taxes, so cancel it and take a new one instead.',
  ],
  'orderEdit.charge': [
    409,
    'Delivery to {pincode} costs {there} instead of {here}. A placed order keeps its amounts, so cancel it and take a new one instead.',
  ],
  'orderEdit.paid': [
    409,
    'This order is paid, so nothing can be added to it. Take a further order for the same customer instead.',
  ],
  'orderEdit.terms': [
    409,
    'The currency or the GST details of the shop have changed since this order. Take a further order for the same customer instead.',
  ],
  'orderEdit.dearer': [
    409,
    'With these items the order now comes to {total}; you were shown {seen}. Nothing was added. Check what changed, then add them again.',
  ],
} as const satisfies RefusalTexts
