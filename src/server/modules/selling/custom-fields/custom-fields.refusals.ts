import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const customFieldsRefusals = {
  'customField.gone': [404, 'This field was not found.'],
  'customField.stale': [
    409,
    'The fields have changed since you opened them. Review the changes before you save yours.',
  ],
  'customField.most': [409, 'You can define up to {limit} fields here.'],
  'customField.definition': [400, 'This doesn’t fit the field’s type.'],
  'customField.unknown': [400, 'This field doesn’t exist.'],
  'customField.value': [400, '{name}: {fault}'],
} as const satisfies RefusalTexts
