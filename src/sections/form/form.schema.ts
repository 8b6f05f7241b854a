import { z } from 'zod'
import { band, form, heading, namesPage } from '../define/parts.ts'
import { type SampleSite, standIn } from '../define/sample.ts'

export const schema = z.object({ ...band, ...heading, namesPage, form: form('Form') })

export type FormProps = z.output<typeof schema>

export const sample = (_: SampleSite): z.input<typeof schema> => ({
  heading: 'Tell us more',
  description: standIn('Choose one of your forms, and say what it is for.'),
})
