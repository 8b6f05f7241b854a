import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const discountsThings = {
  discount: 'Discount',
} as const satisfies ThingNames

export const discountsActs = {
  'discount.add': ['discount', 'added a discount'],
  'discount.change': ['discount', 'changed a discount'],
  'discount.delete': ['discount', 'deleted discounts'],
  'discount.undo': ['discount', 'undid a change of discounts'],
} as const satisfies ActTexts
