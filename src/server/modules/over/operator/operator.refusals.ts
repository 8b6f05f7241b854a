import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const operatorRefusals = {
  'site.isSuspended': [409, 'This site is suspended already.'],
  'site.notFound': [404, 'This site is not found.'],
  'security.operator': [403, '{name} works for the platform itself. Nobody removes their second step here.'],
} as const satisfies RefusalTexts
