import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { garment } from '../pictures/garment.ts'
import { swatch } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { hanging } from '../pictures/shoot.ts'

const khadi: Cloth = { ground: '#f1ece0', ink: '#f1ece0', accent: '#b8a888', motif: 'plain', weave: 'coarse' }
const dabu: Cloth = { ground: '#2b3a6b', ink: '#d8deea', accent: '#93a4cc', motif: 'buti', repeat: 74 }
const ikat: Cloth = { ground: '#4d5560', ink: '#e2ddd2', accent: '#c8b48c', motif: 'ikat', repeat: 58 }
const checks: Cloth = { ground: '#dfe6df', ink: '#7c9a86', accent: INK.madder, motif: 'checks', repeat: 74 }
const linen: Cloth = { ground: '#b9683f', ink: '#b9683f', accent: '#e3b48f', motif: 'plain', weave: 'coarse' }
const ambi: Cloth = { ground: '#efe3cb', ink: '#7d4a2a', accent: INK.indigo, motif: 'ambi', repeat: 78 }

const shirt = (cloth: Cloth, sleeve: 'short' | 'long' = 'short') =>
  garment({ cloth, length: 720, hem: 232, sleeve, neck: 'collar', placket: 1, pocket: true, button: '#5b4632' })
const kurta = (cloth: Cloth, placket = 0.36) =>
  garment({ cloth, length: 980, hem: 256, sleeve: 'long', neck: 'band', placket, slits: true, button: '#d8c9a6' })

export const menswear: Shoots = {
  'khadi-camp-shirt-natural': hanging({
    thing: shirt(khadi),
    tone: 'sky',
    words: {
      name: 'Natural khadi shirt on a wooden hanger',
      detail: 'the soft collar, the pocket and the handspun cloth',
      others: 'The camp shirt in natural and terracotta',
    },
    others: [shirt(khadi), shirt(linen)],
    colours: [{ thing: shirt(linen), alt: 'Terracotta khadi shirt on a wooden hanger' }],
  }),
  'dabu-indigo-resort-shirt': hanging({
    thing: shirt(dabu),
    tone: 'sand',
    words: {
      name: 'Indigo resort shirt with small pale flowers',
      detail: 'the resist-printed flowers at the collar',
    },
    again: { thing: swatch(dabu), alt: 'The dabu-printed shirting, folded' },
  }),
  'pochampally-ikat-shirt-slate': hanging({
    thing: shirt(ikat, 'long'),
    tone: 'chalk',
    words: {
      name: 'Slate ikat shirt with long sleeves',
      detail: 'the ikat diamonds matched across the front',
    },
    again: { thing: swatch(ikat), alt: 'The slate ikat cloth, folded' },
  }),
  'madras-check-shirt-mint': hanging({
    thing: shirt(checks),
    tone: 'blush',
    words: {
      name: 'Mint Madras check shirt',
      detail: 'the overlapping checks and dark buttons',
    },
    again: { thing: swatch(checks), alt: 'The Madras checks, folded' },
  }),
  'kalamkari-kurta-mens-bone': hanging({
    thing: kurta(ambi),
    tone: 'clay',
    words: {
      name: 'Bone-coloured kurta with brown mango motifs',
      detail: 'the block-printed mangoes and the placket',
    },
    again: { thing: swatch(ambi), alt: 'The kalamkari cloth, folded in four' },
  }),
  'linen-long-kurta-terracotta': hanging({
    thing: kurta(linen, 0.42),
    tone: 'bone',
    words: {
      name: 'Terracotta linen kurta, long',
      detail: 'the band collar and shell buttons',
      others: 'The linen kurta in terracotta and natural',
    },
    others: [kurta(linen, 0.42), kurta(khadi, 0.42)],
    colours: [{ thing: kurta(khadi, 0.42), alt: 'Natural linen kurta, long' }],
  }),
}
