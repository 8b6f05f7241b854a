import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const ownDataRefusals = {
  'ownData.linkOver': [410, 'This link has expired. Request a new one.'],
} as const satisfies RefusalTexts
