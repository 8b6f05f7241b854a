import { z } from 'zod'
import { appearance, choice, icon, link, list, text } from '../define/parts.ts'

const notice = z.object({ text: text('Text', '', 160), icon: icon('Icon'), action: link('Link') })

export const schema = z.object({
  tone: appearance(choice('Background', { strong: 'Strong', accent: 'Accent', soft: 'Soft' })),
  items: list('Notices', notice, { label: 'Notice', title: 'text' }, 4),
})

export type Announcement = z.output<typeof schema>
export type Notice = Announcement['items'][number]

export const sample: z.input<typeof schema> = {
  tone: 'strong',
  items: [
    { text: 'Free delivery in India above ₹1,500', icon: 'truck', action: { type: 'page', value: '/delivery' } },
    { text: 'Cash on delivery, 24,000 pin codes', icon: 'rupee' },
    { text: 'Monsoon linens are here', action: { type: 'category', value: 'linen' } },
  ],
}
