import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const searchRefusals = {
  'synonyms.notFound': [404, 'These synonyms are not found.'],
  'synonyms.alike': [400, 'Please give at least two different words.'],
  'synonyms.many': [409, 'There are {most} groups of synonyms already. Please delete some first.'],
  'pin.notFound': [404, 'This pinned search is not found.'],
  'pin.phrase': [409, 'Products are pinned for "{phrase}" already.'],
  'pin.many': [409, 'Products are pinned for {most} searches already. Please delete some first.'],
  'search.model': [404, 'Nothing to search is called "{model}". Known: {known}.'],
} as const satisfies RefusalTexts
