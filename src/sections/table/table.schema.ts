import { z } from 'zod'
import { appearance, band, choice, heading, list, longText, strings, toggle } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'

const row = z.object({ cells: strings('Cells, from first to last column', 12) })

export const schema = z.object({
  ...band,
  ...heading,
  rows: list('Rows', row, { label: 'Row' }, 100),
  look: appearance(choice('Rows', { lines: 'With lines', stripes: 'Every other one shaded' })),
  headRow: appearance(toggle('The first row is the columns’ headings', true)),
  headColumn: appearance(toggle('The first column is the rows’ headings', true)),
  note: longText('Note below', '', 600),
})

export type Table = z.output<typeof schema>

const what = standIn('What it is')
const value = standIn('How it is there')

export const sample = (): z.input<typeof schema> => ({
  heading: standIn('What is compared here'),
  rows: [
    { cells: [standIn('By what'), standIn('One thing'), standIn('Another thing')] },
    { cells: [what, value, value] },
    { cells: [what, value, value] },
    { cells: [what, value, value] },
  ],
})
