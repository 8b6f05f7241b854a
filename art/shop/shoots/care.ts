import { INK } from '../../drawing/colour.ts'
import { carton, incense, soaps } from '../pictures/care.ts'
import { bottle } from '../pictures/packed.ts'
import { brassLota, greenery } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { standing } from '../pictures/shoot.ts'

const paper = (
  ink: `#${string}`,
  accent: `#${string}`,
  motif: 'lotus' | 'buti' | 'jaal' | 'ambi',
  ground: `#${string}` = INK.cream,
) => ({ paper: ground, ink, accent, motif }) as const
const box = (colour: `#${string}`, motif: 'lotus' | 'buti' | 'jaal' | 'ambi') =>
  carton(colour, { ink: INK.cream, accent: INK.marigold, motif })

const hair = bottle('#7a4a22', '#b5782a', INK.soot, paper(INK.neem, INK.marigold, 'jaal'))
const rose = bottle('#f0c9c4', '#e9a9a4', INK.madder, paper(INK.madder, INK.rose, 'lotus'))
const attar = bottle('#d9b25a', '#c98a2a', INK.brass, paper(INK.indigo, INK.marigold, 'buti'))
const kumkumadi = bottle('#8a3a22', '#c2541e', INK.marigold, paper(INK.madder, INK.marigold, 'ambi'))

export const care: Shoots = {
  'neem-multani-soap-trio': standing({
    thing: soaps(['#cdb991', '#7f9a62', '#dba878'], 'lotus'),
    tone: 'sage',
    words: {
      name: 'Three bars of soap stacked',
      detail: 'the lotus stamped in the sandal bar',
    },
    beside: [greenery],
  }),
  'rose-saffron-soap': standing({
    thing: soaps(['#e3b3a6', '#e9c6a0'], 'buti'),
    tone: 'lilac',
    words: {
      name: 'Two pink soap bars, one stamped with a flower',
      detail: 'the stamp and the flecks of saffron',
    },
  }),
  'bhringraj-hair-oil': standing({
    thing: hair,
    tone: 'bone',
    words: {
      name: 'Amber bottle of bhringraj hair oil',
      detail: 'the label and the oil behind it',
    },
    beside: [greenery, brassLota],
    again: { thing: box(INK.neem, 'jaal'), alt: 'The green carton of the hair oil', tone: 'sand' },
  }),
  'kannauj-rose-water': standing({
    thing: rose,
    tone: 'sky',
    words: {
      name: 'Pale pink bottle of rose water',
      detail: 'the lotus label on the bottle',
    },
    again: { thing: box(INK.madder, 'lotus'), alt: 'The madder carton of the rose water', tone: 'blush' },
  }),
  'mitti-attar': standing({
    thing: attar,
    tone: 'clay',
    words: {
      name: 'Golden bottle of mitti attar with a brass cap',
      detail: 'the flower label and the golden oil',
    },
    again: { thing: box(INK.indigo, 'buti'), alt: 'The indigo carton of the attar', tone: 'sand' },
  }),
  'kumkumadi-face-oil': standing({
    thing: kumkumadi,
    tone: 'marigold',
    words: {
      name: 'Red-brown bottle of kumkumadi oil',
      detail: 'the mango emblem on the label',
    },
  }),
  'loban-incense-sticks': standing({
    thing: carton(INK.madder, { ink: INK.cream, accent: INK.marigold, motif: 'lotus' }, { w: 190, h: 560 }),
    tone: 'lilac',
    words: {
      name: 'Tall madder box of loban incense',
      detail: 'the lotus on the box',
    },
    beside: [incense(INK.brass)],
    again: { thing: incense(INK.brass), alt: 'Two sticks in a brass holder, one burning', tone: 'clay' },
  }),
  'brass-incense-holder': standing({
    thing: incense(INK.brass),
    tone: 'plum',
    words: {
      name: 'Brass incense holder with a burning stick',
      detail: 'the brass bud and the sticks',
    },
    beside: [greenery],
  }),
}
