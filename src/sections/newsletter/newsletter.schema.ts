import { z } from 'zod'
import { cut } from '../../shared/text.ts'
import { band, choice, heading, image, longText, shownWith, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    band: 'Band',
    card: 'Card with picture',
    line: 'One line',
    over: 'Over a picture',
  }),
  image: shownWith('layout', ['card', 'over'], image('Picture')),
  fieldLabel: text('Field label', 'Your email address'),
  placeholder: text('Field placeholder'),
  submitText: text('Button', 'Subscribe', 40),
  note: longText('Small print under the field', '', 300),
})

export type Newsletter = z.output<typeof schema>

export const sample = ({ name }: SampleSite): z.input<typeof schema> => ({
  tone: 'strong',
  heading: name ? cut(`Letters from ${name}`, 200) : '',
  description: standIn('Say what you write about, and how often.'),
  placeholder: 'name@example.com',
  note: 'You can leave whenever you like.',
})

export const looks: Looks<typeof schema> = [
  {
    name: 'band',
    title: 'Newsletter band',
    words: 'subscribe email sign-up mailing list signup form',
    props: { layout: 'band' },
  },
  {
    name: 'card',
    title: 'Newsletter card with a picture',
    words: 'subscribe email sign-up mailing list signup form',
    props: (site) => ({ layout: 'card', image: pictureAt(site, 0) }),
  },
  {
    name: 'centred',
    title: 'Newsletter, centred',
    words: 'subscribe email sign-up mailing list signup form',
    props: { layout: 'band', align: 'center' },
  },
  {
    name: 'line',
    title: 'Newsletter in one line',
    words: 'subscribe email sign-up mailing list bar strip',
    props: { layout: 'line', tone: 'soft' },
  },
  {
    name: 'over',
    title: 'Newsletter over a picture',
    words: 'subscribe email sign-up mailing list background image',
    props: (site) => ({ layout: 'over', image: pictureAt(site, 0) }),
  },
]
