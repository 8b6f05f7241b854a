import type { FieldType } from '../../shared/content/forms/form-answers.ts'
import type { FormDefinition } from '../../shared/content/forms/forms.ts'
import { newId } from '../../shared/new-id.ts'

type Field = FormDefinition['fields'][number]

/** A field as it is added. */
export function newField(type: FieldType, label: string, given: Partial<Field> = {}): Field {
  return {
    ...{ key: newId().slice(0, 8), type, label, help: '', message: '', required: false, options: [] },
    ...{ min: null, max: null, value: '', when: { field: '', is: '' } },
    ...given,
  }
}

const needed = { required: true }

/** Forms to start from, by what they are for. */
export const beginnings = {
  enquiry: {
    title: 'Enquiry',
    fields: () => [
      newField('name', 'Your name', needed),
      newField('email', 'Email', needed),
      newField('phone', 'Mobile number'),
      newField('long', 'What would you like to know?', needed),
    ],
  },
  callback: {
    title: 'Call back',
    fields: () => [
      newField('name', 'Your name', needed),
      newField('phone', 'Mobile number', needed),
      newField('choice', 'When shall we call?', { options: ['Morning', 'Afternoon', 'Evening'] }),
    ],
  },
  job: {
    title: 'Job application',
    fields: () => [
      newField('name', 'Your name', needed),
      newField('email', 'Email', needed),
      newField('phone', 'Mobile number', needed),
      newField('date', 'When can you start?'),
      newField('long', 'Tell us about your work so far', needed),
      newField('consent', 'You may keep my application for six months.', needed),
    ],
  },
  feedback: {
    title: 'Feedback',
    fields: () => [
      newField('choice', 'How was it?', { ...needed, options: ['Very good', 'Good', 'Not so good'] }),
      newField('long', 'What could be better?'),
      newField('name', 'Your name'),
      newField('email', 'Email'),
    ],
  },
  empty: { title: 'One question', fields: () => [newField('text', 'Question')] },
} as const

export type Beginning = keyof typeof beginnings
