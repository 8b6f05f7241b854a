import type { z } from 'zod'
import type { schema } from '../../../src/sections/not-found/not-found.schema.ts'

export const example: z.input<typeof schema> = {
  heading: 'This page is not here',
  description:
    'Perhaps the link has a typing error, or the piece has found a home and its page went with it. शायद आप जो ढूँढ रहे हैं वह किसी और नाम से रखा है, एक बार खोज कर देखिए।',
  placeholder: 'Try “indigo saree” or “brass lamp”',
  extra: { buttonText: 'Write to us', buttonAction: { type: 'page', value: '/contact' } },
}
