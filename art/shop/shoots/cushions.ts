import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { cushion } from '../pictures/cushion.ts'
import { swatch } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { standing } from '../pictures/shoot.ts'

const ajrakh: Cloth = { ground: INK.indigo, ink: INK.cream, accent: INK.madder, motif: 'ajrakhStar', repeat: 116 }
const ikat: Cloth = { ground: INK.marigold, ink: INK.cream, accent: INK.madder, motif: 'ikat', repeat: 116 }
const suzani: Cloth = { ground: '#f0e7d6', ink: INK.neem, accent: INK.madder, motif: 'jaal', repeat: 150 }
const kala: Cloth = {
  ground: '#8a97a0',
  ink: '#e8e0d0',
  accent: INK.midnight,
  motif: 'stripe',
  repeat: 110,
  weave: 'coarse',
}
export const cushions: Shoots = {
  'ajrakh-cushion-cover-indigo': standing({
    thing: cushion({ cloth: ajrakh, piping: INK.madder }),
    tone: 'clay',
    words: {
      name: 'Indigo ajrakh cushion with madder piping',
      detail: 'the star print and the piped edge',
      others: 'The ajrakh cushion in indigo, madder and black',
    },
    others: [
      cushion({ cloth: { ...ajrakh, ground: INK.madder, accent: INK.midnight }, piping: INK.midnight }),
      cushion({ cloth: { ...ajrakh, ground: '#2b2629' }, piping: INK.cream }),
      cushion({ cloth: ajrakh, piping: INK.madder }),
    ],
    colours: [
      {
        thing: cushion({ cloth: { ...ajrakh, ground: INK.madder, accent: INK.midnight }, piping: INK.midnight }),
        alt: 'Madder ajrakh cushion with midnight piping',
      },
      {
        thing: cushion({ cloth: { ...ajrakh, ground: '#2b2629' }, piping: INK.cream }),
        alt: 'Black ajrakh cushion with cream piping',
      },
    ],
  }),
  'ikat-cushion-cover-marigold': standing({
    thing: cushion({ cloth: ikat, tassels: true }),
    tone: 'sky',
    words: {
      name: 'Marigold ikat cushion with madder tassels',
      detail: 'the feathered ikat diamonds',
      others: 'The ikat cushion in marigold and teal',
    },
    others: [cushion({ cloth: ikat, tassels: true }), cushion({ cloth: { ...ikat, ground: INK.teal }, tassels: true })],
    colours: [
      {
        thing: cushion({ cloth: { ...ikat, ground: INK.teal }, tassels: true }),
        alt: 'Teal ikat cushion with tassels',
      },
    ],
  }),
  'suzani-lumbar-cushion': standing({
    thing: cushion({ cloth: suzani, wide: true, piping: INK.neem }),
    tone: 'sage',
    words: {
      name: 'Long cushion embroidered with a vine',
      detail: 'the crewel vine and green piping',
    },
    again: { thing: swatch(suzani), alt: 'The embroidered cloth before sewing', tone: 'blush' },
  }),
  'kala-cotton-cushion-grey': standing({
    thing: cushion({ cloth: kala }),
    tone: 'bone',
    words: { name: 'Grey striped kala cotton cushion', detail: 'the dry, open weave' },
  }),
}
