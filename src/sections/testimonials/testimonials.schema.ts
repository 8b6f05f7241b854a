import { z } from 'zod'
import { band, button, choice, heading, image, list, longText, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

const fields = z.object({
  description: longText('Quote'),
  name: text('Name'),
  designation: text('Role or place'),
  thumb: image('Photo'),
  svg: image('Logo above the quote'),
  rating: ui(z.number().min(0).max(5).default(5), {
    label: 'Stars',
    help: 'From 1 to 5; a fraction shows a half star, 0 shows none',
    control: 'number',
  }),
  button: button('Button'),
})

/** `userName` and `userThumb` are other names for the same: they are read, and stored under the one name (E26). */
function oneName(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  const { userName, userThumb, ...own } = stored as Record<string, unknown>
  const hasThumb = (own.thumb as { media?: unknown } | undefined)?.media
  return { ...own, name: own.name || userName || undefined, thumb: hasThumb ? own.thumb : (userThumb ?? own.thumb) }
}

/** A testimonial (E26). */
const testimonial = z.preprocess(oneName, fields) as unknown as z.ZodType<
  z.output<typeof fields>,
  z.input<typeof fields>
>

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    grid: 'Grid',
    single: 'One, large',
    centred: 'One, centred',
    carousel: 'Carousel',
  }),
  items: list('Testimonials', testimonial, { label: 'Testimonial', title: 'name' }, 24),
  button: button('Button'),
})

export type Testimonials = z.output<typeof schema>
export type Testimonial = Testimonials['items'][number]

const name = standIn('Name of a customer')
const designation = standIn('Their town, or what they do')

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  tone: 'soft',
  heading: 'What customers say',
  items: [
    {
      name,
      designation,
      thumb: pictureAt(site, 0),
      description: standIn('What one of your customers has said, in their own words.'),
    },
    {
      name,
      designation,
      thumb: pictureAt(site, 1),
      description: standIn('What another one likes about you. Ask first whether you may say so here.'),
    },
    { name, designation, thumb: pictureAt(site, 2), description: standIn('A third one, short and true.') },
  ],
})

export const looks: Looks<typeof schema> = [
  {
    name: 'grid',
    title: 'Testimonials in a grid',
    words: 'reviews quotes wall of love customers',
    props: { layout: 'grid' },
  },
  { name: 'single', title: 'One large testimonial', words: 'review quote spotlight', props: { layout: 'single' } },
  { name: 'centred', title: 'One centred testimonial', words: 'review quote', props: { layout: 'centred' } },
  {
    name: 'carousel',
    title: 'Testimonial carousel',
    words: 'reviews quotes slider slideshow',
    props: { layout: 'carousel' },
  },
]
