import { z } from 'zod'
import { safeHref } from '../../shared/content/pages/links.ts'
import { networks } from '../../ui/network-mark.tsx'
import { band, choice, heading, list, needed, text } from '../define/parts.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

const isAddress = (address: string) => address === '' || /^https:/.test(safeHref(address) ?? '')

const place = z.object({
  network: choice('Where', networks),
  address: needed(
    ui(z.string().max(300).refine(isAddress, 'Enter an address that begins with https://.').default(''), {
      label: 'Address of your page there',
      control: 'text',
    }),
    'The mark leads nowhere: the address of your page there is missing.',
  ),
  name: text('Name, instead of the usual one', '', 60),
})

export const schema = z.object({
  ...band,
  ...heading,
  layout: choice('Layout', { icons: 'Icons in one line', named: 'Icons with names' }),
  items: list('Places', place, { label: 'Place', title: 'network' }, 12),
})

export type SocialLinks = z.output<typeof schema>
export type SocialPlace = SocialLinks['items'][number]

export const sample = (): z.input<typeof schema> => ({
  layout: 'icons',
  heading: 'Follow us',
  align: 'center',
  items: [{ network: 'instagram' }, { network: 'facebook' }, { network: 'youtube' }, { network: 'whatsapp' }],
})

export const looks: Looks<typeof schema> = [
  {
    name: 'icons',
    title: 'Social links as icons',
    words: 'social media follow us instagram facebook youtube',
    props: { layout: 'icons' },
  },
  {
    name: 'named',
    title: 'Social links with names',
    words: 'social media follow us instagram facebook youtube',
    props: { layout: 'named', align: 'start' },
  },
]
