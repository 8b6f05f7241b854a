import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const phoneOrdersActs = {
  'order.paymentLink': ['order', 'prepared the payment link of an order'],
  'order.further': ['order', 'took a further order that goes along with an order'],
  'order.take': ['order', 'took an order by phone'],
} as const satisfies ActTexts
