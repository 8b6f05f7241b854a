import type { z } from 'zod'
import type { schema } from '../../../src/sections/announcement/announcement.schema.ts'

export const example: z.input<typeof schema> = {
  tone: 'strong',
  items: [
    { text: 'Free delivery in India above ₹1,500', icon: 'truck', action: { type: 'page', value: '/delivery' } },
    { text: 'Cash on delivery, 24,000 pin codes', icon: 'rupee' },
    { text: 'Monsoon linens are here', action: { type: 'category', value: 'linen' } },
  ],
}
