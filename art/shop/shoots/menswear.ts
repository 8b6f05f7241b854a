import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import type { Top } from '../../figures/cut.ts'
import { withTop } from '../../figures/wardrobe.ts'
import { laidTop } from '../pictures/laid-clothes.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { worn } from '../pictures/worn.ts'

const khadi: Cloth = { ground: '#f1ece0', ink: '#f1ece0', accent: '#b8a888', motif: 'plain', weave: 'coarse' }
const dabu: Cloth = { ground: '#2b3a6b', ink: '#d8deea', accent: '#93a4cc', motif: 'buti', repeat: 74 }
const ikat: Cloth = { ground: '#4d5560', ink: '#e2ddd2', accent: '#c8b48c', motif: 'ikat', repeat: 58 }
const checks: Cloth = { ground: '#dfe6df', ink: '#7c9a86', accent: INK.madder, motif: 'checks', repeat: 74 }
const linen: Cloth = { ground: '#b9683f', ink: '#b9683f', accent: '#e3b48f', motif: 'plain', weave: 'coarse' }
const ambi: Cloth = { ground: '#efe3cb', ink: '#7d4a2a', accent: INK.indigo, motif: 'ambi', repeat: 78 }

const shirt = (cloth: Cloth, sleeve: 'short' | 'long' = 'short'): Top => ({
  cloth,
  length: 66,
  cut: 'boxy',
  sleeve,
  neck: 'collar',
  placket: 1,
  pocket: true,
  button: '#5b4632',
})
const kurta = (cloth: Cloth, placket = 0.36): Top => ({
  cloth,
  length: 104,
  cut: 'straight',
  sleeve: 'long',
  neck: 'band',
  placket,
  slits: true,
  button: '#d8c9a6',
})
const on = (top: Top) => withTop('man', top)

export const menswear: Shoots = {
  'khadi-camp-shirt-natural': worn({
    wearer: 'man',
    outfit: on(shirt(khadi)),
    tone: 'sky',
    words: {
      name: 'Natural khadi shirt with short sleeves',
      detail: 'the soft collar, the pocket and the dark buttons',
      others: 'Two men in the camp shirt: in natural and in terracotta',
    },
    colours: [{ outfit: on(shirt(linen)), name: 'Terracotta khadi shirt with short sleeves' }],
  }),
  'dabu-indigo-resort-shirt': worn({
    wearer: 'man',
    outfit: on(shirt(dabu)),
    tone: 'sand',
    words: {
      name: 'Indigo resort shirt with small pale flowers',
      detail: 'the resist-printed flowers at the collar',
    },
    laid: { thing: laidTop(shirt(dabu)), alt: 'The dabu-printed shirt, folded' },
  }),
  'pochampally-ikat-shirt-slate': worn({
    wearer: 'man',
    outfit: on(shirt(ikat, 'long')),
    tone: 'chalk',
    words: {
      name: 'Slate ikat shirt with long sleeves',
      detail: 'the ikat diamonds across the front',
    },
    laid: { thing: laidTop(shirt(ikat, 'long')), alt: 'The slate ikat shirt, folded' },
  }),
  'madras-check-shirt-mint': worn({
    wearer: 'man',
    outfit: on(shirt(checks)),
    tone: 'blush',
    words: {
      name: 'Mint Madras check shirt',
      detail: 'the overlapping checks and dark buttons',
    },
    laid: { thing: laidTop(shirt(checks)), alt: 'The Madras check shirt, folded' },
  }),
  'kalamkari-kurta-mens-bone': worn({
    wearer: 'man',
    outfit: on(kurta(ambi)),
    tone: 'clay',
    words: {
      name: 'Bone-coloured kurta with brown mango motifs, over a dhoti',
      detail: 'the block-printed mangoes and the placket',
    },
    laid: { thing: laidTop(kurta(ambi)), alt: 'The kalamkari kurta, folded' },
  }),
  'linen-long-kurta-terracotta': worn({
    wearer: 'man',
    outfit: on(kurta(linen, 0.42)),
    tone: 'bone',
    words: {
      name: 'Terracotta linen kurta, long',
      detail: 'the band collar and shell buttons',
      others: 'Two men in the linen kurta: in terracotta and in natural',
    },
    colours: [{ outfit: on(kurta(khadi, 0.42)), name: 'Natural linen kurta, long' }],
  }),
}
