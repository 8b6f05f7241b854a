import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const domainsThings = {
  domain: 'Domain',
} as const satisfies ThingNames

export const domainsActs = {
  'domain.add': ['domain', 'asked for a domain'],
  'domain.connect': ['domain', 'connected a domain'],
  'domain.prefer': ['domain', 'made a domain the primary one'],
  'domain.remove': ['domain', 'removed a domain'],
} as const satisfies ActTexts
