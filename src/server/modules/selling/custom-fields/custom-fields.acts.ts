import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const customFieldsThings = {
  customField: 'Custom field',
} as const satisfies ThingNames

export const customFieldsActs = {
  'customField.add': ['customField', 'added a custom field'],
  'customField.change': ['customField', 'changed a custom field'],
  'customField.order': ['customField', 'put custom fields in order'],
} as const satisfies ActTexts
