import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { satchel, tote } from '../pictures/bags.ts'
import { standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const ajrakh: Cloth = {
  ground: INK.indigo,
  ink: INK.cream,
  accent: INK.madder,
  motif: 'ajrakhStar',
  repeat: 116,
  weave: 'coarse',
}
const rabari: Cloth = {
  ground: '#8f2f3a',
  ink: INK.midnight,
  accent: INK.marigold,
  motif: 'kilim',
  repeat: 96,
  weave: 'coarse',
}
const canvas: Cloth = { ground: '#d8cbb0', ink: '#d8cbb0', accent: '#8a5a36', motif: 'plain', weave: 'coarse' }
export const bags: StarterProduct[] = [
  {
    path: 'ajrakh-canvas-tote',
    name: 'Ajrakh Canvas Tote with Leather Handles',
    brand: 'Neelgarh',
    categories: ['totes', 'bags'],
    summary: 'Ten-ounce canvas printed by hand, with handles that will outlast it.',
    description: paragraphs(
      'Canvas takes the resist differently from muslin: the lines come out bolder and a little softer at the edge. The handles are vegetable-tanned and riveted through a second layer of leather on the inside.',
      'Holds a laptop of 15 inches, a tiffin and a dupatta. One inner pocket, no zip.',
    ),
    hsn: '4202',
    gstRate: 5,
    ...stocked({ sku: 'NEE-TOT-01', mrp: 1650, options: { Colour: ['Indigo', 'Madder'] }, stock: [24, 15] }),
    pictures: standing({
      thing: tote(ajrakh, '#a9713f'),
      tone: 'sand',
      words: {
        name: 'Indigo ajrakh tote with tan handles',
        detail: 'the handle stitched to the printed canvas',
        others: 'The ajrakh tote in indigo and madder',
      },
      others: [tote(ajrakh, '#a9713f'), tote({ ...ajrakh, ground: INK.madder, accent: INK.midnight }, '#6b3a22')],
    }),
    facts: facts({
      Cloth: 'Cotton canvas, 10 oz',
      Handles: 'Vegetable-tanned leather',
      Size: '38 × 40 × 10 cm',
      Drop: '26 cm',
      Made: 'Bhuj, Kutch',
    }),
  },
  {
    path: 'everyday-market-tote-natural',
    name: 'Market Tote, Natural Jute-Cotton',
    brand: 'Surajmukhi Collective',
    categories: ['totes', 'bags'],
    summary: 'The jhola, squared off: for onions, books, and onions on top of books.',
    description:
      paragraphs(
        'Half jute, half cotton, woven in Bally and sewn by a workshop of nine in Howrah. It carries fourteen kilograms; we tried with rice.',
      ) + list('Folds flat', 'Washable at 30 °C, line dry', 'Handles long enough for the shoulder'),
    hsn: '4202',
    gstRate: 5,
    ...stocked({ sku: 'JHO-TOT-02', mrp: 690, price: 590, stock: [60] }),
    pictures: standing({
      thing: tote(canvas, '#8a5a36'),
      tone: 'sage',
      words: {
        name: 'Natural jute-cotton market bag',
        detail: 'the open weave and the crossed handle stitching',
      },
    }),
    facts: facts({
      Cloth: '50% jute, 50% cotton',
      Size: '40 × 38 × 12 cm',
      Carries: '14 kg',
      Made: 'Howrah, West Bengal',
    }),
  },
  {
    path: 'kutch-leather-satchel-rabari',
    name: 'Kutch Leather Satchel with Rabari Panel',
    brand: 'Banni Leather Co.',
    categories: ['leather', 'bags'],
    summary: 'A flap of Rabari embroidery let into leather that was tanned with bark in Hodka.',
    description: paragraphs(
      'The Meghwal leatherworkers of the Banni grassland cut and punch by hand; the panel comes from Rabari women in a village an hour away, who are paid by the panel and sign it inside.',
      'Leather darkens with sun and hands. Keep it from heavy rain the first month, then stop worrying.',
    ),
    hsn: '4202',
    gstRate: 18,
    ...stocked({ sku: 'BAN-SAT-01', mrp: 5900, price: 5015, options: { Leather: ['Chestnut', 'Tan'] }, stock: [6, 3] }),
    pictures: standing({
      thing: satchel({ leather: '#7d4525', panel: rabari }),
      tone: 'bone',
      words: {
        name: 'Chestnut leather satchel with an embroidered flap',
        detail: 'the embroidered panel, stitching and brass buckle',
        others: 'The satchel in chestnut and in tan',
      },
      others: [
        satchel({ leather: '#7d4525', panel: rabari }),
        satchel({ leather: '#b5763f', panel: { ...rabari, ground: INK.indigo, ink: INK.madder } }),
      ],
    }),
    facts: facts({
      Leather: 'Buffalo, bark-tanned',
      Panel: 'Rabari embroidery on cotton',
      Size: '30 × 23 × 9 cm',
      Strap: '110 to 130 cm',
      Made: 'Hodka, Kutch',
      Care: 'Neutral wax twice a year',
    }),
  },
  {
    path: 'plain-satchel-oxblood',
    name: 'Plain Satchel, Oxblood',
    brand: 'Banni Leather Co.',
    categories: ['leather', 'bags'],
    summary: 'The same satchel without the flowers, for those who would rather have the leather.',
    description: paragraphs(
      'One hide gives three bags, and we cut so that the grain runs down the flap. Saddle stitched with two needles: if one stitch is cut, the rest hold.',
      'Fits a 13-inch laptop, snugly.',
    ),
    hsn: '4202',
    gstRate: 18,
    ...stocked({ sku: 'BAN-SAT-02', mrp: 5400, stock: [8] }),
    pictures: standing({
      thing: satchel({ leather: '#6b2a25' }),
      tone: 'blush',
      words: {
        name: 'Oxblood leather satchel',
        detail: 'the saddle stitch around the flap',
      },
    }),
    facts: facts({
      Leather: 'Buffalo, bark-tanned',
      Stitch: 'Saddle, waxed linen',
      Size: '34 × 25 × 8 cm',
      Made: 'Hodka, Kutch',
    }),
  },
]
