import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import type { Stole } from '../../figures/stole.ts'
import { withStole } from '../../figures/wardrobe.ts'
import { laidStole } from '../pictures/laid-clothes.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { worn } from '../pictures/worn.ts'

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

const stars = (cloth: Cloth): Stole => ({
  cloth,
  end: { cloth: { ...cloth, ground: cloth.accent, accent: cloth.ground, repeat: 70 }, share: 0.14 },
  fringe: true,
  worn: 'round',
})
const indigoStars = stars(ajrakh)
const madderStars = stars({ ...ajrakh, ground: INK.madder, accent: INK.midnight })
const sozni: Stole = { cloth: pashmina, end: { cloth: paisleyEnd, share: 0.24 }, fringe: true, worn: 'shawl' }
const flowers: Stole = {
  cloth: phulkari,
  border: { ...phulkari, ground: INK.marigold, ink: '#9c2f3a', accent: INK.cream },
  fringe: true,
  worn: 'dupatta',
}
const stitched: Stole = {
  cloth: kantha,
  end: { cloth: { ...kantha, ground: INK.madder, ink: INK.cream, accent: INK.marigold }, share: 0.2 },
  worn: 'round',
}
const wool = (cloth: Cloth): Stole => ({
  cloth,
  end: { cloth: { ...cloth, motif: 'kilim', repeat: 80 }, share: 0.24 },
  fringe: true,
  worn: 'shoulder',
})

export const stoles: Shoots = {
  'ajrakh-modal-stole-indigo': worn({
    wearer: 'woman',
    outfit: withStole('woman', indigoStars),
    tone: 'clay',
    words: {
      name: 'Indigo ajrakh stole, both ends in front',
      detail: 'the ajrakh stars and the tied ends',
      others: 'Two women in the ajrakh stole: in indigo and in madder',
    },
    colours: [{ outfit: withStole('woman', madderStars), name: 'Madder ajrakh stole, both ends in front' }],
  }),
  'pashmina-shawl-sozni-lilac': worn({
    wearer: 'woman',
    outfit: withStole('woman', sozni),
    tone: 'lilac',
    words: {
      name: 'Lilac pashmina shawl round both shoulders, with an embroidered end',
      detail: 'the sozni paisleys of the border',
    },
    laid: { thing: laidStole(sozni), alt: 'The pashmina folded, its embroidered end and fringe spread' },
  }),
  'phulkari-dupatta-wine': worn({
    wearer: 'woman',
    outfit: withStole('woman', flowers),
    tone: 'sage',
    words: {
      name: 'Wine-red phulkari dupatta over a turmeric kurta and salwar',
      detail: 'the stepped flowers in marigold floss',
    },
    laid: { thing: laidStole(flowers), alt: 'The phulkari dupatta folded, one end spread' },
  }),
  'kantha-silk-stole-ivory': worn({
    wearer: 'woman',
    outfit: withStole('woman', stitched),
    tone: 'sky',
    words: {
      name: 'Ivory kantha stole with madder ends',
      detail: 'the rows of running stitch',
    },
    laid: { thing: laidStole(stitched), alt: 'The kantha stole folded, its madder end spread' },
  }),
  'bhujodi-wool-stole-charcoal': worn({
    wearer: 'man',
    outfit: withStole('man', wool(bhujodi)),
    tone: 'bone',
    words: {
      name: 'Charcoal Bhujodi wool stole over one shoulder',
      detail: 'the extra-weft motifs and the tassels',
    },
    laid: { thing: laidStole(wool(bhujodi)), alt: 'The wool stole folded, one patterned end and its fringe spread' },
    colours: [
      { outfit: withStole('man', wool(naturalWool)), name: 'Natural white Bhujodi wool stole over one shoulder' },
    ],
  }),
}
