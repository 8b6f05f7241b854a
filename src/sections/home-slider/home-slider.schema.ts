import { z } from 'zod'
import { videoField } from '../../features/video/video.schema.ts'
import { band, group, image, link, list, longText, showing, text, toggle } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import { ui } from '../define/ui.ts'

/** A slide (E32). Its button opens its link, or plays its video if it has no link. */
const slide = z.object({
  bgImage: image('Background picture'),
  title: text('Small title', '', 80),
  heading: text('Heading', '', 120),
  description: longText('Description', '', 400),
  enableButton: showing(toggle('Show the button', true), ['buttonText', 'buttonAction']),
  buttonText: showing(text('Button text', '', 60), ['buttonAction']),
  buttonAction: link('Button link'),
  videoLink: videoField('Video'),
})

const commonCard = group('Card on all slides', {
  title: text('Small title', '', 80),
  currencyCode: ui(
    z
      .string()
      .regex(/^([A-Z]{3})?$/, 'Enter the three letters of a currency, such as INR.')
      .default(''),
    { label: 'Currency', help: 'Three letters, such as INR; empty for the currency of the site', control: 'text' },
  ),
  price: ui(z.number().min(0).max(100_000_000).default(0), {
    label: 'Price',
    help: 'In whole units, such as 249 or 249.50; 0 shows none',
    control: 'number',
  }),
  name: text('Name', '', 120),
  rating: ui(z.number().min(0).max(5).default(0), {
    label: 'Stars',
    help: 'From 1 to 5; a fraction shows a half star, 0 shows none',
    control: 'number',
  }),
  rotatingImage: image('Picture that turns'),
})

export const schema = z.object({
  tone: band.tone,
  anchor: band.anchor,
  slides: list('Slides', slide, { label: 'Slide', title: 'heading' }, 8),
  commonCard,
})

export type HomeSlider = z.output<typeof schema>
export type HomeSlide = HomeSlider['slides'][number]
export type CommonCard = HomeSlider['commonCard']

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  slides: [
    {
      bgImage: pictureAt(site, 0),
      title: site.name,
      heading: site.title || standIn('Your first words to a visitor'),
      description: standIn('Say in a sentence what makes people hungry for it.'),
      ...buttonToSomething(site)[0],
    },
    {
      bgImage: pictureAt(site, 1),
      heading: standIn('What else is good here'),
      description: standIn('Say in a sentence what is special about it.'),
    },
  ],
  commonCard: {
    title: standIn('What is special today'),
    name: standIn('What you recommend today'),
    rotatingImage: pictureAt(site, 2),
  },
})
