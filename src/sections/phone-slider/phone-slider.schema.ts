import { z } from 'zod'
import { band, buttons, heading, image, list, longText, text } from '../define/parts.ts'
import { buttonToSomething, pictureAt, type SampleSite, standIn } from '../define/sample.ts'

const feature = z.object({
  image: image('Picture on the phone'),
  title: text('Title', '', 120),
  description: longText('Description', '', 600),
})

export const schema = z.object({
  ...band,
  title: heading.title,
  heading: heading.heading,
  description: heading.description,
  slides: list('Features', feature, { label: 'Feature', title: 'title' }, 50),
  buttons: buttons(),
})

export type PhoneSlider = z.output<typeof schema>
export type PhoneSlide = PhoneSlider['slides'][number]

const words = standIn('Say in two sentences what one can do with it.')

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  heading: site.name,
  slides: [
    { image: pictureAt(site, 0), title: standIn('What people see first'), description: words },
    { image: pictureAt(site, 1), title: standIn('What they do next'), description: words },
    { image: pictureAt(site, 2), title: standIn('What they come back for'), description: words },
  ],
  buttons: buttonToSomething(site),
})
