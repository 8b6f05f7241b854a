import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { potli, pouch, satchel, tote, wallet } from '../pictures/bags.ts'
import { notebook, pen } from '../pictures/paper.ts'
import { indigoSwatch, madderSwatch } from '../pictures/props.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const ajrakh: Cloth = {
  ground: INK.indigo,
  ink: INK.cream,
  accent: INK.madder,
  motif: 'ajrakhStar',
  repeat: 116,
  weave: 'coarse',
}
const kantha: Cloth = { ground: '#efe6d4', ink: INK.indigo, accent: INK.madder, motif: 'kantha', repeat: 78 }
const rabari: Cloth = {
  ground: '#8f2f3a',
  ink: INK.midnight,
  accent: INK.marigold,
  motif: 'kilim',
  repeat: 96,
  weave: 'coarse',
}
const mashru: Cloth = {
  ground: INK.teal,
  ink: '#e8c65a',
  accent: INK.madder,
  motif: 'stripe',
  repeat: 62,
  weave: 'silk',
}
const zari: Cloth = {
  ground: INK.plum,
  ink: INK.marigold,
  accent: INK.marigold,
  motif: 'buti',
  repeat: 88,
  weave: 'silk',
}
const canvas: Cloth = { ground: '#d8cbb0', ink: '#d8cbb0', accent: '#8a5a36', motif: 'plain', weave: 'coarse' }
const book = notebook({ cover: kantha, spine: '#7a3f22' })

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
        scene: 'on a table',
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
    brand: 'Jholawala',
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
        scene: 'with a leafy branch',
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
        scene: 'on a table by a window',
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
        scene: 'beside a green branch',
      },
    }),
    facts: facts({
      Leather: 'Buffalo, bark-tanned',
      Stitch: 'Saddle, waxed linen',
      Size: '34 × 25 × 8 cm',
      Made: 'Hodka, Kutch',
    }),
  },
  {
    path: 'bifold-wallet-tan',
    name: 'Bifold Wallet, Six Cards',
    brand: 'Banni Leather Co.',
    categories: ['wallets-and-pouches', 'bags'],
    summary: 'Two pieces of leather, one thread, six cards, folding money.',
    description: paragraphs(
      'Cut from the shoulder, where the leather is firmest, and burnished along the edge with a bone. It starts stiff. Sit on it for a fortnight.',
    ),
    hsn: '4202',
    gstRate: 18,
    ...stocked({
      sku: 'BAN-WAL-03',
      mrp: 1490,
      price: 1190,
      options: { Colour: ['Tan', 'Chestnut', 'Black'] },
      stock: [18, 11, 0],
    }),
    pictures: lying({
      thing: wallet('#9a5a30', INK.cream),
      tone: 'sand',
      words: {
        name: 'Tan leather wallet, opened flat',
        detail: 'the stitched edge and the crease',
        scene: 'on a desk with a notebook and a pen',
        others: 'The wallet in tan and chestnut',
      },
      beside: [book, pen('#5a2f1a', INK.brass, INK.marigold)],
      others: [wallet('#9a5a30', INK.cream), wallet('#5a3020', '#d8b48a')],
    }),
    facts: facts({
      Leather: 'Buffalo shoulder, bark-tanned',
      Size: '11 × 9 cm closed',
      Holds: '6 cards, notes',
      Made: 'Hodka, Kutch',
    }),
  },
  {
    path: 'mashru-card-wallet-teal',
    name: 'Mashru Card Wallet, Teal Stripe',
    brand: 'Banni Leather Co.',
    categories: ['wallets-and-pouches', 'bags'],
    summary: 'Silk outside, cotton within: the cloth that was woven so the devout might wear silk.',
    description: paragraphs(
      '<em>Mashru</em> means permitted. The satin face is silk and the side that touches you is cotton, which satisfied the rule. Woven in Patan, set into chestnut leather.',
    ),
    hsn: '4202',
    gstRate: 18,
    ...stocked({ sku: 'BAN-WAL-04', mrp: 1290, stock: [13] }),
    pictures: lying({
      thing: wallet('#5a3020', '#d8b48a', mashru),
      tone: 'sky',
      words: {
        name: 'Card wallet with a teal striped silk panel',
        detail: 'the satin stripe set into leather',
        scene: 'on a desk',
      },
      beside: [madderSwatch, pen('#2b2826', INK.brass)],
    }),
    facts: facts({
      Outside: 'Mashru silk-cotton, leather',
      Holds: '4 cards, folded notes',
      Size: '10 × 8 cm',
      Made: 'Patan, Gujarat',
    }),
  },
  {
    path: 'zari-potli-plum',
    name: 'Zari Potli in Plum — पोटली',
    brand: 'Surajmukhi Collective',
    categories: ['wallets-and-pouches', 'bags'],
    summary: 'Room for a phone, a lipstick and shagun envelopes; drawn shut with a gold cord.',
    description: paragraphs(
      'Plum silk with a buti in tested zari, gathered on a cord with two glass beads. Lined in cotton, with a hidden pocket for the key that one always loses at weddings.',
    ),
    hsn: '4202',
    gstRate: 5,
    ...stocked({
      sku: 'SUR-POT-05',
      mrp: 1350,
      price: 945,
      options: { Colour: ['Plum', 'Madder', 'Teal'] },
      stock: [16, 9, 12],
    }),
    pictures: standing({
      thing: potli(zari, INK.marigold),
      tone: 'marigold',
      words: {
        name: 'Plum silk potli with a gold cord',
        detail: 'the gathered neck and glass beads',
        scene: 'on a table',
        others: 'The potli in plum, teal and madder',
      },
      others: [
        potli({ ...zari, ground: INK.madder }, INK.marigold),
        potli({ ...zari, ground: INK.teal }, INK.marigold),
        potli(zari, INK.marigold),
      ],
    }),
    facts: facts({
      Cloth: 'Art silk, cotton lining',
      Size: '22 × 24 cm',
      Cord: 'Dori with glass beads',
      Made: 'Patiala, Punjab',
    }),
  },
  {
    path: 'kantha-zip-pouch',
    name: 'Kantha Zip Pouch',
    brand: 'Surajmukhi Collective',
    categories: ['wallets-and-pouches', 'bags'],
    summary: 'Running stitch over three layers of old cotton; a brass zip; no two alike.',
    description: paragraphs(
      'Sized for a passport and a charger, or for pencils. The stitching stiffens the cloth so it needs no padding. Wash it by hand when it needs it.',
    ),
    hsn: '4202',
    gstRate: 5,
    ...stocked({
      sku: 'SUR-POU-06',
      mrp: 750,
      options: { Size: ['Small', 'Large'] },
      stock: [30, 21],
      more: { Large: 250 },
    }),
    pictures: lying({
      thing: pouch(kantha, INK.madder),
      tone: 'lilac',
      words: {
        name: 'Ivory kantha pouch with a brass zip',
        detail: 'the rows of running stitch and the zip',
        scene: 'on a wooden desk',
      },
      beside: [indigoSwatch, pen('#7a4a2a', INK.brass, INK.madder)],
      again: {
        thing: pouch({ ...kantha, ground: '#33407f', ink: INK.cream, accent: INK.marigold }, INK.marigold),
        alt: 'Another kantha pouch, in indigo',
        tone: 'sand',
      },
    }),
    facts: facts({
      Cloth: 'Reclaimed cotton, three layers',
      Small: '20 × 12 cm',
      Large: '28 × 18 cm',
      Made: 'Shantiniketan, West Bengal',
    }),
  },
]
