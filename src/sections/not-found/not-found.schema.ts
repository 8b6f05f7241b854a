import { z } from 'zod'
import { band, button, image, longText, text, toggle } from '../define/parts.ts'

export const schema = z.object({
  ...band,
  heading: text('Heading', 'This page is not here'),
  description: longText(
    'Description',
    'The address may have a typing error, or the page has moved. From the home page everything else can be found.',
  ),
  image: image('Picture next to the text'),
  showSearch: toggle('Search box', true),
  placeholder: text('Search box placeholder', 'What are you looking for?'),
  homeText: text('Home link text', 'Go to the home page'),
  showCategories: toggle('Links to categories', true),
  categoriesHeading: text('Heading above the categories', 'Or look around here'),
  extra: button('Another link'),
})

export type NotFound = z.output<typeof schema>

export const sample = (): z.input<typeof schema> => ({})
