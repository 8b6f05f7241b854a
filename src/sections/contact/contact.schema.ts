import { z } from 'zod'
import { besidePicture, messageLabel, personLabels } from '../../features/writing/writing.schema.ts'
import { band, choice, heading, longText, namesPage, reachedBySettings, shownWith, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const details = <T extends z.ZodType>(field: T) => shownWith('layout', ['details'], field)

export const schema = z.object({
  ...band,
  ...heading,
  namesPage,
  layout: choice('Layout', { form: 'Form alone', details: 'Beside your details', picture: 'Beside a picture' }),
  address: details(longText('Address', '', 400)),
  phone: details(text('Phone', '', 40)),
  email: details(text('Email', '', 254)),
  hours: details(longText('Opening hours', '', 400)),
  fromSettings: details(reachedBySettings),
  image: besidePicture,
  ...personLabels,
  messageLabel,
  submitText: text('Button', 'Send', 40),
})

export type Contact = z.output<typeof schema>

export const sample = (_: SampleSite): z.input<typeof schema> => ({
  layout: 'form',
  heading: 'Write to us',
  description: standIn('Say what people may write about, and how soon you answer.'),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'form',
    title: 'Contact form',
    words: 'get in touch message write support reach us',
    props: { layout: 'form' },
  },
  {
    name: 'details',
    title: 'Contact form beside your details',
    words: 'get in touch message address phone email opening hours reach us',
    props: {
      layout: 'details',
      hours: standIn('When somebody answers'),
    },
  },
  {
    name: 'picture',
    title: 'Contact form beside a picture',
    words: 'get in touch message write image photo reach us',
    props: (site) => ({ layout: 'picture', image: pictureAt(site, 0) }),
  },
]
