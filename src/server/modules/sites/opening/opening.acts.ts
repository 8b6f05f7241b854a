import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const openingActs = {
  'settings.close': ['settings', 'closed the site to visitors'],
  'settings.open': ['settings', 'opened the site to visitors'],
  'settings.previewLink': ['settings', 'made a new preview link of the site'],
  'settings.removeSamples': ['settings', 'removed all samples'],
  'settings.restoreSamples': ['settings', 'brought the samples back'],
} as const satisfies ActTexts
