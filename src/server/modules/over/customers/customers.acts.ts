import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const customersThings = {
  customer: 'Customer',
} as const satisfies ThingNames

export const customersActs = {
  'customer.export': ['customer', 'exported customers'],
  'customer.note': ['customer', 'wrote a note about a customer'],
  'customer.removeNote': ['customer', 'deleted a note about a customer'],
} as const satisfies ActTexts
