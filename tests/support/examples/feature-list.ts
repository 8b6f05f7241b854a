import type { z } from 'zod'
import type { schema } from '../../../src/sections/feature-list/feature-list.schema.ts'

export const example: z.input<typeof schema> = {
  layout: 'points',
  heading: 'How a thing comes to you',
  description: 'Forty workshops, no middle hands. These are the promises that we can keep because of it.',
  columns: '4',
  items: [
    {
      icon: 'care',
      title: 'Made by someone you can name',
      description: 'The maker’s name and village are on the card in the parcel, and on the page you buy from.',
    },
    {
      icon: 'rupee',
      title: 'Paid before it ships',
      description: 'Workshops are paid on the day they hand over, not when it sells.',
    },
    {
      icon: 'truck',
      title: 'At your door in a few days',
      description: 'Tracked to 24,000 pin codes, free above ₹1,500. पहाड़ों और द्वीपों तक भी।',
    },
    {
      icon: 'refresh',
      title: 'Fourteen days to change your mind',
      description: 'We collect it from your door and return the whole amount.',
    },
  ],
}
