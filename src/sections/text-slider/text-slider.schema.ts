import { z } from 'zod'
import { alignment, appearance, band, buttons, list, longText, text } from '../define/parts.ts'
import { buttonToSomething, type SampleSite, standIn } from '../define/sample.ts'

const slide = z.object({
  title: text('Small title', '', 80),
  heading: text('Heading', '', 160),
  description: longText('Description', '', 600),
  buttons: buttons(),
})

export const schema = z.object({
  ...band,
  align: appearance(alignment({ center: 'Centre', start: 'Start' })),
  slides: list('Slides', slide, { label: 'Slide', title: 'heading' }, 50),
})

export type TextSlider = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  tone: 'soft',
  slides: [
    {
      heading: standIn('The first thing that you would like to be known for'),
      description: standIn('Say in two sentences why it matters.'),
      buttons: buttonToSomething(site),
    },
    {
      heading: standIn('The second thing, as short as the first'),
      description: standIn('Say in two sentences what your customers gain by it.'),
      buttons: buttonToSomething({ ...site, categories: [], products: [] }),
    },
  ],
})
