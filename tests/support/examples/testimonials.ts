import type { z } from 'zod'
import type { schema } from '../../../src/sections/testimonials/testimonials.schema.ts'

export const example: z.input<typeof schema> = {
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
