import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const upiActs = {
  'order.upiArrived': ['order', 'said that a UPI payment arrived'],
  'order.upiMissing': ['order', 'said that a UPI payment did not arrive'],
} as const satisfies ActTexts
