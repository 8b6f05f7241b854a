import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const brandsThings = {
  brand: 'Brand',
} as const satisfies ThingNames

export const brandsActs = {
  'brand.add': ['brand', 'added a brand'],
  'brand.change': ['brand', 'changed a brand'],
  'brand.delete': ['brand', 'deleted a brand'],
} as const satisfies ActTexts
