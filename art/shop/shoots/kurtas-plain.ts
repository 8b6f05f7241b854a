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

const khadi: Cloth = { ground: '#cfd8c4', ink: INK.neem, accent: INK.neem, motif: 'plain', weave: 'coarse' }
const ajrakh = cotton(INK.madder, '#f3e3cc', INK.midnight, 'ajrakhStar', 92)
const stripe = cotton('#e9b04a', '#f6e2b4', INK.madder, 'stripe', 60)

const shirtKurta = (cloth: Cloth) =>
  garment({
    cloth,
    length: 880,
    hem: 262,
    sleeve: 'long',
    neck: 'collar',
    placket: 1,
    pocket: true,
    slits: true,
    button: '#6b4a32',
  })

export const plainKurtas: Shoots = {
  'khadi-shirt-kurta-sage': hanging({
    thing: shirtKurta(khadi),
    tone: 'chalk',
    words: {
      name: 'Sage khadi shirt-kurta, buttoned',
      detail: 'the collar, pocket and coconut buttons',
      others: 'The khadi shirt-kurta in sage, brick and natural',
    },
    others: [
      garment({ cloth: khadi, length: 880, hem: 262, sleeve: 'long', neck: 'collar', placket: 1, slits: true }),
      garment({
        cloth: { ...khadi, ground: '#e8dfca' },
        length: 880,
        hem: 262,
        sleeve: 'long',
        neck: 'collar',
        placket: 1,
        slits: true,
      }),
      garment({
        cloth: { ...khadi, ground: '#a9573c' },
        length: 880,
        hem: 262,
        sleeve: 'long',
        neck: 'collar',
        placket: 1,
        slits: true,
      }),
    ].slice(0, 2),
    colours: [
      { thing: shirtKurta({ ...khadi, ground: '#e8dfca' }), alt: 'Natural khadi shirt-kurta, buttoned' },
      { thing: shirtKurta({ ...khadi, ground: '#a9573c' }), alt: 'Brick-red khadi shirt-kurta, buttoned' },
    ],
  }),
  'ajrakh-panel-kurta-madder': hanging({
    thing: garment({
      cloth: ajrakh,
      length: 950,
      hem: 280,
      sleeve: 'long',
      neck: 'band',
      placket: 0.2,
      slits: true,
      yoke: cotton(INK.midnight, '#f3e3cc', INK.madder, 'ajrakhStar', 60),
    }),
    tone: 'sand',
    words: {
      name: 'Madder ajrakh kurta with a midnight yoke',
      detail: 'the star print meeting the yoke',
    },
    again: { thing: swatch(ajrakh), alt: 'The ajrakh cloth, folded, stars in register' },
  }),
  'mangalgiri-stripe-kurta-turmeric': hanging({
    thing: garment({ cloth: stripe, length: 820, hem: 286, sleeve: 'short', neck: 'vee', placket: 0 }),
    tone: 'lilac',
    words: {
      name: 'Turmeric striped kurta with short sleeves',
      detail: 'the madder-bound neck and the woven stripe',
    },
    again: { thing: swatch(stripe), alt: 'The striped Mangalgiri cotton, folded' },
  }),
}
