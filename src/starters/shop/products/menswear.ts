import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { garment } from '../pictures/garment.ts'
import { swatch } from '../pictures/props.ts'
import { hanging } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const MENS = ['S', 'M', 'L', 'XL', 'XXL'] as const
const khadi: Cloth = { ground: '#f1ece0', ink: '#f1ece0', accent: '#b8a888', motif: 'plain', weave: 'coarse' }
const dabu: Cloth = { ground: '#2b3a6b', ink: '#d8deea', accent: '#93a4cc', motif: 'buti', repeat: 74 }
const ikat: Cloth = { ground: '#4d5560', ink: '#e2ddd2', accent: '#c8b48c', motif: 'ikat', repeat: 58 }
const checks: Cloth = { ground: '#dfe6df', ink: '#7c9a86', accent: INK.madder, motif: 'checks', repeat: 74 }
const linen: Cloth = { ground: '#b9683f', ink: '#b9683f', accent: '#e3b48f', motif: 'plain', weave: 'coarse' }
const ambi: Cloth = { ground: '#efe3cb', ink: '#7d4a2a', accent: INK.indigo, motif: 'ambi', repeat: 78 }

const shirt = (cloth: Cloth, sleeve: 'short' | 'long' = 'short') =>
  garment({ cloth, length: 720, hem: 232, sleeve, neck: 'collar', placket: 1, pocket: true, button: '#5b4632' })
const kurta = (cloth: Cloth, placket = 0.36) =>
  garment({ cloth, length: 980, hem: 256, sleeve: 'long', neck: 'band', placket, slits: true, button: '#d8c9a6' })

