import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const beginningRefusals = {
  'beginning.over': [409, 'This site was changed already, so it goes on with what it has.'],
  'site.keyTaken': [409, 'Another site has this address already.'],
  'site.keyAlike': [409, 'This address is read like that of another site. Please choose one that nobody takes for it.'],
} as const satisfies RefusalTexts
