import { z } from 'zod'
import { fileIdIn } from '../../shared/content/media/media-files.ts'
import { band, heading, link, list, text } from '../define/parts.ts'
import { type SampleSite, standIn, toPage } from '../define/sample.ts'
import { ui } from '../define/ui.ts'

/** Address of a document in the library; may be empty. */
const documentField = ui(
  z
    .string()
    .max(200)
    .refine((address) => address === '' || fileIdIn(address) !== undefined, 'Choose a PDF from the library.')
    .default(''),
  { label: 'PDF of the library', control: 'document' },
)

const download = z.object({
  title: text('Title', '', 140),
  description: text('Description', '', 300),
  file: documentField,
  kind: text('Kind and size, such as “PDF, 2 MB”', '', 60),
  action: link('File or page elsewhere'),
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
