import { z } from 'zod'
import { band, heading, link, list, text } from '../define/parts.ts'
import { type SampleSite, standIn, toPage } from '../define/sample.ts'

const download = z.object({
  title: text('Title', '', 140),
  description: text('Description', '', 300),
  kind: text('Kind and size, such as “PDF, 2 MB”', '', 60),
  action: link('File or page'),
})

export const schema = z.object({
  ...band,
  ...heading,
  items: list('Downloads', download, { label: 'Download', title: 'title' }, 60),
})

export type Downloads = z.output<typeof schema>
export type Download = Downloads['items'][number]

const title = standIn('What can be had here')
const kind = standIn('Its kind, and how large it is')

export const sample = ({ pages }: SampleSite): z.input<typeof schema> => ({
  heading: 'Downloads',
  items: [0, 1, 2].map((index) => {
    const page = pages[index]
    return { title, kind, ...(page ? { action: toPage(page) } : {}) }
  }),
})
