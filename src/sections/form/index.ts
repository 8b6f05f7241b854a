import { defineSection } from '../define/section.ts'
import { sample, schema } from './form.schema.ts'
import { FormView } from './form.tsx'

export const form = defineSection({
  type: 'form',
  title: 'Form of your own',
  category: 'contact',
  schema,
  sample,
  words: 'questions survey callback application feedback registration custom fields',
  view: FormView,
  load: ({ form }, reads) => reads.form(form),
  loads: ({ form }) => form !== '',
})
