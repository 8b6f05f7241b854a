import { INK } from '../../drawing/colour.ts'
import { plate } from '../pictures/plates.ts'
import { type PotLook, pot } from '../pictures/pots.ts'
import { chai, greenery, indigoSwatch, linen, marigolds } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { teapot } from '../pictures/teapot.ts'

const dipped = (top: PotLook['colour'], dip: PotLook['colour']): PotLook => ({
  shape: 'mug',
  colour: top,
  material: 'glazed',
  handle: 'mug',
  filling: '#7a4a26',
  decorations: [{ kind: 'dip', colour: dip, from: 0.55 }],
})
const speckled: PotLook = {
  shape: 'bowl',
  colour: '#e9e2d2',
  material: 'glazed',
  inside: '#f1ece0',
  decorations: [{ kind: 'bands', colour: INK.indigo, at: [[0.05, 0.1]] }],
}
const lotusPlate = {
  colour: INK.chalk,
  metal: false,
  decoration: { name: 'lotus', ink: INK.indigo, accent: INK.sky, count: 12, centre: true },
} as const
const kairiPlate = {
  colour: '#f0e4cc',
  metal: false,
  decoration: { name: 'ambi', ink: INK.madder, accent: INK.marigold, count: 14 },
} as const
const small = plate({ colour: '#e9e2d2', metal: false })
const mug = pot(dipped('#f6f2e8', INK.indigo))

export const tableware: Shoots = {
  'dipped-chai-mug-indigo': standing({
    thing: mug,
    tone: 'blush',
    words: {
      name: 'White mug dipped in indigo, with chai',
      detail: 'the dip line and the bare rim',
      others: 'The mug in madder, sage and indigo',
    },
    beside: [greenery],
    others: [pot(dipped('#f6f2e8', INK.madder)), pot(dipped('#f6f2e8', '#7f9a7c')), mug],
    colours: [
      { thing: pot(dipped('#f6f2e8', INK.madder)), alt: 'White mug dipped in madder, with chai' },
      { thing: pot(dipped('#f6f2e8', '#7f9a7c')), alt: 'White mug dipped in sage, with chai' },
    ],
  }),
  'kulhad-set-terracotta': standing({
    thing: chai,
    tone: 'sage',
    words: {
      name: 'Terracotta kulhad filled with chai',
      detail: 'the bare clay rim and the tea',
      others: 'Three kulhads together',
    },
    beside: [greenery, chai],
    others: [chai, chai, chai],
  }),
  'lotus-dinner-plate': lying({
    thing: plate(lotusPlate),
    tone: 'sky',
    words: {
      name: 'White dinner plate painted with lotuses',
      detail: 'the brush-painted lotuses on the rim',
    },
    beside: [linen, marigolds()],
  }),
  'kairi-side-plate': lying({
    thing: plate(kairiPlate),
    tone: 'lilac',
    words: {
      name: 'Cream side plate ringed with red mangoes',
      detail: 'the mangoes painted round the rim',
    },
    beside: [indigoSwatch, small],
  }),
  'blue-teapot-lotus': standing({
    thing: teapot('#2f6fb5', { name: 'lotus', ink: '#f7f1e2', accent: '#f0c24a' }),
    tone: 'sand',
    words: {
      name: 'Blue teapot with painted lotuses',
      detail: 'the lotuses and the lid',
      others: 'The teapot in blue and celadon',
    },
    beside: [chai, chai],
    others: [
      teapot('#2f6fb5', { name: 'lotus', ink: '#f7f1e2', accent: '#f0c24a' }),
      teapot('#9fb8a4', { name: 'buti', ink: '#3f5a45', accent: '#f7f1e2' }),
    ],
    colours: [
      {
        thing: teapot('#9fb8a4', { name: 'buti', ink: '#3f5a45', accent: '#f7f1e2' }),
        alt: 'Celadon teapot with painted butis',
      },
    ],
  }),
  'serving-bowl-indigo-rim': standing({
    thing: pot(speckled),
    tone: 'clay',
    words: {
      name: 'Cream serving bowl with an indigo rim',
      detail: 'the brushed rim and the foot',
    },
  }),
}
