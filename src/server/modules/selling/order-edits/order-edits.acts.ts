import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const orderEditsActs = {
  'order.addItems': ['order', 'added items to an order'],
  'order.address': ['order', 'corrected the address of an order'],
} as const satisfies ActTexts
