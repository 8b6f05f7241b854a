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

const khadi: Cloth = { ground: '#cfd8c4', ink: INK.neem, accent: INK.neem, motif: 'plain', weave: 'coarse' }
const ajrakh = cotton(INK.madder, '#f3e3cc', INK.midnight, 'ajrakhStar', 92)
const stripe = cotton('#e9b04a', '#f6e2b4', INK.madder, 'stripe', 60)

const shirtKurta = (cloth: Cloth): Top => ({
  cloth,
  length: 96,
  cut: 'straight',
  sleeve: 'long',
  neck: 'collar',
  placket: 1,
  pocket: true,
  slits: true,
  button: '#6b4a32',
})
const natural = shirtKurta({ ...khadi, ground: '#e8dfca' })
const brick = shirtKurta({ ...khadi, ground: '#a9573c' })
const panel: Top = {
  cloth: ajrakh,
  length: 104,
  cut: 'straight',
  sleeve: 'long',
  neck: 'band',
  placket: 0.2,
  slits: true,
  yoke: cotton(INK.midnight, '#f3e3cc', INK.madder, 'ajrakhStar', 60),
}
const striped: Top = {
  cloth: stripe,
  length: 92,
  cut: 'aLine',
  sleeve: 'short',
  neck: 'vee',
  placket: 0,
  trim: cotton(INK.madder, INK.turmeric, INK.cream, 'stripe', 40),
}

export const plainKurtas: Shoots = {
  'khadi-shirt-kurta-sage': worn({
    wearer: 'woman',
    outfit: withTop('woman', shirtKurta(khadi)),
    tone: 'chalk',
    words: {
      name: 'Sage khadi shirt-kurta, buttoned',
      detail: 'the collar, pocket and coconut buttons',
      others: 'Three women in the khadi shirt-kurta: in sage, natural and brick',
    },
    colours: [
      { outfit: withTop('woman', natural), name: 'Natural khadi shirt-kurta, buttoned' },
      { outfit: withTop('woman', brick), name: 'Brick-red khadi shirt-kurta, buttoned' },
    ],
  }),
  'ajrakh-panel-kurta-madder': worn({
    wearer: 'woman',
    outfit: withTop('woman', panel),
    tone: 'sand',
    words: {
      name: 'Madder ajrakh kurta with a midnight yoke',
      detail: 'the star print meeting the yoke',
    },
    laid: { thing: laidTop(panel), alt: 'The ajrakh kurta folded, its midnight yoke uppermost' },
  }),
  'mangalgiri-stripe-kurta-turmeric': worn({
    wearer: 'woman',
    outfit: withTop('woman', striped),
    tone: 'lilac',
    words: {
      name: 'Turmeric striped kurta with short sleeves',
      detail: 'the madder-bound neck and the woven stripe',
    },
    laid: { thing: laidTop(striped), alt: 'The striped Mangalgiri kurta, folded' },
  }),
}
