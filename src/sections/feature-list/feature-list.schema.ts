import { z } from 'zod'
import {
  appearance,
  band,
  button,
  buttons,
  choice,
  heading,
  icon,
  image,
  list,
  longText,
  responsive,
  text,
} from '../define/parts.ts'
import { ui } from '../define/ui.ts'

/** A point (E21): title and description, with an icon, a picture and a link if wanted. */
const feature = z.object({
  icon: icon('Icon'),
  image: image('Picture'),
  title: text('Title'),
  description: longText('Description'),
  button: button('Link'),
})

const columns = choice('Columns', { '1': '1', '2': '2', '3': '3', '4': '4' }, '3')

/** Below one another on phones, two and two on tablets. */
const onWideScreens = (lg: z.output<typeof columns>) => ({ base: '1', md: lg === '1' ? '1' : '2', lg }) as const

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', {
    points: 'Points with icons',
    pictures: 'Points with pictures',
    rows: 'Alternating rows of picture and text',
    beside: 'Next to one picture',
    steps: 'Numbered steps',
  }),
  columns: appearance(responsive('Columns', columns, onWideScreens)),
  items: list('Points', feature, { label: 'Point', title: 'title' }, 24),
  image: ui(image('Picture'), { label: 'Picture', help: 'For the layout “Next to one picture”', control: 'image' }),
  buttons: buttons(),
})

export type FeatureList = z.output<typeof schema>
export type Feature = FeatureList['items'][number]

export const sample: z.input<typeof schema> = {
  layout: 'points',
  heading: 'How a thing comes to you',
  description: 'Forty workshops, no middle hands. These are the promises that we can keep because of it.',
  columns: '4',
  items: [
    {
      icon: 'care',
      title: 'Made by someone you can name',
      description: 'The maker’s name and village are on the card in the parcel, and on the page you buy from.',
    },
    {
      icon: 'rupee',
      title: 'Paid before it ships',
      description: 'Workshops are paid on the day they hand over, not when it sells.',
    },
    {
      icon: 'truck',
      title: 'At your door in a few days',
      description: 'Tracked to 24,000 pin codes, free above ₹1,500. पहाड़ों और द्वीपों तक भी।',
    },
    {
      icon: 'refresh',
      title: 'Fourteen days to change your mind',
      description: 'We collect it from your door and return the whole amount.',
    },
  ],
}
