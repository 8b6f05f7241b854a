import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const searchRefusals = {
  'synonyms.notFound': [404, 'These synonyms were not found.'],
  'synonyms.alike': [400, 'Enter at least two different words.'],
  'synonyms.many': [409, 'A site has up to {most} groups of synonyms. Delete some first.'],
  'pin.notFound': [404, 'This pinned search was not found.'],
  'pin.phrase': [409, 'Products are already pinned for "{phrase}".'],
  'pin.many': [409, 'Products can be pinned for up to {most} searches. Delete some first.'],
  'search.model': [404, 'Unknown model "{model}". Known: {known}.'],
} as const satisfies RefusalTexts
