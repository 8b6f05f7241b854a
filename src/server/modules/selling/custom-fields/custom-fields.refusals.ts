import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const customFieldsRefusals = {
  'customField.gone': [404, 'This field is not found.'],
  'customField.stale': [409, 'The fields were changed meanwhile. Please look at the changes before you save yours.'],
  'customField.most': [409, 'At most {limit} fields can be defined there.'],
  'customField.definition': [400, 'This does not fit the type of the field.'],
  'customField.unknown': [400, 'There is no such field.'],
  'customField.value': [400, '{name}: {fault}'],
} as const satisfies RefusalTexts
