import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { type PotLook, pot } from '../pictures/pots.ts'
import { chai, greenery, planted, withBranches } from '../pictures/props.ts'
import { standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const blue: PotLook = {
  shape: 'vase',
  colour: '#2f6fb5',
  material: 'glazed',
  decorations: [
    { kind: 'motif', motif: 'lotus', ink: '#f7f1e2', accent: '#f0c24a', rows: [0.52, 0.72], count: 9, scale: 0.92 },
    {
      kind: 'bands',
      colour: '#f7f1e2',
      at: [
        [0.19, 0.21],
        [0.36, 0.37],
        [0.9, 0.92],
      ],
    },
  ],
}
const bluePot: PotLook = {
  ...blue,
  shape: 'planter',
  colour: '#f4f1e8',
  inside: '#2f6fb5',
  decorations: [
    { kind: 'motif', motif: 'buti', ink: '#2f6fb5', accent: '#3aa6a0', rows: [0.3, 0.66], count: 11, scale: 1.05 },
    { kind: 'bands', colour: '#2f6fb5', at: [[0.86, 0.89]] },
  ],
}
const longpi: PotLook = { shape: 'bowlVase', colour: '#3a3735', material: 'lacquered', inside: '#2a2725' }
const terracotta: PotLook = {
  shape: 'planter',
  colour: INK.clay,
  material: 'matte',
  decorations: [{ kind: 'ribs', colour: '#5a2410', count: 12 }],
}
const carved: PotLook = {
  shape: 'vase',
  colour: '#c07148',
  material: 'matte',
  decorations: [
    { kind: 'motif', motif: 'ambi', ink: '#f0d9c0', accent: '#7a3418', rows: [0.6], count: 10, scale: 0.95 },
    {
      kind: 'bands',
      colour: '#f0d9c0',
      at: [
        [0.4, 0.415],
        [0.82, 0.835],
      ],
    },
  ],
}
const celadon: PotLook = {
  shape: 'bottleVase',
  colour: '#9fb8a4',
  material: 'glazed',
  decorations: [{ kind: 'dip', colour: '#6f8f7c', from: 0.72 }],
}
const khurja: PotLook = {
  shape: 'bottleVase',
  colour: '#eee6d4',
  material: 'glazed',
  decorations: [
    { kind: 'motif', motif: 'jaal', ink: INK.indigo, accent: INK.madder, rows: [0.62, 0.78], count: 9, scale: 0.86 },
  ],
}

export const pottery: StarterProduct[] = [
  {
    path: 'blue-pottery-lotus-vase',
    name: 'Jaipur Blue Pottery Vase with Lotuses',
    brand: 'Kumbh Studio',
    categories: ['vases-and-planters', 'home'],
    summary: 'No clay in it at all: ground quartz and glass, painted with cobalt, fired once.',
    description: paragraphs(
      'Blue pottery is made of quartz powder, glass, borax and gum, pressed into moulds since it cannot be thrown. It came from Persia by way of Delhi and nearly died out in Jaipur before Kripal Singh Shekhawat took it up in the 1960s.',
      'The lotuses are drawn freehand with a squirrel-hair brush. Low-fired, so it is for flowers and for looking at; line it if the water is to stand for days.',
    ),
    hsn: '6913',
    gstRate: 5,
    ...stocked({
      sku: 'KUM-BLU-01',
      mrp: 1890,
      options: { Height: ['18 cm', '26 cm'] },
      stock: [14, 6],
      more: { '26 cm': 900 },
    }),
    pictures: standing({
      thing: pot(blue),
      tone: 'blush',
      words: {
        name: 'Blue pottery vase with white and yellow lotuses',
        detail: 'the hand-drawn lotuses under the glaze',
      },
      again: { thing: withBranches(blue), alt: 'The blue vase holding three leafy branches', tone: 'sand' },
    }),
    facts: facts({
      Body: 'Quartz, glass, borax',
      Glaze: 'Lead-free',
      Use: 'Decorative; holds water for a day',
      Made: 'Jaipur, Rajasthan',
      Care: 'Wipe, do not soak',
    }),
  },
  {
    path: 'blue-pottery-planter-buti',
    name: 'Blue Pottery Planter, White with Turquoise Butis',
    brand: 'Kumbh Studio',
    categories: ['vases-and-planters', 'home'],
    summary: 'The same quartz body turned out as a planter, with a drainage hole and a saucer.',
    description: paragraphs(
      'White ground, cobalt stems, copper-turquoise petals. The inside is glazed blue, which you will see for a week until the soil goes in.',
    ),
    hsn: '6913',
    gstRate: 5,
    ...stocked({ sku: 'KUM-BLU-02', mrp: 2400, price: 2160, stock: [9] }),
    pictures: standing({
      thing: pot(bluePot),
      tone: 'sage',
      words: {
        name: 'White planter painted with turquoise flowers',
        detail: 'the cobalt stems and turquoise petals',
      },
      again: { thing: planted(bluePot), alt: 'The white planter with a broad-leaved plant in it', tone: 'chalk' },
    }),
    facts: facts({
      Body: 'Quartz, glass, borax',
      Size: '20 cm across, 18 cm high',
      Drainage: 'Hole and saucer',
      Made: 'Jaipur, Rajasthan',
    }),
  },
  {
    path: 'longpi-black-stone-bowl-vase',
    name: 'Longpi Black Stoneware Vase',
    brand: 'Kumbh Studio',
    categories: ['vases-and-planters', 'home'],
    summary: 'Serpentine rock and clay, shaped without a wheel, polished with a leaf.',
    description: paragraphs(
      'The Tangkhul Naga potters of Longpi grind black serpentinite into brown clay and build by hand over a mould. While it is still hot from the fire they rub it with pasania leaves: that is the whole of the glaze.',
      'Also happy on a gas flame, should you prefer to cook in it.',
    ),
    hsn: '6913',
    gstRate: 5,
    ...stocked({ sku: 'KUM-LON-03', mrp: 2200, stock: [7] }),
    pictures: standing({
      thing: pot(longpi),
      tone: 'clay',
      words: {
        name: 'Round black stoneware vase',
        detail: 'the leaf-polished surface',
      },
      again: { thing: withBranches(longpi), alt: 'The black vase with tall leaves', tone: 'blush' },
    }),
    facts: facts({
      Body: 'Serpentinite and clay',
      Finish: 'Leaf-polished, unglazed',
      Size: '22 cm across, 16 cm high',
      Made: 'Longpi, Manipur',
    }),
  },
  {
    path: 'ribbed-terracotta-planter',
    name: 'Ribbed Terracotta Planter — गमला',
    brand: 'Kumbh Studio',
    categories: ['vases-and-planters', 'home'],
    summary: 'A proper gamla: thick, porous, thrown in one go and ribbed with a comb.',
    description:
      paragraphs(
        'Terracotta breathes, so roots stay cool and the gardener is forgiven. White bloom on the outside after some months is salt from your water; brush it off or grow fond of it.',
      ) + list('Frost-free climates only, outdoors', 'Saucer included'),
    hsn: '6912',
    gstRate: 0,
    ...stocked({
      sku: 'MIT-GAM-01',
      mrp: 490,
      options: { Size: ['15 cm', '20 cm', '30 cm'] },
      stock: [80, 64, 22],
      more: { '20 cm': 250, '30 cm': 760 },
    }),
    pictures: standing({
      thing: pot(terracotta),
      tone: 'sky',
      words: {
        name: 'Ribbed terracotta planter',
        detail: 'the combed ribs and rolled rim',
      },
      again: { thing: planted(terracotta), alt: 'The terracotta planter with a plant', tone: 'sage' },
    }),
    facts: facts({
      Body: 'Terracotta, unglazed',
      Drainage: 'Hole and saucer',
      Made: 'Panchmura, West Bengal',
      Care: 'Brush clean',
    }),
  },
  {
    path: 'carved-terracotta-vase-kairi',
    name: 'Terracotta Vase with Slip-Painted Kairi',
    brand: 'Kumbh Studio',
    categories: ['vases-and-planters', 'home'],
    summary: 'Mangoes in white slip on red clay, burnished with a river stone.',
    description: paragraphs(
      'The slip is kaolin, the brush is a chewed twig. Burnishing closes the clay so that the surface has a low shine without any glaze. For dry flowers, or line it with a glass.',
    ),
    hsn: '6913',
    gstRate: 5,
    ...stocked({ sku: 'MIT-VAS-02', mrp: 1290, price: 1030, stock: [16] }),
    pictures: standing({
      thing: pot(carved),
      tone: 'bone',
      words: {
        name: 'Terracotta vase with white mangoes',
        detail: 'the slip-painted mangoes on burnished clay',
      },
      beside: [greenery, chai],
    }),
    facts: facts({ Body: 'Terracotta, burnished', Height: '28 cm', Use: 'Dry flowers', Made: 'Molela, Rajasthan' }),
  },
  {
    path: 'celadon-bottle-vase',
    name: 'Celadon Bottle Vase, Dipped',
    brand: 'Kumbh Studio',
    categories: ['vases-and-planters', 'home'],
    summary: 'One stem, two greens, a long neck: stoneware from the Golden Bridge school.',
    description: paragraphs(
      'Thrown in Auroville by Anjali, who learned with the generation that brought stoneware to Pondicherry. Dipped twice in a wood-ash celadon; the second dip stops where her fingers held it.',
    ),
    hsn: '6913',
    gstRate: 5,
    ...stocked({ sku: 'KUM-CEL-04', mrp: 2600, options: { Glaze: ['Celadon', 'Madder red'] }, stock: [5, 1] }),
    pictures: standing({
      thing: pot(celadon),
      tone: 'lilac',
      words: {
        name: 'Tall celadon bottle vase',
        detail: 'the line where the two glazes meet',
        others: 'The bottle vase in celadon and madder red',
      },
      others: [
        pot(celadon),
        pot({ ...celadon, colour: '#a8463a', decorations: [{ kind: 'dip', colour: '#7a2a26', from: 0.72 }] }),
      ],
    }),
    facts: facts({
      Body: 'Stoneware, 1280 °C',
      Glaze: 'Wood ash, food-safe',
      Height: '30 cm',
      Made: 'Auroville, Tamil Nadu',
    }),
  },
  {
    path: 'khurja-bud-vase-jaal',
    name: 'Khurja Bud Vase with Indigo Vine',
    brand: 'Kumbh Studio',
    categories: ['vases-and-planters', 'home'],
    summary: 'Cream glaze, indigo vine, madder buds: the pottery town’s everyday best.',
    description: paragraphs(
      'Four hundred kilns stand in Khurja and most make cups. This one keeps a painter, Shabana, who draws the vine without a guide and signs below the foot.',
    ),
    hsn: '6913',
    gstRate: 5,
    ...stocked({ sku: 'KUM-KHU-05', mrp: 980, price: 735, stock: [28] }),
    pictures: standing({
      thing: pot(khurja),
      tone: 'sand',
      words: {
        name: 'Cream bud vase painted with an indigo vine',
        detail: 'the painted vine and madder buds',
      },
    }),
    facts: facts({
      Body: 'Stoneware',
      Height: '24 cm',
      Glaze: 'Lead-free',
      Made: 'Khurja, Uttar Pradesh',
      Care: 'Dishwasher safe',
    }),
  },
]
