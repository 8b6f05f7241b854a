import { z } from 'zod'
import { besidePicture, messageLabel, personLabels } from '../../features/writing/writing.schema.ts'
import { band, choice, heading, namesPage, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

/** Maximum length of a kind in the call (B96). */
const kinds = ui(z.array(z.string().max(120)).max(30, 'Kinds to choose from: at most 30').default([]), {
  label: 'Kinds to choose from',
  control: 'strings',
  most: 30,
})

export const schema = z.object({
  ...band,
  ...heading,
  namesPage,
  layout: choice('Layout', { form: 'Form alone', picture: 'Beside a picture' }),
  image: besidePicture,
  kinds,
  ...personLabels,
  kindLabel: text('Label of the kinds', 'What is it about?', 80),
  dateLabel: text('Label of the date', 'Date', 80),
  guestsLabel: text('Label of the number of guests', 'How many people', 80),
  cityLabel: text('Label of the city', 'City', 80),
  messageLabel,
  submitText: text('Button', 'Send enquiry', 40),
})

export type Enquiry = z.output<typeof schema>

export const sample = (_: SampleSite): z.input<typeof schema> => ({
  layout: 'form',
  heading: 'Ask for a date',
  description: standIn('Say what can be booked, and how soon you answer.'),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'form',
    title: 'Enquiry form',
    words: 'book now booking request quote event wedding party date guests appointment reservation enquiry inquiry',
    props: { layout: 'form' },
  },
  {
    name: 'picture',
    title: 'Enquiry form beside a picture',
    words: 'book now booking request quote event wedding party date guests image photo appointment reservation inquiry',
    props: (site) => ({ layout: 'picture', image: pictureAt(site, 0) }),
  },
]
