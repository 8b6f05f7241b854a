import { z } from 'zod'
import { band, button, choice, heading, image, list, longText, text } from '../define/parts.ts'
import { ui } from '../define/ui.ts'

/** A testimonial (E26). */
const testimonial = z.object({
  description: longText('Quote'),
  name: text('Name'),
  designation: text('Role or place'),
  thumb: image('Photo'),
  svg: image('Logo above the quote'),
  rating: ui(z.number().min(0).max(5).default(5), {
    label: 'Stars',
    help: 'From 1 to 5; a fraction shows a half star, 0 shows none',
    control: 'number',
  }),
  button: button('Button'),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { grid: 'Grid', single: 'One, large', centred: 'One, centred' }),
  items: list('Testimonials', testimonial, { label: 'Testimonial', title: 'name' }, 24),
  button: button('Button'),
})

export type Testimonials = z.output<typeof schema>
export type Testimonial = Testimonials['items'][number]

export const sample: z.input<typeof schema> = {
  tone: 'soft',
  title: 'Kind words',
  heading: 'What people say after the parcel is open',
  items: [
    {
      name: 'Meera Krishnan',
      designation: 'Bengaluru',
      rating: 5,
      description:
        'The dhurrie is heavier and finer than I had hoped. My mother ran her hand over it and asked who the weaver was, and the card in the parcel told us.',
    },
    {
      name: 'Arjun Sethi',
      designation: 'New Delhi',
      rating: 4.5,
      description: 'Ordered on Monday, cash on delivery on Wednesday. The brass lamp was wrapped like a sweet.',
    },
    {
      name: 'फ़ातिमा शेख़',
      designation: 'लखनऊ',
      rating: 5,
      description: 'चिकनकारी का काम बहुत बारीक है। तस्वीर से भी ज़्यादा सुंदर निकला, और नाप एकदम सही।',
    },
  ],
  button: { buttonText: 'Read more stories', buttonAction: { type: 'page', value: '/blog' } },
}
