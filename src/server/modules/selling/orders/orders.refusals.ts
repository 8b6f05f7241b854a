import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const ordersRefusals = {
  'order.notFound': [404, 'This order was not found.'],
  'order.move': [409, 'An order can’t change from {from} to {to}.'],
} as const satisfies RefusalTexts
