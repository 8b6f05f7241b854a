import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { marigolds, swatch } from '../pictures/props.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { bangles, juttis } from '../pictures/wearables.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const UK = ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7'] as const
const rose: Cloth = { ground: INK.rose, ink: '#f7e3d8', accent: INK.marigold, motif: 'jaal', repeat: 70, weave: 'silk' }
const midnight: Cloth = {
  ground: INK.midnight,
  ink: '#8fa3d0',
  accent: '#d4a03c',
  motif: 'lotus',
  repeat: 62,
  weave: 'silk',
}
const tan: Cloth = { ground: '#a8693c', ink: '#7a4624', accent: '#e8c98e', motif: 'plain' }
const silkRose = swatch({ ...rose, ground: '#f0d7cc', ink: INK.rose })

export const adornment: StarterProduct[] = [
  {
    path: 'embroidered-jutti-rose',
    name: 'Resham Jutti in Rose, with Mirror Flower',
    brand: 'Banni Leather Co.',
    categories: ['footwear', 'women'],
    summary: 'Silk thread on a leather upper, a padded sole, and no left or right until you decide.',
    description:
      paragraphs(
        'Made in Patiala by a family that stitches the upper to the sole with cotton cord and no glue. Out of the box both shoes are straight; within two evenings each has learned its foot.',
        'We added four millimetres of foam under the lining. Tradition can be improved.',
      ) + list('Goat-leather lining, buffalo-leather sole', 'Between sizes, take the larger', 'Not for rain'),
    hsn: '6403',
    gstRate: 5,
    ...stocked({ sku: 'MOJ-JUT-01', mrp: 2290, price: 1950, options: { Size: UK }, stock: [4, 9, 12, 8, 0] }),
    pictures: lying({
      thing: juttis(rose, '#c99a6a'),
      tone: 'bone',
      words: {
        name: 'A pair of rose silk juttis from above',
        detail: 'the mirror flower and gold piping',
      },
      beside: [silkRose, marigolds()],
      again: {
        thing: juttis({ ...rose, ground: '#f0d7cc', ink: INK.rose }, '#c99a6a'),
        alt: 'The same jutti in ivory, for comparison',
        tone: 'lilac',
      },
    }),
    facts: facts({
      Upper: 'Silk thread on leather',
      Lining: 'Goat leather',
      Sole: 'Buffalo leather, 4 mm foam',
      Made: 'Patiala, Punjab',
      Care: 'Wipe dry, store with paper',
    }),
  },
  {
    path: 'brocade-jutti-midnight',
    name: 'Brocade Jutti, Midnight Lotus',
    brand: 'Banni Leather Co.',
    categories: ['footwear', 'women'],
    summary: 'Banarasi brocade on the foot: a lotus in every repeat and a gold edge all round.',
    description: paragraphs(
      'The brocade is the ends of saree lengths from two Varanasi looms; we buy what is left. So there are forty pairs at a time, and the next forty will be a little different.',
      'Flat, light, lined in tan goat leather. Comes in a cotton bag.',
    ),
    hsn: '6403',
    gstRate: 18,
    ...stocked({ sku: 'MOJ-JUT-02', mrp: 2890, options: { Size: UK }, stock: [2, 5, 7, 6, 3] }),
    pictures: lying({
      thing: juttis(midnight, '#b98a56'),
      tone: 'blush',
      words: {
        name: 'A pair of midnight brocade juttis',
        detail: 'the lotus brocade and the gold edge',
      },
      beside: [swatch(midnight), marigolds(INK.madder)],
    }),
    facts: facts({ Upper: 'Silk brocade', Lining: 'Goat leather', Sole: 'Leather, stitched', Made: 'Patiala, Punjab' }),
  },
  {
    path: 'plain-leather-mojari-tan',
    name: 'Plain Leather Mojari, Tan',
    brand: 'Banni Leather Co.',
    categories: ['footwear', 'men', 'women'],
    summary: 'Vegetable-tanned, hand-lasted, no decoration whatever.',
    description: paragraphs(
      'Camel-coloured leather tanned with babool bark in Jalore, cut in two pieces and sewn with waxed thread. It squeaks for a week. That was once the point: so that people could hear you coming.',
    ),
    hsn: '6403',
    gstRate: 5,
    ...stocked({
      sku: 'MOJ-MOJ-03',
      mrp: 2450,
      price: 2205,
      options: { Size: ['UK 5', 'UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10'] },
      stock: [3, 6, 11, 12, 7, 1],
    }),
    pictures: lying({
      thing: juttis(tan, '#c99a6a'),
      tone: 'sage',
      words: {
        name: 'A pair of plain tan leather mojaris',
        detail: 'the stitched edge of the leather',
      },
    }),
    facts: facts({
      Upper: 'Vegetable-tanned buffalo leather',
      Sole: 'Leather, stitched',
      Weight: '410 g a pair in UK 8',
      Made: 'Jalore, Rajasthan',
    }),
  },
  {
    path: 'lac-bangles-festival-set',
    name: 'Lac Bangles, Festival Set of Five',
    brand: 'Lathe & Lac',
    categories: ['bangles', 'women'],
    summary: 'Resin, heat and quick hands: five bangles from the Maniharon-ka-Rasta in Jaipur.',
    description: paragraphs(
      'Lac is the resin of a tree insect. Shaped over coals, coloured with pigment and pressed while warm with tiny brass beads, it makes the bangle that Rajasthani brides are given first.',
      'Lac does not like heat, so leave the set off the dashboard. A broken bangle can be sent back and is joined over the coals, no charge.',
    ),
    hsn: '7117',
    gstRate: 0,
    ...stocked({
      sku: 'MAN-LAC-01',
      mrp: 890,
      options: { Size: ['2.4', '2.6', '2.8'], Colour: ['Festival', 'Indigo'] },
      stock: [20, 14, 26, 9, 8, 3],
    }),
    pictures: standing({
      thing: bangles([INK.madder, INK.marigold, INK.indigo, INK.teal, INK.madder], INK.brass),
      tone: 'lilac',
      words: {
        name: 'Five lac bangles standing in a row',
        detail: 'the brass beads set in coloured lac',
        others: 'The lac bangles in festival colours and in indigo',
      },
      others: [
        bangles([INK.madder, INK.marigold, INK.indigo, INK.teal, INK.madder], INK.brass),
        bangles([INK.indigo, '#5a6ab8', INK.sky, INK.indigo, INK.midnight], INK.brass),
      ],
    }),
    facts: facts({
      Material: 'Lac resin, brass beads',
      Pieces: '5',
      Sizes: '2.4 is 57 mm inside, 2.6 is 60 mm, 2.8 is 64 mm',
      Made: 'Jaipur, Rajasthan',
    }),
  },
]
