import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import type { Top } from '../../figures/cut.ts'
import { withTop } from '../../figures/wardrobe.ts'
import { laidTop } from '../pictures/laid-clothes.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { worn } from '../pictures/worn.ts'

const cotton = (
  ground: Cloth['ground'],
  ink: Cloth['ink'],
  accent: Cloth['accent'],
  motif: Cloth['motif'],
  repeat = 84,
): Cloth => ({ ground, ink, accent, motif, repeat })

const sanganeri = cotton('#f6f0e2', INK.madder, INK.leaf, 'buti', 88)
const dabu = cotton(INK.indigo, '#c9d3e6', '#8fa3d0', 'jaal', 96)
const bandhani = cotton('#7a2148', '#f3d9c0', INK.marigold, 'bandhani', 66)

const printed: Top = {
  cloth: sanganeri,
  length: 104,
  cut: 'straight',
  sleeve: 'long',
  neck: 'band',
  placket: 0.28,
  slits: true,
  button: '#b9683f',
}
const aLine: Top = { cloth: dabu, length: 102, cut: 'aLine', sleeve: 'elbow', neck: 'vee', placket: 0 }
const tied: Top = {
  cloth: { ...bandhani, weave: 'silk' },
  length: 106,
  cut: 'flared',
  sleeve: 'elbow',
  neck: 'vee',
  placket: 0,
  trim: cotton(INK.madder, INK.marigold, INK.cream, 'stripe', 50),
}

export const kurtas: Shoots = {
  'sanganeri-buti-kurta': worn({
    wearer: 'woman',
    outfit: withTop('woman', printed),
    tone: 'sage',
    words: {
      name: 'White kurta printed with madder flowers',
      detail: 'the band collar, the placket and the printed flower',
    },
    laid: { thing: laidTop(printed), alt: 'The buti-printed kurta, folded' },
  }),
  'dabu-indigo-a-line-kurta': worn({
    wearer: 'woman',
    outfit: withTop('woman', aLine),
    tone: 'bone',
    words: {
      name: 'Indigo A-line kurta with a leaf print over wide trousers',
      detail: 'the mud-resist leaves and the bound neck',
    },
    laid: { thing: laidTop(aLine), alt: 'The dabu-printed indigo kurta, folded' },
  }),
  'bandhani-modal-silk-kurta': worn({
    wearer: 'woman',
    outfit: withTop('woman', tied),
    tone: 'marigold',
    words: {
      name: 'Mulberry bandhani kurta, flared, with a striped border',
      detail: 'the tied dots around the neck',
    },
    laid: { thing: laidTop(tied), alt: 'The bandhani kurta, folded', tone: 'blush' },
  }),
}
