import { z } from 'zod'
import { band, buttons, choice, date, heading, needed, text } from '../define/parts.ts'
import { type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { hintOf, ui } from '../define/ui.ts'

/** Its layout aligns the words. */
const { align: _, ...words } = heading

const ends = date('Counts down to')

export const schema = z.object({
  ...band,
  ...words,
  layout: choice('Layout', { centred: 'Centred', line: 'In one line' }),
  ends: needed(
    ui(ends, { label: '', ...hintOf(ends), help: 'A day without a time is counted to its beginning' }),
    'Nothing is counted down to: the date is missing.',
  ),
  until: text('Words before the date', 'Until', 60),
  after: ui(text('Afterwards'), {
    label: 'Afterwards',
    help: 'What stands there once the time has come. Without it the whole section is gone then',
    control: 'text',
  }),
  buttons: buttons(),
})

export type Countdown = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  tone: 'soft',
  layout: 'centred',
  heading: standIn('What everybody is waiting for'),
  description: site.name ? '' : standIn('Say in a sentence what is to be expected.'),
})

export const looks: Looks<typeof schema> = [
  {
    name: 'centred',
    title: 'Countdown',
    words: 'timer sale launch event days hours clock',
    props: { layout: 'centred' },
  },
  {
    name: 'line',
    title: 'Countdown in one line',
    words: 'timer sale launch strip bar days hours clock',
    props: { tone: 'strong', spacing: 'tight', layout: 'line' },
  },
]
