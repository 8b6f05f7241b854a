import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const ownDataRefusals = {
  'ownData.linkOver': [410, 'This link is no longer good. Please ask for a new one.'],
} as const satisfies RefusalTexts
