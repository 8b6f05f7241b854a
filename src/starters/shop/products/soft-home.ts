import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { cushion } from '../pictures/cushion.ts'
import { folded } from '../pictures/folded.ts'
import { clayGreenery, swatch } from '../pictures/props.ts'
import { standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const ajrakh: Cloth = { ground: INK.indigo, ink: INK.cream, accent: INK.madder, motif: 'ajrakhStar', repeat: 116 }
const ikat: Cloth = { ground: INK.marigold, ink: INK.cream, accent: INK.madder, motif: 'ikat', repeat: 116 }
const suzani: Cloth = { ground: '#f0e7d6', ink: INK.neem, accent: INK.madder, motif: 'jaal', repeat: 150 }
const kala: Cloth = {
  ground: '#8a97a0',
  ink: '#e8e0d0',
  accent: INK.midnight,
  motif: 'stripe',
  repeat: 110,
  weave: 'coarse',
}
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

export const softHome: StarterProduct[] = [
  {
    path: 'ajrakh-cushion-cover-indigo',
    name: 'Ajrakh Cushion Cover, Indigo, 45 cm',
    brand: 'Neelgarh',
    categories: ['cushions', 'home'],
    summary: 'Stars in register, piped in madder, with a zip you cannot see.',
    description: paragraphs(
      'Printed on a slightly heavier cotton than our stoles so that it keeps its shape around a feather pad. The repeat is centred by hand on each cover.',
      'Cover only; it fits a pad of 45 cm or, for a plumper cushion, 50 cm.',
    ),
    hsn: '6304',
    gstRate: 5,
    ...stocked({ sku: 'NEE-CUS-01', mrp: 890, options: { Colour: ['Indigo', 'Madder', 'Black'] }, stock: [34, 18, 9] }),
    pictures: standing({
      thing: cushion({ cloth: ajrakh, piping: INK.madder }),
      tone: 'clay',
      words: {
        name: 'Indigo ajrakh cushion with madder piping',
        detail: 'the star print and the piped edge',
        scene: 'on a bench with greenery',
        others: 'The ajrakh cushion in indigo, madder and black',
      },
      others: [
        cushion({ cloth: { ...ajrakh, ground: INK.madder, accent: INK.midnight }, piping: INK.midnight }),
        cushion({ cloth: { ...ajrakh, ground: '#2b2629' }, piping: INK.cream }),
        cushion({ cloth: ajrakh, piping: INK.madder }),
      ],
    }),
    facts: facts({
      Cloth: 'Cotton, 180 gsm',
      Size: '45 × 45 cm',
      Print: 'Ajrakh, natural dyes',
      Closing: 'Hidden zip',
      Care: 'Hand wash cold',
    }),
  },
  {
    path: 'ikat-cushion-cover-marigold',
    name: 'Ikat Cushion Cover with Tassels, Marigold',
    brand: 'Kosi Looms',
    categories: ['cushions', 'home'],
    summary: 'Woven diamonds, feathered at the edge, and a tassel at each corner for the cat.',
    description: paragraphs(
      'Single ikat from Pochampally in a cotton thick enough for a sofa that is used. The tassels are tied, not glued.',
    ),
    hsn: '6304',
    gstRate: 5,
    ...stocked({ sku: 'KOS-CUS-02', mrp: 1150, price: 977, options: { Colour: ['Marigold', 'Teal'] }, stock: [22, 3] }),
    pictures: standing({
      thing: cushion({ cloth: ikat, tassels: true }),
      tone: 'sky',
      words: {
        name: 'Marigold ikat cushion with madder tassels',
        detail: 'the feathered ikat diamonds',
        scene: 'with a leafy branch',
        others: 'The ikat cushion in marigold and teal',
      },
      others: [
        cushion({ cloth: ikat, tassels: true }),
        cushion({ cloth: { ...ikat, ground: INK.teal }, tassels: true }),
      ],
    }),
    facts: facts({
      Cloth: 'Handloom cotton ikat',
      Size: '45 × 45 cm',
      Closing: 'Coconut buttons',
      Made: 'Bhoodan Pochampally, Telangana',
    }),
  },
  {
    path: 'suzani-lumbar-cushion',
    name: 'Vine Lumbar Cushion Cover, Hand-Embroidered',
    brand: 'Zoon Studio',
    categories: ['cushions', 'home'],
    summary: 'A crewel vine in neem green and madder on unbleached cotton, long enough for two backs.',
    description: paragraphs(
      'Crewel is worked with a hooked awl called an <em>aari</em>, pulling loops of wool through from below. A steady hand does eleven stitches a second. This cover takes a day and a half.',
    ),
    hsn: '6304',
    gstRate: 5,
    ...stocked({ sku: 'ZOO-CUS-03', mrp: 1690, stock: [11] }),
    pictures: standing({
      thing: cushion({ cloth: suzani, wide: true, piping: INK.neem }),
      tone: 'sage',
      words: {
        name: 'Long cushion embroidered with a vine',
        detail: 'the crewel vine and green piping',
        scene: 'by a window',
      },
      again: { thing: swatch(suzani), alt: 'The embroidered cloth before sewing', tone: 'blush' },
    }),
    facts: facts({
      Cloth: 'Cotton duck, wool crewel',
      Size: '70 × 40 cm',
      Closing: 'Zip',
      Made: 'Srinagar, Kashmir',
      Care: 'Dry clean',
    }),
  },
  {
    path: 'kala-cotton-cushion-grey',
    name: 'Kala Cotton Cushion Cover, Weathered Grey',
    brand: 'Neelgarh',
    categories: ['cushions', 'home'],
    summary: 'Old-world cotton grown on rain alone, woven with wide quiet stripes.',
    description: paragraphs(
      'Kala cotton is indigenous to Kutch and needs neither irrigation nor spray. The staple is short, so the cloth is sturdy and a little dry to the touch, which on a sofa is a good thing.',
    ),
    hsn: '6304',
    gstRate: 5,
    ...stocked({
      sku: 'NEE-CUS-04',
      mrp: 990,
      price: 690,
      options: { Size: ['45 cm', '60 cm'] },
      stock: [17, 0],
      more: { '60 cm': 400 },
    }),
    pictures: standing({
      thing: cushion({ cloth: kala }),
      tone: 'bone',
      words: { name: 'Grey striped kala cotton cushion', detail: 'the dry, open weave', scene: 'on a wooden bench' },
    }),
    facts: facts({
      Cloth: 'Kala cotton, rain-fed',
      Weave: 'Handloom, extra weft',
      Made: 'Bhujodi, Kutch',
      Care: 'Machine wash cold',
    }),
  },
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
        scene: 'on a table with a branch',
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
        scene: 'on a table',
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
        scene: 'on a table in warm light',
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
        scene: 'by a window',
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
