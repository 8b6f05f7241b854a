import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const ordersThings = {
  order: 'Order',
} as const satisfies ThingNames

export const ordersActs = {
  'order.export': ['order', 'exported orders'],
} as const satisfies ActTexts
