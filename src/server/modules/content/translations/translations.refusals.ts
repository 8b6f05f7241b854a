import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const translationsRefusals = {
  'translation.language': [400, 'This site isn’t translated into this language.'],
  'translation.thing': [404, 'This item was not found.'],
  'translation.stale': [409, 'This translation has changed since you opened it. Reload and try again.'],
} as const satisfies RefusalTexts
