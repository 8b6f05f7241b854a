import { z } from 'zod'
import { band, choice, heading, longText, needed, shownWith, text } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'
import { chatLink } from './chat-link.ts'

const { title, heading: words, description, align } = heading
const inPage = <T extends z.ZodType>(field: T) => shownWith('layout', ['inline'], field)

export const schema = z.object({
  ...band,
  layout: choice('Layout', { inline: 'In the page', corner: 'In the corner of the screen' }),
  title: inPage(title),
  heading: inPage(words),
  description: inPage(description),
  align: inPage(align),
  phone: needed(
    ui(
      z
        .string()
        .max(40)
        .refine((phone) => phone === '' || chatLink(phone, '') !== undefined, 'Enter a phone number.')
        .default(''),
      {
        label: 'WhatsApp number',
        help: 'With the code of its country, such as +91. If empty, the phone number of Settings › Business is used.',
        control: 'text',
        fromBusiness: 'phone',
      },
    ),
    'The button does nothing: the WhatsApp number is missing.',
  ),
  label: text('Text of the button, instead of “Chat on WhatsApp”', '', 60),
  message: longText('What a visitor’s message begins with', '', 400),
})

export type WhatsappButton = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({
  layout: 'inline',
  align: 'center',
  heading: standIn('Ask us whatever you like'),
  description: standIn('Say who answers, and how soon.'),
  message: standIn('What a visitor is to ask first'),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'inline',
    title: 'WhatsApp button',
    words: 'chat message contact call us',
    props: { layout: 'inline' },
  },
  {
    name: 'corner',
    title: 'WhatsApp button in the corner',
    words: 'chat message contact floating sticky fixed',
    props: { layout: 'corner', heading: '', description: '' },
  },
]
