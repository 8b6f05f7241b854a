import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const sizeGuidesThings = {
  sizeGuide: 'Size guide',
} as const satisfies ThingNames

export const sizeGuidesActs = {
  'sizeGuide.add': ['sizeGuide', 'added a size guide'],
  'sizeGuide.change': ['sizeGuide', 'changed a size guide'],
  'sizeGuide.delete': ['sizeGuide', 'deleted a size guide'],
} as const satisfies ActTexts
