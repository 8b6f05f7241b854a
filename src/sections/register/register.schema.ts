import { z } from 'zod'
import { band, image, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Begin your site'),
  description: longText('Description'),
  image: image('Picture next to the form'),
  basicsButton: text('Button of the first step', 'Continue'),
  passwordButton: text('Button of the password step', 'Continue'),
  codeTitle: text('Title of the code step', 'Check your email'),
  codeDescription: longText(
    'Description of the code step',
    'We have sent you a code of six digits. Please enter it here.',
  ),
  codeButton: text('Button of the code step', 'Create my site'),
})

export type Register = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  description: 'Three short steps, and your site is there to be edited.',
})
