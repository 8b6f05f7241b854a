import { z } from 'zod'
import { appearance, band, choice } from '../define/parts.ts'
import type { Looks } from '../define/section.ts'

export const schema = z.object({
  ...band,
  layout: choice('Layout', {
    two: 'Two equal columns',
    three: 'Three equal columns',
    four: 'Four equal columns',
    wideFirst: 'A wide column and a narrow one',
    narrowFirst: 'A narrow column and a wide one',
  }),
  gap: appearance(choice('Gap', { normal: 'Normal', small: 'Small', large: 'Large', none: 'None' })),
  vertical: appearance(choice('Vertical alignment', { start: 'Top', center: 'Centre', end: 'Bottom' })),
})

export type Columns = z.output<typeof schema>

const names: Record<Columns['layout'], readonly string[]> = {
  two: ['Column 1', 'Column 2'],
  three: ['Column 1', 'Column 2', 'Column 3'],
  four: ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
  wideFirst: ['Wide column', 'Narrow column'],
  narrowFirst: ['Narrow column', 'Wide column'],
}

export const areas = ({ layout }: Columns) => names[layout]

/** Columns are empty: the owner chooses their content. */
export const sample = (): z.input<typeof schema> => ({ layout: 'two' })

export const looks: Looks<typeof schema> = [
  {
    name: 'two',
    title: 'Two columns',
    words: 'grid row side by side half layout areas nested',
    props: { layout: 'two' },
  },
  {
    name: 'three',
    title: 'Three columns',
    words: 'grid row side by side thirds layout areas nested',
    props: { layout: 'three' },
  },
  {
    name: 'wide-and-narrow',
    title: 'A wide column and a narrow one',
    words: 'grid row sidebar aside two thirds layout areas nested',
    props: { layout: 'wideFirst' },
  },
]
