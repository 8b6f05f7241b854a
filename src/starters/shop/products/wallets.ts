import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { potli, pouch, wallet } from '../pictures/bags.ts'
import { notebook, pen } from '../pictures/paper.ts'
import { indigoSwatch, madderSwatch } from '../pictures/props.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { facts, paragraphs, stocked } from './stocking.ts'

const kantha: Cloth = { ground: '#efe6d4', ink: INK.indigo, accent: INK.madder, motif: 'kantha', repeat: 78 }
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
const book = notebook({ cover: kantha, spine: '#7a3f22' })

export const wallets: StarterProduct[] = [
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
