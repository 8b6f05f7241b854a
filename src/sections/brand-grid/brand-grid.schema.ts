import { z } from 'zod'
import { band, button, choice, count, heading, image, list, shownWith } from '../define/parts.ts'
import { buttonToAll, type SampleSite } from '../define/sample.ts'
import { ui } from '../define/ui.ts'

const brand = z.object({
  name: ui(z.string().max(100).default(''), {
    label: 'Brand',
    help: 'As its products name it',
    control: 'text',
    names: 'brand',
  }),
  logo: image('Logo'),
})

export const schema = z.object({
  ...band,
  ...heading,
  show: choice('Brands', { all: 'All, those with most products first', chosen: 'Only those named here' }),
  most: shownWith('show', ['all'], count('Brands at most', 30, 1, 60)),
  brands: list('Logos', brand, { label: 'Brand', title: 'name' }, 60),
  button: button('Link next to the heading'),
})

export type BrandGrid = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  heading: 'Browse by brand',
  button: { ...buttonToAll(site, 'Everything'), icon: 'arrow-right' },
})
