import { z } from 'zod'
import { band, button, choice, group, image, longText, text } from '../define/parts.ts'
import { pictureAt, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

export const schema = z.object({
  ...band,
  layout: choice('Layout', { centred: 'Large and centred', portrait: 'Beside a portrait' }),
  message: longText('Quote', '', 600),
  /** Who said it (E19). */
  user: group('Author', { thumb: image('Photo'), title: text('Name'), subtitle: text('Role or place') }),
  button: button('Link'),
})

export type Quote = z.output<typeof schema>

const message = standIn('One sentence that says what you stand for, in the words of the person who said it.')
const author = { title: standIn('Name of the person'), subtitle: standIn('Who they are') }

export const sample = (): z.input<typeof schema> => ({ layout: 'centred', message, user: author })

export const looks: Looks<typeof schema> = [
  {
    name: 'centred',
    title: 'One large quote',
    words: 'saying citation founder words pull quote',
    props: { layout: 'centred' },
  },
  {
    name: 'portrait',
    title: 'Quote beside a portrait',
    words: 'saying citation founder words owner',
    props: (site: SampleSite) => ({ layout: 'portrait', user: { ...author, thumb: pictureAt(site, 0) } }),
  },
]
