import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { garment } from '../pictures/garment.ts'
import { swatch } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { hanging } from '../pictures/shoot.ts'

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
export const kurtas: Shoots = {
  'sanganeri-buti-kurta': hanging({
    thing: garment({
      cloth: sanganeri,
      length: 960,
      hem: 262,
      sleeve: 'long',
      neck: 'band',
      placket: 0.28,
      slits: true,
    }),
    tone: 'sage',
    words: {
      name: 'White kurta printed with madder flowers, on a hanger',
      detail: 'the band collar, the placket and the printed flower',
    },
    again: { thing: swatch(sanganeri), alt: 'The buti-printed cotton, folded' },
  }),
  'dabu-indigo-a-line-kurta': hanging({
    thing: garment({ cloth: dabu, length: 940, hem: 320, sleeve: 'elbow', neck: 'vee', placket: 0 }),
    tone: 'bone',
    words: {
      name: 'Indigo A-line kurta with a leaf print',
      detail: 'the mud-resist leaves and the bound neck',
    },
    again: { thing: swatch(dabu), alt: 'The dabu-printed indigo cotton, folded' },
  }),
  'bandhani-modal-silk-kurta': hanging({
    thing: garment({
      cloth: { ...bandhani, weave: 'silk' },
      length: 980,
      hem: 318,
      sleeve: 'elbow',
      neck: 'vee',
      placket: 0,
      trim: cotton(INK.madder, INK.marigold, INK.cream, 'stripe', 50),
    }),
    tone: 'marigold',
    words: {
      name: 'Mulberry bandhani kurta with a striped border',
      detail: 'the tied dots around the neck',
    },
    again: {
      thing: swatch({ ...bandhani, weave: 'silk' }),
      alt: 'The bandhani cloth, folded in four',
      tone: 'blush',
    },
  }),
}
