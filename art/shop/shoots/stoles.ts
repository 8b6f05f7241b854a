import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { draped } from '../pictures/draped.ts'
import { folded } from '../pictures/folded.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { hanging } from '../pictures/shoot.ts'

const ajrakh: Cloth = { ground: INK.indigo, ink: INK.cream, accent: INK.madder, motif: 'ajrakhStar', repeat: 104 }
const pashmina: Cloth = { ground: '#b9a3b8', ink: '#b9a3b8', accent: '#e9dfe6', motif: 'plain', weave: 'fine' }
const paisleyEnd: Cloth = { ground: '#8f7590', ink: '#e9d8c8', accent: INK.marigold, motif: 'ambi', repeat: 84 }
const phulkari: Cloth = {
  ground: '#9c2f3a',
  ink: INK.marigold,
  accent: '#f1d27a',
  motif: 'kilim',
  repeat: 92,
  weave: 'coarse',
}
const kantha: Cloth = { ground: '#f1e9da', ink: INK.indigo, accent: INK.madder, motif: 'kantha', repeat: 84 }
const bhujodi: Cloth = {
  ground: '#2d2a2b',
  ink: '#e9e0d0',
  accent: INK.madder,
  motif: 'stripe',
  repeat: 190,
  weave: 'coarse',
}

const naturalWool: Cloth = { ...bhujodi, ground: '#ece5d6', ink: '#4a4038' }
const woolStole = (cloth: Cloth) =>
  draped({
    cloth,
    width: 440,
    height: 960,
    folds: 4,
    tassels: true,
    end: { cloth: { ...cloth, motif: 'kilim', repeat: 80 }, share: 0.24 },
  })

export const stoles: Shoots = {
  'ajrakh-modal-stole-indigo': hanging({
    thing: draped({ cloth: ajrakh, width: 430, height: 960, folds: 4, tassels: true }),
    tone: 'clay',
    words: {
      name: 'Indigo ajrakh stole over a rod',
      detail: 'the ajrakh stars and the tied ends',
    },
    others: [
      folded({ cloth: ajrakh, layers: 3, fringe: true }),
      folded({ cloth: { ...ajrakh, ground: INK.madder, accent: INK.midnight }, layers: 3, fringe: true }),
    ],
    colours: [
      {
        thing: draped({
          cloth: { ...ajrakh, ground: INK.madder, accent: INK.midnight },
          width: 430,
          height: 960,
          folds: 4,
          tassels: true,
        }),
        alt: 'Madder ajrakh stole over a rod',
      },
    ],
  }),
  'pashmina-shawl-sozni-lilac': hanging({
    thing: draped({ cloth: pashmina, end: { cloth: paisleyEnd, share: 0.2 }, width: 500, height: 1000, folds: 5 }),
    tone: 'lilac',
    words: {
      name: 'Lilac pashmina shawl with an embroidered end',
      detail: 'the sozni paisleys of the border',
    },
    again: {
      thing: folded({ cloth: pashmina, border: paisleyEnd, layers: 4, loft: 30, fringe: true }),
      alt: 'The pashmina folded, its border and fringe to the front',
    },
  }),
  'phulkari-dupatta-wine': hanging({
    thing: draped({
      cloth: phulkari,
      width: 560,
      height: 1000,
      folds: 5,
      border: { ...phulkari, ground: INK.marigold, ink: '#9c2f3a', accent: INK.cream },
      tassels: true,
    }),
    tone: 'sage',
    words: {
      name: 'Wine-red phulkari dupatta',
      detail: 'the stepped flowers in marigold floss',
    },
    again: { thing: folded({ cloth: phulkari, layers: 4, loft: 30 }), alt: 'The phulkari dupatta folded' },
  }),
  'kantha-silk-stole-ivory': hanging({
    thing: draped({
      cloth: kantha,
      width: 420,
      height: 940,
      folds: 4,
      end: { cloth: { ...kantha, ground: INK.madder, ink: INK.cream, accent: INK.marigold }, share: 0.18 },
    }),
    tone: 'sky',
    words: {
      name: 'Ivory kantha stole with a madder end',
      detail: 'the rows of running stitch',
    },
    again: {
      thing: folded({ cloth: kantha, layers: 3, loft: 40 }),
      alt: 'The kantha stole folded, stitches running along the fold',
    },
  }),
  'bhujodi-wool-stole-charcoal': hanging({
    thing: woolStole(bhujodi),
    tone: 'bone',
    words: {
      name: 'Charcoal Bhujodi wool stole',
      detail: 'the extra-weft motifs and the tassels',
    },
    again: {
      thing: folded({ cloth: bhujodi, layers: 3, loft: 50, fringe: true }),
      alt: 'The wool stole folded, fringe hanging',
    },
    colours: [{ thing: woolStole(naturalWool), alt: 'Natural white Bhujodi wool stole' }],
  }),
}
