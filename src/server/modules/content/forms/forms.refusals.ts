import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const formsRefusals = {
  'form.notFound': [404, 'This form was not found.'],
  'form.stale': [409, 'This form has changed since you opened it. Review the changes before you save yours.'],
  'form.field': [400, 'This form has no file field with this key.'],
} as const satisfies RefusalTexts
