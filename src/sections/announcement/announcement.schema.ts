import { z } from 'zod'
import { choice, ground, icon, link, list, text } from '../define/parts.ts'
import { type SampleSite, standIn, toCategory } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const notice = z.object({ text: text('Text', '', 160), icon: icon('Icon'), action: link('Link') })

export const schema = z.object({
  tone: ground({ strong: 'Strong', accent: 'Accent', soft: 'Soft' }),
  layout: choice('Layout', { line: 'Side by side, up to four', ticker: 'One after the other' }),
  items: list('Notices', notice, { label: 'Notice', title: 'text' }, 12),
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

export const looks: Looks<typeof schema> = [
  { name: 'standard', title: 'Announcement', words: 'bar top bar notice promotion', props: {} },
  {
    name: 'ticker',
    title: 'Announcements in turn',
    words: 'ticker bar top bar rotating notices promotion slider',
    props: (site) => ({
      layout: 'ticker',
      items: [...(sample(site).items ?? []), { text: standIn('Another thing that is good to know') }],
    }),
  },
]
