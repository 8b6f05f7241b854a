import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { folded } from '../pictures/folded.ts'
import { swatch } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { spread, standing } from '../pictures/shoot.ts'

const kanthaSky: Cloth = { ground: '#cfdbe2', ink: INK.indigo, accent: INK.rose, motif: 'kantha', repeat: 80 }
const razai: Cloth = { ground: '#f3e6da', ink: INK.rose, accent: INK.leaf, motif: 'buti', repeat: 120 }
const dohar: Cloth = { ground: '#f5efe2', ink: '#c9952f', accent: '#e0b65a', motif: 'lotus', repeat: 100 }
const waffle: Cloth = {
  ground: '#b9c4ae',
  ink: '#b9c4ae',
  accent: '#f3ead8',
  motif: 'checks',
  repeat: 50,
  weave: 'coarse',
}

export const bedding: Shoots = {
  'kantha-throw-sky': spread(
    {
      thing: folded({ cloth: kanthaSky, layers: 4, loft: 48 }),
      tone: 'blush',
      words: {
        name: 'Sky-blue kantha throw, folded',
        detail: 'the running stitch along the fold',
      },
      again: { thing: swatch(kanthaSky), alt: 'A corner of the throw seen from above', tone: 'bone' },
    },
    kanthaSky,
    kanthaSky,
  ),
  'jaipuri-razai-rose': spread(
    {
      thing: folded({
        cloth: razai,
        layers: 3,
        loft: 78,
        border: { ...razai, ground: INK.rose, ink: INK.cream, accent: INK.cream, repeat: 80 },
      }),
      tone: 'sage',
      words: {
        name: 'Rose-printed razai, folded thick and soft',
        detail: 'the puffed layers and the printed border',
        others: 'The razai in rose and indigo',
      },
      others: [
        folded({ cloth: razai, layers: 3, loft: 78 }),
        folded({ cloth: { ...razai, ink: INK.indigo, accent: INK.sky }, layers: 3, loft: 78 }),
      ],
      colours: [
        {
          thing: folded({
            cloth: { ...razai, ink: INK.indigo, accent: INK.sky },
            layers: 3,
            loft: 78,
            border: { ...razai, ground: INK.indigo, ink: INK.cream, accent: INK.cream, repeat: 80 },
          }),
          alt: 'Indigo-printed razai, folded thick and soft',
        },
      ],
    },
    razai,
    { ...razai, ground: INK.rose, ink: INK.cream, accent: INK.cream, repeat: 80 },
  ),
  'mulmul-dohar-lotus': spread(
    {
      thing: folded({ cloth: dohar, layers: 4, loft: 42 }),
      tone: 'marigold',
      words: {
        name: 'White dohar with gold lotuses, folded',
        detail: 'the printed lotuses on muslin',
      },
    },
    dohar,
    dohar,
  ),
  'handloom-towels-sage-set': standing({
    thing: folded({ cloth: waffle, layers: 4, loft: 50, fringe: true }),
    tone: 'chalk',
    words: {
      name: 'Sage honeycomb towels, folded',
      detail: 'the honeycomb weave and short fringe',
    },
    colours: [
      {
        thing: folded({
          cloth: { ...waffle, ground: '#ece3d0', ink: '#ece3d0', accent: '#c9bb9c' },
          layers: 4,
          loft: 50,
          fringe: true,
        }),
        alt: 'Natural honeycomb towels, folded',
      },
    ],
  }),
}
