import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { draped } from '../pictures/draped.ts'
import { folded } from '../pictures/folded.ts'
import { hanging } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const ajrakh: Cloth = { ground: INK.indigo, ink: INK.cream, accent: INK.madder, motif: 'ajrakhStar', repeat: 104 }
const pashmina: Cloth = { ground: '#b9a3b8', ink: '#b9a3b8', accent: '#e9dfe6', motif: 'plain', weave: 'fine' }
const paisleyEnd: Cloth = { ground: '#8f7590', ink: '#e9d8c8', accent: INK.marigold, motif: 'ambi', repeat: 84 }
const phulkari: Cloth = {
  ground: '#9c2f3a',
  ink: INK.marigold,
  accent: '#f1d27a',
  motif: 'kilim',
  repeat: 92,
  weave: 'coarse',
}
const kantha: Cloth = { ground: '#f1e9da', ink: INK.indigo, accent: INK.madder, motif: 'kantha', repeat: 84 }
const bhujodi: Cloth = {
  ground: '#2d2a2b',
  ink: '#e9e0d0',
  accent: INK.madder,
  motif: 'stripe',
  repeat: 190,
  weave: 'coarse',
}

export const stoles: StarterProduct[] = [
  {
    path: 'ajrakh-modal-stole-indigo',
    name: 'Ajrakh Stole in Indigo and Madder',
    brand: 'Neelgarh',
    categories: ['dupattas-and-stoles', 'women', 'mens-stoles'],
    summary: 'The night sky of Kutch, block by block, on modal that drapes like water.',
    description: paragraphs(
      'Ajrakh comes from <em>azrak</em>, blue in Arabic, or from <em>aaj ke din rakh</em>, keep it for today: the printers like both stories. The stars are printed in resist, then the whole cloth goes into the indigo.',
      'A stole of 200 by 70 cm with hand-tied ends. Worn by herdsmen as a turban, towel, hammock and shawl; you may find other uses.',
    ),
    hsn: '6214',
    gstRate: 5,
    ...stocked({ sku: 'NEE-STO-01', mrp: 2200, options: { Colour: ['Indigo', 'Madder'] }, stock: [17, 12] }),
    pictures: hanging({
      thing: draped({ cloth: ajrakh, width: 430, height: 960, folds: 4, tassels: true }),
      tone: 'clay',
      words: {
        name: 'Indigo ajrakh stole over a rod',
        detail: 'the ajrakh stars and the tied ends',
      },
      others: [
        folded({ cloth: ajrakh, layers: 3, fringe: true }),
        folded({ cloth: { ...ajrakh, ground: INK.madder, accent: INK.midnight }, layers: 3, fringe: true }),
      ],
    }),
    facts: facts({
      Cloth: 'Modal',
      Size: '200 × 70 cm',
      Dye: 'Indigo, madder, iron',
      Weight: '140 g',
      Made: 'Ajrakhpur, Kutch',
    }),
  },
  {
    path: 'pashmina-shawl-sozni-lilac',
    name: 'Pashmina Shawl with Sozni Border, Lilac — पश्मीना',
    brand: 'Surajmukhi Collective',
    categories: ['dupattas-and-stoles', 'women'],
    summary: 'Changthangi goat fleece, spun by hand in Srinagar, with a season of needlework at each end.',
    description:
      paragraphs(
        'The fleece is 12 to 15 microns and too weak for any machine, so women spin it on the yender, 900 metres of yarn from 50 grams. The border is sozni: single-thread embroidery that took Ghulam Hassan two winters of evenings.',
        'It weighs less than a mango and is warmer than the coat.',
      ) +
      list(
        'GI-tagged, with the laboratory label sewn in',
        'Store with neem leaves, never on a hanger',
        'Each border differs; yours will not be the one in the picture',
      ),
    hsn: '6214',
    gstRate: 18,
    ...stocked({ sku: 'ZOO-PAS-02', mrp: 24500, stock: [2] }),
    pictures: hanging({
      thing: draped({ cloth: pashmina, end: { cloth: paisleyEnd, share: 0.2 }, width: 500, height: 1000, folds: 5 }),
      tone: 'lilac',
      words: {
        name: 'Lilac pashmina shawl with an embroidered end',
        detail: 'the sozni paisleys of the border',
      },
      again: {
        thing: folded({ cloth: pashmina, border: paisleyEnd, layers: 4, loft: 30, fringe: true }),
        alt: 'The pashmina folded, its border and fringe to the front',
      },
    }),
    facts: facts({
      Fibre: '100% pashmina, 14 micron',
      Size: '203 × 102 cm',
      Work: 'Sozni, single thread',
      Weight: '210 g',
      Made: 'Srinagar, Kashmir',
      Care: 'Dry clean only',
    }),
  },
  {
    path: 'phulkari-dupatta-wine',
    name: 'Phulkari Dupatta, Wine and Marigold',
    brand: 'Surajmukhi Collective',
    categories: ['dupattas-and-stoles', 'women'],
    summary: 'Darned from the back of the cloth in floss silk: the flower work of Punjab.',
    description: paragraphs(
      'A phulkari is counted from the wrong side, thread by thread, and the worker sees her pattern only when she turns it over. Grandmothers began one when a girl was born.',
      'This one is worked by eleven women in Patiala on cotton khaddar in rayon floss, which keeps its shine and its price. The field is open, so it can be washed at home.',
    ),
    hsn: '6214',
    gstRate: 5,
    ...stocked({ sku: 'SUR-PHU-03', mrp: 3200, price: 2480, stock: [8] }),
    pictures: hanging({
      thing: draped({
        cloth: phulkari,
        width: 560,
        height: 1000,
        folds: 5,
        border: { ...phulkari, ground: INK.marigold, ink: '#9c2f3a', accent: INK.cream },
        tassels: true,
      }),
      tone: 'sage',
      words: {
        name: 'Wine-red phulkari dupatta',
        detail: 'the stepped flowers in marigold floss',
      },
      again: { thing: folded({ cloth: phulkari, layers: 4, loft: 30 }), alt: 'The phulkari dupatta folded' },
    }),
    facts: facts({
      Cloth: 'Cotton khaddar',
      Work: 'Phulkari, darning stitch',
      Size: '240 × 95 cm',
      Weight: '390 g',
      Made: 'Patiala, Punjab',
    }),
  },
  {
    path: 'kantha-silk-stole-ivory',
    name: 'Kantha Stole of Layered Silk',
    brand: 'Surajmukhi Collective',
    categories: ['dupattas-and-stoles', 'women'],
    summary: 'Two layers of old silk saree held together by a few thousand running stitches.',
    description: paragraphs(
      'Kantha began as thrift: worn sarees stacked and stitched into something warm. The women of Shantiniketan still sort bales of old silk by hand, wash it, iron it and start at one corner.',
      'Because the silk has lived before, every stole is its own. Small darns and a changed tone here and there are the history, not a fault.',
    ),
    hsn: '6214',
    gstRate: 5,
    ...stocked({ sku: 'SUR-KAN-04', mrp: 2450, stock: [5] }),
    pictures: hanging({
      thing: draped({
        cloth: kantha,
        width: 420,
        height: 940,
        folds: 4,
        end: { cloth: { ...kantha, ground: INK.madder, ink: INK.cream, accent: INK.marigold }, share: 0.18 },
      }),
      tone: 'sky',
      words: {
        name: 'Ivory kantha stole with a madder end',
        detail: 'the rows of running stitch',
      },
      again: {
        thing: folded({ cloth: kantha, layers: 3, loft: 40 }),
        alt: 'The kantha stole folded, stitches running along the fold',
      },
    }),
    facts: facts({
      Cloth: 'Reclaimed mulberry silk, two layers',
      Size: '190 × 60 cm',
      Weight: '230 g',
      Made: 'Shantiniketan, West Bengal',
      Care: 'Dry clean',
    }),
  },
  {
    path: 'bhujodi-wool-stole-charcoal',
    name: 'Bhujodi Wool Stole, Charcoal with Extra-Weft Ends',
    brand: 'Neelgarh',
    categories: ['mens-stoles', 'men', 'dupattas-and-stoles'],
    summary: 'Desi sheep wool from the Rabari flocks, woven by the Vankars who have always woven for them.',
    description: paragraphs(
      'The herder brings wool, the weaver brings cloth, and each is godfather to the other’s children: so it has gone in Bhujodi for five hundred years. The wool is local, unbleached, a little rough the first week.',
      'The motifs at the ends are put in by hand with extra weft: a drum, a tree, and the wandering trail of a bullock.',
    ),
    hsn: '6214',
    gstRate: 18,
    ...stocked({
      sku: 'NEE-WOO-05',
      mrp: 3600,
      price: 3060,
      options: { Colour: ['Charcoal', 'Natural white'] },
      stock: [10, 6],
    }),
    pictures: hanging({
      thing: draped({
        cloth: bhujodi,
        width: 440,
        height: 960,
        folds: 4,
        tassels: true,
        end: { cloth: { ...bhujodi, motif: 'kilim', repeat: 80 }, share: 0.24 },
      }),
      tone: 'bone',
      words: {
        name: 'Charcoal Bhujodi wool stole',
        detail: 'the extra-weft motifs and the tassels',
      },
      again: {
        thing: folded({ cloth: bhujodi, layers: 3, loft: 50, fringe: true }),
        alt: 'The wool stole folded, fringe hanging',
      },
    }),
    facts: facts({
      Fibre: 'Desi sheep wool',
      Size: '210 × 65 cm',
      Weave: 'Extra weft, pit loom',
      Weight: '360 g',
      Made: 'Bhujodi, Kutch',
    }),
  },
]
