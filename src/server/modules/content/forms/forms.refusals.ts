import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const formsRefusals = {
  'form.notFound': [404, 'This form is not found.'],
  'form.stale': [409, 'This form was changed meanwhile. Please look at the changes before you save yours.'],
  'form.field': [400, 'The form has no field for files of this key.'],
} as const satisfies RefusalTexts
