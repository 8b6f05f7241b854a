import { z } from 'zod'
import { appearance, band, choice } from '../define/parts.ts'
import type { Looks } from '../define/section.ts'

export const schema = z.object({
  ...band,
  width: appearance(choice('Width', { wide: 'Wide', text: 'Text', narrow: 'Narrow', full: 'Full width' })),
  panel: choice('Background of the panel', {
    soft: 'Soft',
    strong: 'Strong',
    accent: 'Accent',
    outlined: 'Outlined',
    plain: 'None',
  }),
  padding: appearance(choice('Padding', { normal: 'Normal', small: 'Small', large: 'Large', none: 'None' })),
  corner: appearance(choice('Corner', { theme: 'As in the theme', large: 'Large', none: 'Square' })),
})

export type Container = z.output<typeof schema>

export const areas = () => ['Inside']

/** The container is empty: the owner chooses its content. */
export const sample = (): z.input<typeof schema> => ({ panel: 'soft', width: 'text' })

export const looks: Looks<typeof schema> = [
  {
    name: 'panel',
    title: 'Panel around other sections',
    words: 'container card box group wrapper layout area nested',
    props: {},
  },
]
