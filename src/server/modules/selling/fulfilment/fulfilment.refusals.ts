import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const fulfilmentRefusals = {
  'order.right': [403, 'Your role does not allow this step.'],
  'order.notReserved': [409, 'This order reserves nothing any more: it is {status}.'],
  'order.notTracked': [409, 'Only an order on its way is tracked: this one is {status}.'],
  'order.refund': [409, 'No money of this order is to be paid back.'],
  'order.refundMeanwhile': [409, 'Meanwhile {due} is to be paid back. Please look again.'],
} as const satisfies RefusalTexts
