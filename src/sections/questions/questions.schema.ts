import { z } from 'zod'
import { band, count, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Questions and answers'),
  label: text('Label of the field', 'Your question', 80),
  button: text('Button', 'Ask', 40),
  asked: text('Once it is sent', 'Thank you. We answer by email, and the answer appears here.', 200),
  open: count('Questions shown at once', 4, 1, 20),
})

export type QuestionsProps = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({})
