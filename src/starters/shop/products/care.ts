import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { carton, incense, soaps } from '../pictures/care.ts'
import { bottle } from '../pictures/packed.ts'
import { brassLota, greenery } from '../pictures/props.ts'
import { standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const paper = (
  ink: `#${string}`,
  accent: `#${string}`,
  motif: 'lotus' | 'buti' | 'jaal' | 'ambi',
  ground: `#${string}` = INK.cream,
) => ({ paper: ground, ink, accent, motif }) as const
const box = (colour: `#${string}`, motif: 'lotus' | 'buti' | 'jaal' | 'ambi') =>
  carton(colour, { ink: INK.cream, accent: INK.marigold, motif })

const hair = bottle('#7a4a22', '#b5782a', INK.soot, paper(INK.neem, INK.marigold, 'jaal'))
const rose = bottle('#f0c9c4', '#e9a9a4', INK.madder, paper(INK.madder, INK.rose, 'lotus'))
const attar = bottle('#d9b25a', '#c98a2a', INK.brass, paper(INK.indigo, INK.marigold, 'buti'))
const kumkumadi = bottle('#8a3a22', '#c2541e', INK.marigold, paper(INK.madder, INK.marigold, 'ambi'))

export const care: StarterProduct[] = [
  {
    path: 'neem-multani-soap-trio',
    name: 'Neem, Sandal and Multani Soaps, Three Bars',
    brand: 'Marugandh',
    categories: ['soaps', 'wellness'],
    summary: 'Cold-processed, cured six weeks, cut with a guitar string.',
    description:
      paragraphs(
        'Coconut and castor oils for the lather, rice bran for the skin. Multani mitti takes the shine off oily skin; the neem smells green for a fortnight and then behaves.',
      ) + list('No palm oil', 'Wrapped in seed paper', 'About 100 g each when cut'),
    hsn: '3401',
    gstRate: 5,
    ...stocked({ sku: 'MAR-SOA-04', mrp: 540, price: 459, stock: [66] }),
    pictures: standing({
      thing: soaps(['#cdb991', '#7f9a62', '#dba878'], 'lotus'),
      tone: 'sage',
      words: {
        name: 'Three bars of soap stacked',
        detail: 'the lotus stamped in the sandal bar',
      },
      beside: [greenery],
    }),
    facts: facts({
      Oils: 'Coconut, castor, rice bran',
      Weight: '3 × 100 g',
      Cured: '6 weeks',
      Made: 'Kannauj, Uttar Pradesh',
    }),
  },
  {
    path: 'rose-saffron-soap',
    name: 'Rose and Saffron Soap, Pair',
    brand: 'Marugandh',
    categories: ['soaps', 'wellness'],
    summary: 'Kannauj rose distillate in place of water, and four threads of saffron to the bar.',
    description: paragraphs(
      'Made only in March, with the rose harvest. The pink is Kashmiri ratanjot root. It fades a little in the light, as roses do.',
    ),
    hsn: '3401',
    gstRate: 5,
    ...stocked({ sku: 'MAR-SOA-05', mrp: 480, stock: [2] }),
    pictures: standing({
      thing: soaps(['#e3b3a6', '#e9c6a0'], 'buti'),
      tone: 'lilac',
      words: {
        name: 'Two pink soap bars, one stamped with a flower',
        detail: 'the stamp and the flecks of saffron',
      },
    }),
    facts: facts({
      Oils: 'Coconut, almond',
      Colour: 'Ratanjot root',
      Weight: '2 × 100 g',
      Made: 'Kannauj, Uttar Pradesh',
    }),
  },
  {
    path: 'bhringraj-hair-oil',
    name: 'Bhringraj Hair Oil, Slow-Cooked',
    brand: 'Marugandh',
    categories: ['oils-and-waters', 'wellness'],
    summary: 'Sesame oil that has spent nine hours in a bronze uruli with five herbs.',
    description: paragraphs(
      'Bhringraj, amla, brahmi, curry leaf and a little hibiscus. Warm it, part the hair, be generous, wait an hour. It will not grow hair where there is none; it does make an evening of it.',
    ),
    hsn: '3305',
    gstRate: 5,
    ...stocked({
      sku: 'MAR-OIL-06',
      mrp: 640,
      options: { Size: ['100 ml', '200 ml'] },
      stock: [51, 24],
      more: { '200 ml': 480 },
    }),
    pictures: standing({
      thing: hair,
      tone: 'bone',
      words: {
        name: 'Amber bottle of bhringraj hair oil',
        detail: 'the label and the oil behind it',
      },
      beside: [greenery, brassLota],
      again: { thing: box(INK.neem, 'jaal'), alt: 'The green carton of the hair oil', tone: 'sand' },
    }),
    facts: facts({
      Base: 'Cold-pressed sesame',
      Herbs: 'Bhringraj, amla, brahmi, curry leaf, hibiscus',
      Made: 'Thrissur, Kerala',
      'Best before': '24 months',
    }),
  },
  {
    path: 'kannauj-rose-water',
    name: 'Kannauj Rose Water — गुलाब जल',
    brand: 'Marugandh',
    categories: ['oils-and-waters', 'wellness'],
    summary: 'Steam, damask roses, a copper still buried to its neck: that is the list of ingredients.',
    description: paragraphs(
      'Roses are picked before sunrise and in the deg by seven. The first litres off the still are this. No alcohol, no colour; the pink you see is the bottle.',
      'On the face, in kheer, on a fevered forehead.',
    ),
    hsn: '3301',
    gstRate: 18,
    ...stocked({ sku: 'MAR-ROS-07', mrp: 450, price: 405, stock: [73] }),
    pictures: standing({
      thing: rose,
      tone: 'sky',
      words: {
        name: 'Pale pink bottle of rose water',
        detail: 'the lotus label on the bottle',
      },
      again: { thing: box(INK.madder, 'lotus'), alt: 'The madder carton of the rose water', tone: 'blush' },
    }),
    facts: facts({
      Made: 'Kannauj, Uttar Pradesh',
      Volume: '100 ml',
      Method: 'Deg-bhapka hydro-distilled',
      'Best before': '18 months',
    }),
  },
  {
    path: 'mitti-attar',
    name: 'Mitti Attar, the Smell of First Rain',
    brand: 'Marugandh',
    categories: ['oils-and-waters', 'wellness'],
    summary: 'Baked earth distilled into sandalwood; one drop and it is the last week of June.',
    description: paragraphs(
      'Discs of sun-baked clay go into the deg instead of flowers. The vapour is caught in sandalwood oil for ten days, until the oil smells of a dry pond after the first shower.',
      'No alcohol. Behind the ears, and then leave it alone.',
    ),
    hsn: '3303',
    gstRate: 18,
    ...stocked({
      sku: 'MAR-ATT-08',
      mrp: 2900,
      options: { Size: ['6 ml', '12 ml'] },
      stock: [13, 0],
      more: { '12 ml': 2400 },
    }),
    pictures: standing({
      thing: attar,
      tone: 'clay',
      words: {
        name: 'Golden bottle of mitti attar with a brass cap',
        detail: 'the flower label and the golden oil',
      },
      again: { thing: box(INK.indigo, 'buti'), alt: 'The indigo carton of the attar', tone: 'sand' },
    }),
    facts: facts({ Base: 'Sandalwood oil', Alcohol: 'None', Method: 'Deg-bhapka', Made: 'Kannauj, Uttar Pradesh' }),
  },
  {
    path: 'kumkumadi-face-oil',
    name: 'Kumkumadi Face Oil with Saffron',
    brand: 'Marugandh',
    categories: ['oils-and-waters', 'wellness'],
    summary: 'Sixteen herbs, goat’s milk and saffron, cooked down as the Ashtanga Hridayam says.',
    description: paragraphs(
      'Three drops at night on damp skin. It is orange and will mark a white pillow case. Patch-test on the wrist first, as with anything that contains madder root.',
    ),
    hsn: '3304',
    gstRate: 18,
    ...stocked({ sku: 'MAR-KUM-09', mrp: 1850, price: 1295, stock: [20] }),
    pictures: standing({
      thing: kumkumadi,
      tone: 'marigold',
      words: {
        name: 'Red-brown bottle of kumkumadi oil',
        detail: 'the mango emblem on the label',
      },
    }),
    facts: facts({
      Base: 'Sesame, goat milk',
      Actives: 'Saffron, sandal, manjistha',
      Volume: '30 ml',
      Made: 'Thrissur, Kerala',
    }),
  },
  {
    path: 'loban-incense-sticks',
    name: 'Loban and Guggul Incense, 40 Sticks',
    brand: 'Marugandh',
    categories: ['incense', 'wellness'],
    summary: 'Resins on bamboo, no charcoal dip, no perfume oil: smoke as it used to smell.',
    description: paragraphs(
      'Benzoin, guggul, a little camphor, bound with jigat bark and rolled by a women’s group in Mysuru. Each stick burns for forty-five minutes; half is plenty for a small room.',
    ),
    hsn: '3307',
    gstRate: 5,
    ...stocked({ sku: 'MAR-INC-10', mrp: 240, options: { Scent: ['Loban', 'Mogra', 'Champa'] }, stock: [140, 95, 3] }),
    pictures: standing({
      thing: carton(INK.madder, { ink: INK.cream, accent: INK.marigold, motif: 'lotus' }, { w: 190, h: 560 }),
      tone: 'lilac',
      words: {
        name: 'Tall madder box of loban incense',
        detail: 'the lotus on the box',
      },
      beside: [incense(INK.brass)],
      again: { thing: incense(INK.brass), alt: 'Two sticks in a brass holder, one burning', tone: 'clay' },
    }),
    facts: facts({
      Contains: 'Benzoin, guggul, camphor',
      Pieces: '40',
      Burns: '45 minutes',
      Made: 'Mysuru, Karnataka',
    }),
  },
  {
    path: 'brass-incense-holder',
    name: 'Brass Incense Holder with Ash Dish',
    brand: 'Dhatu & Daughters',
    categories: ['incense', 'wellness', 'brass-and-kansa'],
    summary: 'A lotus bud with four holes, on a dish wide enough for all the ash.',
    description: paragraphs(
      'Cast in two parts and screwed together so that it can be cleaned. Holds four thin sticks, or one dhoop cone on the bud.',
    ),
    hsn: '8306',
    gstRate: 5,
    ...stocked({ sku: 'DHA-INC-10', mrp: 690, price: 550, stock: [36] }),
    pictures: standing({
      thing: incense(INK.brass),
      tone: 'plum',
      words: {
        name: 'Brass incense holder with a burning stick',
        detail: 'the brass bud and the sticks',
      },
      beside: [greenery],
    }),
    facts: facts({ Metal: 'Brass', Size: '9 cm across', Weight: '180 g', Made: 'Moradabad, Uttar Pradesh' }),
  },
]
