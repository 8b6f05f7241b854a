import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { plate } from '../pictures/plates.ts'
import { type PotLook, pot } from '../pictures/pots.ts'
import { chai, greenery, indigoSwatch, linen, marigolds } from '../pictures/props.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { teapot } from '../pictures/teapot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

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

export const tableware: StarterProduct[] = [
  {
    path: 'dipped-chai-mug-indigo',
    name: 'Dipped Chai Mug',
    brand: 'Kumbh Studio',
    categories: ['tableware', 'kitchen'],
    summary: 'A straight honest mug, 280 ml, with a handle for three fingers and a dip of colour.',
    description:
      paragraphs(
        'The dip is done by hand and by eye, so in a row of six the lines will not agree. We think that a row of six looks better for it.',
      ) + list('Microwave and dishwasher safe', 'Foot left bare so it does not slide'),
    hsn: '6912',
    gstRate: 5,
    ...stocked({
      sku: 'KUM-MUG-06',
      mrp: 490,
      options: { Colour: ['Indigo', 'Madder', 'Sage'], Set: ['One', 'Four'] },
      stock: [48, 12, 36, 8, 22, 0],
      more: { Four: 1310 },
    }),
    pictures: standing({
      thing: mug,
      tone: 'blush',
      words: {
        name: 'White mug dipped in indigo, with chai',
        detail: 'the dip line and the bare rim',
        others: 'The mug in madder, sage and indigo',
      },
      beside: [greenery],
      others: [pot(dipped('#f6f2e8', INK.madder)), pot(dipped('#f6f2e8', '#7f9a7c')), mug],
    }),
    facts: facts({
      Body: 'Stoneware',
      Holds: '280 ml',
      Size: '8.5 × 9 cm',
      Made: 'Khurja, Uttar Pradesh',
      Care: 'Dishwasher safe',
    }),
  },
  {
    path: 'kulhad-set-terracotta',
    name: 'Kulhad, Set of Six — कुल्हड़',
    brand: 'Kumbh Studio',
    categories: ['tableware', 'kitchen'],
    summary: 'The railway cup, thrown a little thicker so that you keep it.',
    description: paragraphs(
      'Unglazed clay takes a breath of the chai and gives back a smell of first rain. Soak new cups in water for an hour, or they will drink the first one themselves.',
    ),
    hsn: '6912',
    gstRate: 0,
    ...stocked({ sku: 'MIT-KUL-03', mrp: 420, price: 360, stock: [110] }),
    pictures: standing({
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
    facts: facts({
      Body: 'Terracotta, unglazed',
      Holds: '140 ml each',
      Pieces: '6',
      Made: 'Panchmura, West Bengal',
      Care: 'Rinse, dry in sun',
    }),
  },
  {
    path: 'lotus-dinner-plate',
    name: 'Lotus Dinner Plate, 27 cm',
    brand: 'Kumbh Studio',
    categories: ['tableware', 'kitchen'],
    summary: 'Twelve lotuses round the rim and one in the middle, waiting under the dal.',
    description: paragraphs(
      'Painted by brush under the glaze, so forks do not reach it. The rim is low on one side where the painter rests her thumb; you will find it if you look.',
      'Stackable, with a rim made for eating with the hand.',
    ),
    hsn: '6912',
    gstRate: 5,
    ...stocked({
      sku: 'KUM-PLA-07',
      mrp: 1150,
      options: { Set: ['One', 'Four'] },
      stock: [40, 11],
      more: { Four: 3000 },
    }),
    pictures: lying({
      thing: plate(lotusPlate),
      tone: 'sky',
      words: {
        name: 'White dinner plate painted with lotuses',
        detail: 'the brush-painted lotuses on the rim',
      },
      beside: [linen, marigolds()],
    }),
    facts: facts({
      Body: 'Stoneware',
      Size: '27 cm',
      Painting: 'Underglaze, by hand',
      Made: 'Khurja, Uttar Pradesh',
      Care: 'Dishwasher and microwave safe',
    }),
  },
  {
    path: 'kairi-side-plate',
    name: 'Kairi Side Plate, 20 cm',
    brand: 'Kumbh Studio',
    categories: ['tableware', 'kitchen'],
    summary: 'Fourteen mangoes chasing each other round a cream plate.',
    description: paragraphs(
      'For toast, cut fruit or the second helping. The glaze is a warm cream that makes papaya look its best.',
    ),
    hsn: '6912',
    gstRate: 5,
    ...stocked({
      sku: 'KUM-PLA-08',
      mrp: 690,
      price: 550,
      options: { Set: ['One', 'Four'] },
      stock: [33, 2],
      more: { Four: 1750 },
    }),
    pictures: lying({
      thing: plate(kairiPlate),
      tone: 'lilac',
      words: {
        name: 'Cream side plate ringed with red mangoes',
        detail: 'the mangoes painted round the rim',
      },
      beside: [indigoSwatch, small],
    }),
    facts: facts({ Body: 'Stoneware', Size: '20 cm', Painting: 'Underglaze, by hand', Made: 'Khurja, Uttar Pradesh' }),
  },
  {
    path: 'blue-teapot-lotus',
    name: 'Teapot with Lotuses, 900 ml',
    brand: 'Kumbh Studio',
    categories: ['tableware', 'kitchen'],
    summary: 'It pours without dribbling. We tested thirty-one spouts to be able to say so.',
    description: paragraphs(
      'Stoneware, glazed in the blue of the Jaipur tiles but fired hot enough for boiling water. The strainer is thrown into the wall behind the spout.',
      'The lid has a tongue and stays on when you pour the last cup.',
    ),
    hsn: '6912',
    gstRate: 5,
    ...stocked({ sku: 'KUM-TEA-09', mrp: 2350, options: { Colour: ['Blue', 'Celadon'] }, stock: [9, 4] }),
    pictures: standing({
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
    }),
    facts: facts({
      Body: 'Stoneware, 1240 °C',
      Holds: '900 ml',
      Strainer: 'Built in',
      Made: 'Khurja, Uttar Pradesh',
      Care: 'Dishwasher safe',
    }),
  },
  {
    path: 'serving-bowl-indigo-rim',
    name: 'Serving Bowl with Indigo Rim',
    brand: 'Kumbh Studio',
    categories: ['tableware', 'kitchen'],
    summary: 'Wide, footed and heavy enough that a ladle can lean in it.',
    description: paragraphs(
      'For rice, salad or a kilo of mangoes. The rim is brushed on the turning wheel in one breath.',
    ),
    hsn: '6912',
    gstRate: 5,
    ...stocked({ sku: 'KUM-BOW-10', mrp: 1450, price: 1230, stock: [17] }),
    pictures: standing({
      thing: pot(speckled),
      tone: 'clay',
      words: {
        name: 'Cream serving bowl with an indigo rim',
        detail: 'the brushed rim and the foot',
      },
    }),
    facts: facts({
      Body: 'Stoneware',
      Size: '25 cm across, 11 cm high',
      Holds: '2 litres',
      Made: 'Khurja, Uttar Pradesh',
    }),
  },
]
