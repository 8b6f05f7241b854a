import type { z } from 'zod'
import type { schema } from '../../../src/sections/newsletter/newsletter.schema.ts'

export const example: z.input<typeof schema> = {
  tone: 'strong',
  title: 'Letters from Aangan',
  heading: 'One letter a month, from the loom and the kiln',
  description:
    'Who is weaving what, which kiln has just been opened, and the pieces that will be gone by Diwali. हिन्दी में भी, अंग्रेज़ी में भी।',
  placeholder: 'meera@example.com',
  submitText: 'Write to me',
  note: 'Never more than one letter a month. You can leave whenever you like.',
}
