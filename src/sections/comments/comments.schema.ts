import { z } from 'zod'
import { band, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Comments'),
  label: text('Label of the field', 'Your comment', 80),
  button: text('Button', 'Post comment', 40),
  waiting: text(
    'Where a comment is checked first',
    'Thank you. Your comment appears here once it has been checked.',
    200,
  ),
})

export type CommentsProps = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({})
