import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import type { SareeLook } from '../../figures/saree.ts'
import { withSaree } from '../../figures/wardrobe.ts'
import { laidSaree } from '../pictures/laid-clothes.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { worn } from '../pictures/worn.ts'

const silk = (ground: Cloth['ground'], ink: Cloth['ink'], motif: Cloth['motif'], repeat = 100): Cloth => ({
  ground,
  ink,
  accent: INK.marigold,
  motif,
  repeat,
  weave: 'silk',
})

const jamdani: Cloth = { ground: '#f2ede2', ink: '#b9a47a', accent: INK.madder, motif: 'buti', repeat: 96 }
const jamdaniEnd: Cloth = { ground: '#f2ede2', ink: INK.madder, accent: '#b9a47a', motif: 'ambi', repeat: 104 }
const kota: Cloth = { ground: '#f0c9b8', ink: '#d98f7c', accent: '#fff3e6', motif: 'checks', repeat: 44 }
const ikat: Cloth = { ground: INK.teal, ink: INK.cream, accent: INK.marigold, motif: 'ikat', repeat: 96 }
const leheriya: Cloth = { ground: INK.marigold, ink: INK.madder, accent: INK.cream, motif: 'leheriya', repeat: 110 }
const maheshwari: Cloth = {
  ground: INK.indigo,
  ink: '#3d4aa0',
  accent: '#c9a14a',
  motif: 'checks',
  repeat: 54,
  weave: 'silk',
}

const madder = silk(INK.madder, INK.turmeric, 'buti')
const madderBorder = silk(INK.midnight, INK.turmeric, 'lotus', 66)

type Saree = Omit<SareeLook, 'pallu'>

const plain = (cloth: Cloth, ground: Cloth['ground']): Cloth => ({ ...cloth, ground, motif: 'stripe', repeat: 60 })

const chanderi: Saree = { cloth: madder, border: madderBorder, end: madderBorder, fringe: true }
const muslin: Saree = {
  cloth: jamdani,
  border: { ...jamdani, ground: '#e9dcc0', ink: INK.madder, accent: INK.madder, motif: 'lotus', repeat: 60 },
  end: jamdaniEnd,
  blouse: INK.madder,
}
/** The ground of the saree, and that of its end. */
const ikatSaree = (ground: Cloth['ground'], end: Cloth['ground']): Saree => ({
  cloth: { ...ikat, ground },
  border: { ...ikat, ground: INK.midnight, motif: 'stripe', repeat: 50 },
  end: { ...ikat, ground: end },
  blouse: end,
  fringe: true,
})
const kotaSaree = (cloth: Cloth, end: Cloth['ground']): Saree => ({
  cloth,
  border: { ...plain(cloth, end), accent: '#e3b95c' },
  end: plain(cloth, end),
})
const waves: Saree = {
  cloth: leheriya,
  border: { ...leheriya, ground: INK.madder, ink: INK.marigold, motif: 'stripe', repeat: 60 },
  end: { ...leheriya, ground: INK.madder, ink: INK.marigold },
  fringe: true,
}
const gold: Cloth = { ...madderBorder, ground: '#c9a14a', ink: INK.midnight, accent: '#f0d890' }
const maheshwar: Saree = {
  cloth: maheshwari,
  border: gold,
  end: { ...gold, motif: 'stripe', repeat: 60 },
  blouse: '#8f2c4a',
}

export const sarees: Shoots = {
  'chanderi-buti-saree-madder': worn({
    wearer: 'woman',
    outfit: withSaree(chanderi),
    tone: 'blush',
    words: {
      name: 'Madder chanderi saree with a midnight border',
      detail: 'the gold butis and the midnight end piece over the arm',
    },
    laid: {
      thing: laidSaree(chanderi),
      alt: 'The madder chanderi saree folded, its midnight end spread in pleats',
      tone: 'bone',
    },
  }),
  'jamdani-muslin-saree-ivory': worn({
    wearer: 'woman',
    outfit: withSaree(muslin, 'back'),
    tone: 'sage',
    words: {
      name: 'Ivory jamdani saree with a madder blouse',
      detail: 'the madder flowers in the ivory ground',
    },
    laid: { thing: laidSaree(muslin), alt: 'The jamdani saree folded, its end spread in pleats', tone: 'clay' },
  }),
  'sambalpuri-ikat-saree-teal': worn({
    wearer: 'woman',
    outfit: withSaree(ikatSaree(INK.teal, INK.madder)),
    tone: 'bone',
    words: {
      name: 'Teal ikat saree with a madder end piece',
      detail: 'the feathered edge of the ikat diamonds',
      others: 'Three women in the ikat saree: in teal, in madder and in indigo',
    },
    colours: [
      { outfit: withSaree(ikatSaree(INK.madder, INK.teal)), name: 'Madder ikat saree with a teal end piece' },
      { outfit: withSaree(ikatSaree(INK.indigo, INK.madder)), name: 'Indigo ikat saree with a madder end piece' },
    ],
  }),
  'kota-doria-saree-rose': worn({
    wearer: 'woman',
    outfit: withSaree(kotaSaree(kota, INK.rose)),
    tone: 'chalk',
    words: { name: 'Rose kota doria saree', detail: 'the square khat weave' },
    laid: { thing: laidSaree(kotaSaree(kota, INK.rose)), alt: 'The rose kota saree folded, its end spread in pleats' },
    colours: [
      {
        outfit: withSaree(kotaSaree({ ...kota, ground: '#d9e0a8', ink: '#aebc62' }, '#98a94e')),
        name: 'Lime kota doria saree',
      },
    ],
  }),
  'leheriya-georgette-saree-marigold': worn({
    wearer: 'woman',
    outfit: withSaree(waves, 'back'),
    tone: 'sky',
    words: {
      name: 'Marigold leheriya saree with a madder end piece',
      detail: 'the slanting waves of the leheriya',
    },
    laid: { thing: laidSaree(waves), alt: 'The leheriya saree folded, its madder end spread in pleats' },
  }),
  'maheshwari-saree-indigo': worn({
    wearer: 'woman',
    outfit: withSaree(maheshwar),
    tone: 'sand',
    words: {
      name: 'Indigo maheshwari saree with a gold border',
      detail: 'the gold border against the indigo check',
    },
    laid: {
      thing: laidSaree(maheshwar),
      alt: 'The maheshwari saree folded, its gold end spread in pleats',
      tone: 'blush',
    },
  }),
}
