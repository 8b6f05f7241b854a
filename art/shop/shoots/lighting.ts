import { INK } from '../../drawing/colour.ts'
import { pendant, tableLamp } from '../pictures/lamps.ts'
import { brassLota, clayGreenery, greenery } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { overhead, standing } from '../pictures/shoot.ts'

const printed = tableLamp({
  colour: '#f3ead8',
  kind: 'cloth',
  foot: INK.indigo,
  motif: { name: 'buti', ink: INK.madder, accent: INK.indigo },
})
const lacquer = tableLamp({ colour: '#f0dcb4', kind: 'paper', foot: INK.madder })
const brass = tableLamp({ colour: '#e9d9c0', kind: 'cloth', foot: INK.brass, metal: true })

export const lighting: Shoots = {
  'cane-pendant-natural': overhead({
    thing: pendant({ colour: '#d9b98a', kind: 'cane' }),
    tone: 'sage',
    words: {
      name: 'Lit cane pendant lamp on a brass holder',
      detail: 'light through the open cane weave',
    },
  }),
  'pierced-brass-pendant': overhead({
    thing: pendant({ colour: INK.brass, kind: 'pierced' }),
    tone: 'indigo',
    words: {
      name: 'Pierced brass pendant on indigo',
      detail: 'the sawn stars with light behind them',
    },
    again: {
      thing: pendant({ colour: INK.copper, kind: 'pierced' }),
      alt: 'The same pendant in copper',
      tone: 'teal',
    },
  }),
  'handmade-paper-pendant': overhead({
    thing: pendant({ colour: '#f4ead2', kind: 'paper' }),
    tone: 'clay',
    words: {
      name: 'Lit paper pendant with fine ribs',
      detail: 'the ribs and fibres of the paper',
    },
    beside: [greenery],
  }),
  'block-print-table-lamp': standing({
    thing: printed,
    tone: 'blush',
    words: {
      name: 'Table lamp with a printed shade and an indigo foot',
      detail: 'the lit print on the shade',
    },
    beside: [clayGreenery],
    again: {
      thing: tableLamp({
        colour: '#f3ead8',
        kind: 'cloth',
        foot: INK.madder,
        motif: { name: 'buti', ink: INK.indigo, accent: INK.madder },
      }),
      alt: 'The lamp with a madder foot',
      tone: 'sage',
    },
  }),
  'lacquer-table-lamp-madder': standing({
    thing: lacquer,
    tone: 'sand',
    words: {
      name: 'Table lamp with a madder lacquer foot',
      detail: 'the ribs of the lit paper shade',
    },
  }),
  'brass-table-lamp-linen': standing({
    thing: brass,
    tone: 'teal',
    words: {
      name: 'Brass table lamp with a linen shade',
      detail: 'the spun brass below the shade',
    },
    beside: [greenery, brassLota],
  }),
}
