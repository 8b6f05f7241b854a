import type { ReactNode } from 'react'
import type { FormField, ShownForm } from '../../shared/content/forms/form-answers.ts'
import { Notice } from '../../ui/notice.tsx'
import { OwnForm } from './own-form.tsx'

const field = (type: FormField['type'], label: string, options: string[] = []): FormField => ({
  ...{ key: type, type, label, options, help: '', required: type !== 'choice', min: null, max: null, value: '' },
  when: { field: '', is: '' },
})

const form: ShownForm = {
  ...{ id: '', name: 'Example' },
  fields: [
    field('name', 'Your name'),
    field('phone', 'Mobile number'),
    field('choice', 'When shall we call?', ['Morning', 'Afternoon', 'Evening']),
  ],
  texts: { submit: 'Send', success: '', error: '' },
}

const bare = { ref: () => undefined, onSending: () => undefined }

/**
 * Shown in the gallery and the builder until a form is chosen; pages show nothing instead.
 * @param buttons buttons placed outside the form
 */
export function ExampleForm({ buttons }: { buttons?: ReactNode }) {
  return (
    <>
      <Notice kind="info" className="mb-6">
        An example. Choose one of your forms, and its questions stand here.
      </Notice>
      <OwnForm form={form} action="" {...(buttons ? { bare } : {})} />
      {buttons}
    </>
  )
}
