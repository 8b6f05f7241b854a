import { z } from 'zod'
import { button, choice, ground, text, toggle } from '../define/parts.ts'
import { buttonToSomething, type SampleSite, standIn } from '../define/sample.ts'

export const schema = z.object({
  tone: ground({ strong: 'Strong', accent: 'Accent', soft: 'Soft', plain: 'Page' }),
  text: text('Text', '', 160),
  button: button('Button'),
  appears: choice('Appears', { hero: 'When the first section has scrolled away', once: 'At once' }),
  closable: toggle('Visitors can close it', true),
})

export type StickyBar = z.output<typeof schema>

export const sample = (site: SampleSite): z.input<typeof schema> => ({
  text: standIn('One thing that visitors should have in view'),
  button: buttonToSomething(site)[0],
})
