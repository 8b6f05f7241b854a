import { z } from 'zod'
import { appearance, choice, icon, link, list, text } from '../define/parts.ts'
import { type SampleSite, standIn, toCategory } from '../define/sample.ts'

const notice = z.object({ text: text('Text', '', 160), icon: icon('Icon'), action: link('Link') })

export const schema = z.object({
  tone: appearance(choice('Background', { strong: 'Strong', accent: 'Accent', soft: 'Soft' })),
  items: list('Notices', notice, { label: 'Notice', title: 'text' }, 4),
})

export type Announcement = z.output<typeof schema>
export type Notice = Announcement['items'][number]

export const sample = ({ categories: [category] }: SampleSite): z.input<typeof schema> => ({
  tone: 'strong',
  items: [
    { text: standIn('One thing that every visitor should know'), icon: 'sparkles' },
    ...(category ? [{ text: category.title, action: toCategory(category) }] : []),
  ],
})