export const menswear: StarterProduct[] = [
  {
    path: 'khadi-camp-shirt-natural',
    name: 'Khadi Camp Shirt, Natural',
    brand: 'Charkha & Co.',
    categories: ['shirts', 'men'],
    summary: 'Unbleached handspun cotton, short sleeves, a pocket that takes a pen without sagging.',
    description:
      paragraphs(
        'We leave the cotton the colour it grew. Small dark flecks are bits of seed coat, which wash out in a year or so.',
        'Boxy through the body with a straight hem, so that it may hang loose. The collar is soft: no fusing anywhere in the shirt.',
      ) + list('Coconut-shell buttons', 'Flat-felled seams', 'Pre-washed, so what fits stays fitting'),
    hsn: '6205',
    gstRate: 5,
    ...stocked({
      sku: 'CHK-SHI-01',
      mrp: 1950,
      options: { Size: MENS, Colour: ['Natural', 'Terracotta'] },
      stock: [6, 4, 14, 9, 18, 7, 11, 3, 4, 0],
    }),
    pictures: hanging({
      thing: shirt(khadi),
      tone: 'sky',
      words: {
        name: 'Natural khadi shirt on a wooden hanger',
        detail: 'the soft collar, the pocket and the handspun cloth',
        others: 'The camp shirt in natural and terracotta',
      },
      others: [shirt(khadi), shirt(linen)],
    }),
    facts: facts({
      Cloth: 'Khadi cotton, 150 gsm',
      Fit: 'Boxy',
      Length: '74 cm in M',
      Made: 'Wardha, Maharashtra',
      Care: 'Machine wash warm',
    }),
  },
  {
    path: 'dabu-indigo-resort-shirt',
    name: 'Dabu Resort Shirt in Indigo',
    brand: 'Neelgarh',
    categories: ['shirts', 'men'],
    summary: 'Mud-resist flowers, two shades of indigo, a shirt for leaving the office early.',
    description: paragraphs(
      'Printed with mud, dipped, printed with mud again, dipped again: the second layer leaves the paler flowers. The maker, Deepak Titanwala, mixes his paste by feel and will not be rushed.',
      'Indigo rubs off a little at first. It stops. The shade settles after five washes into something you cannot buy.',
    ),
    hsn: '6205',
    gstRate: 5,
    ...stocked({ sku: 'NEE-SHI-02', mrp: 2350, price: 1880, options: { Size: MENS }, stock: [5, 12, 9, 6, 3] }),
    pictures: hanging({
      thing: shirt(dabu),
      tone: 'sand',
      words: {
        name: 'Indigo resort shirt with small pale flowers',
        detail: 'the resist-printed flowers at the collar',
      },
      again: { thing: swatch(dabu), alt: 'The dabu-printed shirting, folded' },
    }),
    facts: facts({
      Cloth: 'Cotton poplin',
      Dye: 'Natural indigo',
      Fit: 'Regular, camp collar',
      Length: '74 cm in M',
      Made: 'Bagru, Rajasthan',
    }),
  },
  {
    path: 'pochampally-ikat-shirt-slate',
    name: 'Pochampally Ikat Shirt, Slate',
    brand: 'Charkha & Co.',
    categories: ['shirts', 'men'],
    summary: 'Small woven diamonds in grey and bone: quiet from across the room, busy up close.',
    description: paragraphs(
      'Single ikat, weft only, in a pattern the weavers call <em>telia</em> for the oil in which the yarn was once soaked. We asked them for their greys, which they normally keep for testing.',
      'Full sleeves, one pocket, the pattern matched across the front because it ought to be.',
    ),
    hsn: '6205',
    gstRate: 18,
    ...stocked({ sku: 'CHK-SHI-03', mrp: 2890, options: { Size: MENS }, stock: [4, 8, 8, 5, 2] }),
    pictures: hanging({
      thing: shirt(ikat, 'long'),
      tone: 'chalk',
      words: {
        name: 'Slate ikat shirt with long sleeves',
        detail: 'the ikat diamonds matched across the front',
      },
      again: { thing: swatch(ikat), alt: 'The slate ikat cloth, folded' },
    }),
    facts: facts({
      Cloth: 'Handloom cotton, single ikat',
      Fit: 'Regular',
      Length: '76 cm in M',
      Made: 'Bhoodan Pochampally, Telangana',
      Care: 'Machine wash cold',
    }),
  },
  {
    path: 'madras-check-shirt-mint',
    name: 'Real Madras Check Shirt, Mint — the One That Bleeds',
    brand: 'Charkha & Co.',
    categories: ['shirts', 'men'],
    summary: 'Vegetable-dyed checks from Kurinjipadi that soften into each other with every wash.',
    description:
      paragraphs(
        'Madras was sold to Americans in 1958 without a washing instruction, and ran, and was nearly returned; then an advertisement promised it was guaranteed to bleed. Ours still is, gently.',
      ) +
      list(
        'Wash alone three times in cold salted water',
        'Line dry in shade',
        'Expect the checks to mellow within the season',
      ),
    hsn: '6205',
    gstRate: 5,
    ...stocked({ sku: 'CHK-SHI-04', mrp: 1790, price: 1250, options: { Size: MENS }, stock: [9, 15, 12, 7, 0] }),
    pictures: hanging({
      thing: shirt(checks),
      tone: 'blush',
      words: {
        name: 'Mint Madras check shirt',
        detail: 'the overlapping checks and dark buttons',
      },
      again: { thing: swatch(checks), alt: 'The Madras checks, folded' },
    }),
    facts: facts({
      Cloth: 'Handloom cotton, 40s',
      Dye: 'Vegetable',
      Fit: 'Regular',
      Length: '73 cm in M',
      Made: 'Kurinjipadi, Tamil Nadu',
    }),
  },
  {
    path: 'kalamkari-kurta-mens-bone',
    name: 'Kalamkari Kurta for Men, Bone with Kairi',
    brand: 'Chaupal Prints',
    categories: ['mens-kurtas', 'men'],
    summary: 'Mango motifs from Machilipatnam blocks in pomegranate brown, on cloth steeped in buffalo milk.',
    description: paragraphs(
      'The milk bath is what keeps the iron-black line from spreading. After printing, the cloth is boiled with leaf and root in copper vats and washed in a running canal.',
      'A straight kurta with a band collar, side pockets and slits. Wear it with churidar, or with jeans.',
    ),
    hsn: '6211',
    gstRate: 5,
    ...stocked({ sku: 'CHP-MKU-05', mrp: 2490, price: 2090, options: { Size: MENS }, stock: [7, 10, 11, 4, 2] }),
    pictures: hanging({
      thing: kurta(ambi),
      tone: 'clay',
      words: {
        name: 'Bone-coloured kurta with brown mango motifs',
        detail: 'the block-printed mangoes and the placket',
      },
      again: { thing: swatch(ambi), alt: 'The kalamkari cloth, folded in four' },
    }),
    facts: facts({
      Cloth: 'Cotton, 60s',
      Print: 'Machilipatnam hand block',
      Fit: 'Straight',
      Length: '104 cm in M',
      Made: 'Pedana, Andhra Pradesh',
    }),
  },
  {
    path: 'linen-long-kurta-terracotta',
    name: 'Long Kurta in Linen, Terracotta',
    brand: 'Charkha & Co.',
    categories: ['mens-kurtas', 'men'],
    summary: 'Wedding-guest simple: one colour, good linen, buttons of horn-coloured shell.',
    description: paragraphs(
      'Flax from Rishra on the Hooghly, woven at 44 lea, washed with enzymes until it gives up its starch. The colour is four parts madder to one part rust.',
      'Cut long, to below the knee. The sleeve is set a little forward, so you can drive in it.',
    ),
    hsn: '6211',
    gstRate: 18,
    ...stocked({
      sku: 'CHK-MKU-06',
      mrp: 3990,
      price: 3390,
      options: { Size: MENS, Colour: ['Terracotta', 'Natural'] },
      stock: [3, 5, 6, 8, 7, 4, 5, 2, 1, 0],
    }),
    pictures: hanging({
      thing: kurta(linen, 0.42),
      tone: 'bone',
      words: {
        name: 'Terracotta linen kurta, long',
        detail: 'the band collar and shell buttons',
        others: 'The linen kurta in terracotta and natural',
      },
      others: [kurta(linen, 0.42), kurta(khadi, 0.42)],
    }),
    facts: facts({
      Cloth: 'Pure linen, 44 lea',
      Fit: 'Straight, long',
      Length: '110 cm in M',
      Made: 'Kolkata, West Bengal',
      Care: 'Machine wash cold, iron damp',
    }),
  },
]
