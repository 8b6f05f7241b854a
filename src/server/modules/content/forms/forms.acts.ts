import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const formsThings = {
  form: 'Form',
} as const satisfies ThingNames

export const formsActs = {
  'form.add': ['form', 'made a form'],
  'form.change': ['form', 'changed a form'],
  'form.delete': ['form', 'deleted a form'],
  'form.export': ['form', 'exported the answers to a form'],
} as const satisfies ActTexts
