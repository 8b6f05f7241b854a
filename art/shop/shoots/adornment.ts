import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { marigolds, swatch } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { bangles, juttis } from '../pictures/wearables.ts'

const rose: Cloth = { ground: INK.rose, ink: '#f7e3d8', accent: INK.marigold, motif: 'jaal', repeat: 70, weave: 'silk' }
const midnight: Cloth = {
  ground: INK.midnight,
  ink: '#8fa3d0',
  accent: '#d4a03c',
  motif: 'lotus',
  repeat: 62,
  weave: 'silk',
}
const tan: Cloth = { ground: '#a8693c', ink: '#7a4624', accent: '#e8c98e', motif: 'plain' }
const silkRose = swatch({ ...rose, ground: '#f0d7cc', ink: INK.rose })

export const adornment: Shoots = {
  'embroidered-jutti-rose': lying({
    thing: juttis(rose, '#c99a6a'),
    tone: 'bone',
    words: {
      name: 'A pair of rose silk juttis from above',
      detail: 'the mirror flower and gold piping',
    },
    beside: [silkRose, marigolds()],
    again: {
      thing: juttis({ ...rose, ground: '#f0d7cc', ink: INK.rose }, '#c99a6a'),
      alt: 'The same jutti in ivory, for comparison',
      tone: 'lilac',
    },
  }),
  'brocade-jutti-midnight': lying({
    thing: juttis(midnight, '#b98a56'),
    tone: 'blush',
    words: {
      name: 'A pair of midnight brocade juttis',
      detail: 'the lotus brocade and the gold edge',
    },
    beside: [swatch(midnight), marigolds(INK.madder)],
  }),
  'plain-leather-mojari-tan': lying({
    thing: juttis(tan, '#c99a6a'),
    tone: 'sage',
    words: {
      name: 'A pair of plain tan leather mojaris',
      detail: 'the stitched edge of the leather',
    },
  }),
  'lac-bangles-festival-set': standing({
    thing: bangles([INK.madder, INK.marigold, INK.indigo, INK.teal, INK.madder], INK.brass),
    tone: 'lilac',
    words: {
      name: 'Five lac bangles standing in a row',
      detail: 'the brass beads set in coloured lac',
      others: 'The lac bangles in festival colours and in indigo',
    },
    others: [
      bangles([INK.madder, INK.marigold, INK.indigo, INK.teal, INK.madder], INK.brass),
      bangles([INK.indigo, '#5a6ab8', INK.sky, INK.indigo, INK.midnight], INK.brass),
    ],
    colours: [
      {
        thing: bangles([INK.indigo, '#5a6ab8', INK.sky, INK.indigo, INK.midnight], INK.brass),
        alt: 'Five indigo lac bangles standing in a row',
      },
    ],
  }),
}
