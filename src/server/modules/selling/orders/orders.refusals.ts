import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const ordersRefusals = {
  'order.notFound': [404, 'This order is not found.'],
  'order.move': [409, 'An order that is {from} cannot become {to}.'],
} as const satisfies RefusalTexts
