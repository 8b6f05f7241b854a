import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const mediaThings = {
  media: 'File of the library',
} as const satisfies ThingNames

export const mediaActs = {
  'media.add': ['media', 'uploaded a file'],
  'media.change': ['media', 'described a file'],
  'media.delete': ['media', 'deleted a file'],
} as const satisfies ActTexts
