import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const translationsThings = {
  translation: 'Translation',
} as const satisfies ThingNames

export const translationsActs = {
  'translation.change': ['translation', 'translated texts'],
} as const satisfies ActTexts
