import { z } from 'zod'
import { band, choice, heading, image, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { band: 'Band', card: 'Card with picture' }),
  image: image('Card picture'),
  fieldLabel: text('Field label', 'Your email address'),
  placeholder: text('Field placeholder'),
  submitText: text('Button', 'Subscribe', 40),
  note: longText('Small print under the field', '', 300),
})

export type Newsletter = z.output<typeof schema>

export const sample: z.input<typeof schema> = {
  tone: 'strong',
  title: 'Letters from Aangan',
  heading: 'One letter a month, from the loom and the kiln',
  description:
    'Who is weaving what, which kiln has just been opened, and the pieces that will be gone by Diwali. हिन्दी में भी, अंग्रेज़ी में भी।',
  placeholder: 'meera@example.com',
  submitText: 'Write to me',
  note: 'Never more than one letter a month. You can leave whenever you like.',
}
