import { z } from 'zod'
import { band, form, heading, longText, namesPage, text } from '../define/parts.ts'
import { type SampleSite, standIn } from '../define/sample.ts'

export const schema = z.object({
  ...band,
  ...heading,
  namesPage,
  form: form('Form'),
  submitText: text('Button that sends', 'Submit', 40),
  resetText: text('Button that empties', 'Reset', 40),
  successText: longText('Once it was sent', 'Thank you! Your answers have been sent.', 400),
  errorText: longText('If it could not be sent', 'This could not be sent. Please try again.', 400),
})

export type EmbeddedFormProps = z.output<typeof schema>
export type FrameTexts = Pick<EmbeddedFormProps, 'submitText' | 'resetText' | 'successText' | 'errorText'>

export const sample = (_: SampleSite): z.input<typeof schema> => ({
  heading: 'Tell us more',
  description: standIn('Choose one of your forms, and say what it is for.'),
})
