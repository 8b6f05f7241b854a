import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const operatorThings = {
  site: 'Site',
} as const satisfies ThingNames

export const operatorActs = {
  'site.campaignRate': ['site', 'changed how many mails a site sends'],
  'site.resetStep': ['site', 'removed a second step on a site'],
  'site.restore': ['site', 'restored a site'],
  'site.suspend': ['site', 'suspended a site'],
} as const satisfies ActTexts
