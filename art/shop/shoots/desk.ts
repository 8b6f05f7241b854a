import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { cards, framed, notebook, openBook, paperRolls, pen } from '../pictures/paper.ts'
import { indigoSwatch, linen, madderSwatch, marigolds } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { lying, standing } from '../pictures/shoot.ts'

const ajrakh: Cloth = { ground: INK.indigo, ink: INK.cream, accent: INK.madder, motif: 'ajrakhStar', repeat: 112 }
const marbled: Cloth = { ground: '#e9d2c4', ink: INK.rose, accent: INK.teal, motif: 'jaal', repeat: 120 }
const ikat: Cloth = { ground: INK.marigold, ink: INK.cream, accent: INK.madder, motif: 'ikat', repeat: 110 }
const green: Cloth = { ground: INK.cream, ink: INK.leaf, accent: INK.neem, motif: 'buti', repeat: 100 }
const star = notebook({ cover: ajrakh, spine: '#7a3f22', tie: INK.madder, label: true })
const turned = pen('#6b3a1e', INK.brass, INK.marigold)

export const desk: Shoots = {
  'ajrakh-journal-leather-spine': lying({
    thing: star,
    tone: 'sand',
    words: {
      name: 'Indigo ajrakh journal tied with a madder cord',
      detail: 'the printed cover, the label and the cord',
    },
    beside: [linen, turned],
    again: {
      thing: openBook({ cover: ajrakh, spine: '#7a3f22', tie: INK.madder }),
      alt: 'The journal open, a painted sprig on the left page',
      tone: 'sky',
    },
  }),
  'marigold-ikat-notebook': lying({
    thing: notebook({ cover: ikat, spine: INK.brick }),
    tone: 'lilac',
    words: {
      name: 'Notebook covered in marigold ikat',
      detail: 'the woven diamonds on the cover',
    },
    beside: [madderSwatch, turned],
    again: {
      thing: openBook({ cover: ikat, spine: INK.brick, tie: INK.brick }),
      alt: 'The ikat notebook open at ruled pages',
      tone: 'sage',
    },
  }),
  'vine-sketchbook-rose': lying({
    thing: notebook({ cover: marbled, spine: INK.teal, label: true }),
    tone: 'bone',
    words: {
      name: 'Sketchbook with a rose vine cover',
      detail: 'the vine pattern and the label',
    },
    beside: [indigoSwatch, turned],
  }),
  'lacquer-fountain-pen': lying({
    thing: turned,
    tone: 'sky',
    words: {
      name: 'Wooden fountain pen with marigold bands',
      detail: 'the lacquer bands and brass rings',
    },
    beside: [star, indigoSwatch],
    again: { thing: pen('#2b2826', INK.brass, INK.madder), alt: 'The black pen with madder bands', tone: 'blush' },
  }),
  'lotus-letterpress-cards': lying({
    thing: cards(['#f6efdf', '#eed6ca', '#cfdbe4'], { name: 'lotus', ink: INK.indigo, accent: INK.madder }),
    tone: 'sage',
    words: {
      name: 'Three lotus cards fanned out',
      detail: 'the pressed lotus and double frame',
    },
    beside: [linen, marigolds()],
  }),
  'block-print-wrapping-rolls': standing({
    thing: paperRolls([ajrakh, ikat, green]),
    tone: 'bone',
    words: {
      name: 'Three rolls of printed wrapping paper',
      detail: 'the prints and paper bands',
    },
  }),
  'pichwai-lotus-painting-framed': lying({
    thing: framed('#6b4a2c', { paper: '#f3e6c8', name: 'lotus', ink: INK.indigo, accent: INK.madder }),
    tone: 'chalk',
    words: {
      name: 'Framed painting of a single lotus',
      detail: 'the painted lotus and its double border',
    },
    beside: [indigoSwatch, marigolds()],
    again: {
      thing: framed('#6b4a2c', { paper: '#2b3567', name: 'lotus', ink: '#f3ead8', accent: '#e7a9a0' }),
      alt: 'The painting on an indigo ground',
      tone: 'sand',
    },
  }),
}
