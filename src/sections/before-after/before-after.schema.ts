import { z } from 'zod'
import { appearance, band, choice, heading, image, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'

export const schema = z.object({
  ...band,
  ...heading,
  before: image('Picture before'),
  after: image('Picture after'),
  beforeLabel: text('Words on the first', 'Before', 40),
  afterLabel: text('Words on the second', 'After', 40),
  caption: text('Caption', '', 300),
  shape: appearance(choice('Shape', { wide: 'Wide', square: 'Square', upright: 'Upright' })),
})

export type BeforeAfter = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  heading: standIn('What you have changed here'),
  before: pictureAt(site, 0),
  after: pictureAt(site, 1),
})
