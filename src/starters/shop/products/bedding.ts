import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { folded } from '../pictures/folded.ts'
import { clayGreenery, swatch } from '../pictures/props.ts'
import { standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const kanthaSky: Cloth = { ground: '#cfdbe2', ink: INK.indigo, accent: INK.rose, motif: 'kantha', repeat: 80 }
const razai: Cloth = { ground: '#f3e6da', ink: INK.rose, accent: INK.leaf, motif: 'buti', repeat: 120 }
const dohar: Cloth = { ground: '#f5efe2', ink: '#c9952f', accent: '#e0b65a', motif: 'lotus', repeat: 100 }
const waffle: Cloth = {
  ground: '#b9c4ae',
  ink: '#b9c4ae',
  accent: '#f3ead8',
  motif: 'checks',
  repeat: 50,
  weave: 'coarse',
}

export const bedding: StarterProduct[] = [
  {
    path: 'kantha-throw-sky',
    name: 'Kantha Throw, Sky',
    brand: 'Surajmukhi Collective',
    categories: ['throws-and-bedcovers', 'home'],
    summary: 'Two layers of washed cotton and some nine thousand stitches, reversible.',
    description: paragraphs(
      'One woman, one throw, about three weeks of afternoons. The stitch pulls the cloth into fine ripples; that is what makes a kantha warm and gives it the hand that nothing else has.',
      'The reverse is plain cream with the stitches showing.',
    ),
    hsn: '6304',
    gstRate: 18,
    ...stocked({
      sku: 'SUR-THR-01',
      mrp: 3900,
      price: 3315,
      options: { Size: ['Single', 'Double'] },
      stock: [9, 4],
      more: { Double: 1600 },
    }),
    pictures: standing({
      thing: folded({ cloth: kanthaSky, layers: 4, loft: 48 }),
      tone: 'blush',
      words: {
        name: 'Sky-blue kantha throw, folded',
        detail: 'the running stitch along the fold',
      },
      beside: [clayGreenery],
      again: { thing: swatch(kanthaSky), alt: 'A corner of the throw seen from above', tone: 'bone' },
    }),
    facts: facts({
      Cloth: 'Cotton voile, two layers',
      Single: '150 × 220 cm',
      Double: '225 × 260 cm',
      Made: 'Shantiniketan, West Bengal',
      Care: 'Machine wash cold, gentle',
    }),
  },
  {
    path: 'jaipuri-razai-rose',
    name: 'Jaipuri Razai, Rose Buti, 250 g of Cotton',
    brand: 'Chaupal Prints',
    categories: ['throws-and-bedcovers', 'home'],
    summary: 'The quilt that fits in a kurta pocket, or so the shopkeepers said, and it nearly does.',
    description: paragraphs(
      'Carded cotton is beaten with a cane until only the long, airy fibres are left, then laid by hand and stitched before it can settle. A quarter of a kilogram warms a double bed in a Jaipur winter.',
      'Printed with three blocks on voile. Air it in sun twice a year and it will keep its loft for ten.',
    ),
    hsn: '9404',
    gstRate: 18,
    ...stocked({
      sku: 'CHP-RAZ-02',
      mrp: 4600,
      options: { Size: ['Single', 'Double'], Colour: ['Rose', 'Indigo'] },
      stock: [7, 5, 6, 2],
      more: { Double: 1900 },
    }),
    pictures: standing({
      thing: folded({
        cloth: razai,
        layers: 3,
        loft: 78,
        border: { ...razai, ground: INK.rose, ink: INK.cream, accent: INK.cream, repeat: 80 },
      }),
      tone: 'sage',
      words: {
        name: 'Rose-printed razai, folded thick and soft',
        detail: 'the puffed layers and the printed border',
        others: 'The razai in rose and indigo',
      },
      others: [
        folded({ cloth: razai, layers: 3, loft: 78 }),
        folded({ cloth: { ...razai, ink: INK.indigo, accent: INK.sky }, layers: 3, loft: 78 }),
      ],
    }),
    facts: facts({
      Cover: 'Cotton voile, hand block',
      Filling: 'Carded cotton',
      Single: '150 × 220 cm',
      Double: '220 × 270 cm',
      Made: 'Jaipur, Rajasthan',
    }),
  },
  {
    path: 'mulmul-dohar-lotus',
    name: 'Mulmul Dohar with Gold Lotuses',
    brand: 'Chaupal Prints',
    categories: ['throws-and-bedcovers', 'home'],
    summary: 'Three layers of muslin for nights when the fan is on and you still want something.',
    description:
      paragraphs(
        'The two outer layers are printed, the inner one is plain, and all three are joined only at the edge, so that air stays between them. It gets softer with every wash for about five years.',
      ) + list('Piped in cotton', 'Machine washable', 'Packs into its own bag'),
    hsn: '6304',
    gstRate: 5,
    ...stocked({
      sku: 'CHP-DOH-03',
      mrp: 2450,
      price: 1715,
      options: { Size: ['Single', 'Double'] },
      stock: [26, 13],
      more: { Double: 700 },
    }),
    pictures: standing({
      thing: folded({ cloth: dohar, layers: 4, loft: 42 }),
      tone: 'marigold',
      words: {
        name: 'White dohar with gold lotuses, folded',
        detail: 'the printed lotuses on muslin',
      },
    }),
    facts: facts({
      Cloth: 'Cotton mulmul, three layers',
      Single: '150 × 220 cm',
      Double: '220 × 240 cm',
      Made: 'Bagru, Rajasthan',
    }),
  },
  {
    path: 'handloom-towels-sage-set',
    name: 'Handloom Bath Towels, Sage, Set of Two',
    brand: 'Charkha & Co.',
    categories: ['throws-and-bedcovers', 'home'],
    summary: 'Honeycomb weave from Kannur: dries you, then dries itself by lunch.',
    description: paragraphs(
      'Cannanore weavers supplied hospital linen to half the empire and know about towels. The honeycomb holds water without pile, so the towel stays light and takes little room on the rail.',
    ),
    hsn: '6302',
    gstRate: 5,
    ...stocked({ sku: 'CHK-TOW-04', mrp: 1490, options: { Colour: ['Sage', 'Natural'] }, stock: [19, 24] }),
    pictures: standing({
      thing: folded({ cloth: waffle, layers: 4, loft: 50, fringe: true }),
      tone: 'chalk',
      words: {
        name: 'Sage honeycomb towels, folded',
        detail: 'the honeycomb weave and short fringe',
      },
    }),
    facts: facts({
      Cloth: 'Cotton, honeycomb weave',
      Size: '140 × 70 cm each',
      Pieces: '2',
      Made: 'Kannur, Kerala',
      Care: 'Machine wash warm',
    }),
  },
]
