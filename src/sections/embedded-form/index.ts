import { defineSection } from '../define/section.ts'
import { sample, schema } from './embedded-form.schema.ts'
import { EmbeddedFormView } from './embedded-form.tsx'

export const embeddedForm = defineSection({
  type: 'embedded-form',
  title: 'Form in a frame',
  category: 'contact',
  schema,
  sample,
  words: 'embed iframe questions survey application registration submit reset',
  view: EmbeddedFormView,
  load: ({ form }, reads) => reads.form(form),
  loads: ({ form }) => form !== '',
})
