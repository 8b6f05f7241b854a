import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const newsletterThings = {
  newsletter: 'Newsletter',
} as const satisfies ThingNames

export const newsletterActs = {
  'newsletter.export': ['newsletter', 'exported the subscribers'],
  'newsletter.import': ['newsletter', 'imported subscribers, who have agreed elsewhere'],
} as const satisfies ActTexts
