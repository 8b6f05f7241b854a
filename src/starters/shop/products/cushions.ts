import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { cushion } from '../pictures/cushion.ts'
import { swatch } from '../pictures/props.ts'
import { standing } from '../pictures/shoot.ts'
import { facts, paragraphs, stocked } from './stocking.ts'

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
export const cushions: StarterProduct[] = [
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
    brand: 'Surajmukhi Collective',
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
      words: { name: 'Grey striped kala cotton cushion', detail: 'the dry, open weave' },
    }),
    facts: facts({
      Cloth: 'Kala cotton, rain-fed',
      Weave: 'Handloom, extra weft',
      Made: 'Bhujodi, Kutch',
      Care: 'Machine wash cold',
    }),
  },
]
