import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const translationsRefusals = {
  'translation.language': [400, 'This site is not translated to this language.'],
  'translation.thing': [404, 'What you want to translate is not found.'],
  'translation.stale': [409, 'This was translated meanwhile. Please look again.'],
} as const satisfies RefusalTexts
