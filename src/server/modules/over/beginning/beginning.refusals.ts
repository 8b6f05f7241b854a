import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const beginningRefusals = {
  'beginning.over': [409, 'This site has already been edited, so its starter can’t be changed.'],
  'site.keyTaken': [409, 'Another site has this address already.'],
  'site.keyAlike': [409, 'This address is too similar to another site’s. Choose a different one.'],
} as const satisfies RefusalTexts
