import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const fontsThings = {
  font: 'Font',
} as const satisfies ThingNames

export const fontsActs = {
  'font.add': ['font', 'uploaded a font'],
  'font.delete': ['font', 'deleted a font'],
} as const satisfies ActTexts
