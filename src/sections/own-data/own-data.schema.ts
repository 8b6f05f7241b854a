import { z } from 'zod'
import { band, longText, text } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'Your data'),
  copyText: longText(
    'About the copy',
    'A file with all that we hold of you: your profile, addresses, orders and more. We mail you a link to it, which is good for three days.',
  ),
  deletionText: longText(
    'About deleting',
    'Your profile, addresses, cart and picture are deleted, and you are signed out everywhere. Of your orders we keep what the law asks us to keep. For a week you can change your mind.',
  ),
})

export type OwnDataSection = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({})
