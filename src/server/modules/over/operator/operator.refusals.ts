import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const operatorRefusals = {
  'site.isSuspended': [409, 'This site is already suspended.'],
  'site.notFound': [404, 'This site was not found.'],
  'security.operator': [403, '{name} is a platform operator. Their second step can’t be removed here.'],
} as const satisfies RefusalTexts
