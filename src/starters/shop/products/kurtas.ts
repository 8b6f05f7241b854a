import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { garment } from '../pictures/garment.ts'
import { swatch } from '../pictures/props.ts'
import { hanging } from '../pictures/shoot.ts'
import { facts, list, paragraphs, SIZES, stocked } from './stocking.ts'

const cotton = (
  ground: Cloth['ground'],
  ink: Cloth['ink'],
  accent: Cloth['accent'],
  motif: Cloth['motif'],
  repeat = 84,
): Cloth => ({ ground, ink, accent, motif, repeat })

const sanganeri = cotton('#f6f0e2', INK.madder, INK.leaf, 'buti', 88)
const dabu = cotton(INK.indigo, '#c9d3e6', '#8fa3d0', 'jaal', 96)
const bandhani = cotton('#7a2148', '#f3d9c0', INK.marigold, 'bandhani', 66)
export const kurtas: StarterProduct[] = [
  {
    path: 'sanganeri-buti-kurta',
    name: 'Sanganeri Block-Print Kurta with Madder Butis',
    brand: 'Chaupal Prints',
    categories: ['kurtas', 'women'],
    summary: 'Fine cotton cambric, two blocks, one small flower that Sanganer has printed for three hundred years.',
    description:
      paragraphs(
        'The outline block goes down first, the filler a breath later and never quite inside the line. Look for the pin dots at the corner of each repeat: the printer aligns the next block by them.',
        'Cut straight with side slits from the hip, a band collar and a short placket with shell buttons. Size M falls to the knee on someone 163 cm tall.',
      ) +
      list(
        'Pre-washed; shrinks no further',
        'Side pocket on the right',
        'Sizes run true; between two, take the smaller',
      ),
    hsn: '6211',
    gstRate: 5,
    ...stocked({ sku: 'CHP-KUR-01', mrp: 2190, price: 1790, options: { Size: SIZES }, stock: [4, 12, 18, 9, 2] }),
    pictures: hanging({
      thing: garment({
        cloth: sanganeri,
        length: 960,
        hem: 262,
        sleeve: 'long',
        neck: 'band',
        placket: 0.28,
        slits: true,
      }),
      tone: 'sage',
      words: {
        name: 'White kurta printed with madder flowers, on a hanger',
        detail: 'the band collar, the placket and the printed flower',
      },
      again: { thing: swatch(sanganeri), alt: 'The buti-printed cotton, folded' },
    }),
    facts: facts({
      Cloth: 'Cotton cambric, 60s',
      Print: 'Hand block, two colours',
      Fit: 'Straight, side slits',
      Length: '104 cm in M',
      Made: 'Sanganer, Rajasthan',
      Care: 'Machine wash cold, inside out',
    }),
  },
  {
    path: 'dabu-indigo-a-line-kurta',
    name: 'Dabu Indigo A-Line Kurta',
    brand: 'Neelgarh',
    categories: ['kurtas', 'women'],
    summary: 'Mud-resist leaves under three dips of natural indigo; it fades like denim, to its credit.',
    description: paragraphs(
      'Dabu is a paste of pond clay, lime, gum and the flour of wheat that weevils have got at. Printed on, dusted with sawdust and sun-dried, it keeps the dye out. After each dip in the indigo vat it cracks a little, and the cracks print too.',
      'The vat is natural indigo, fermented with jaggery. It will rub off on a pale sofa for the first few wears. Wash it alone, twice, with salt.',
    ),
    hsn: '6211',
    gstRate: 5,
    ...stocked({ sku: 'NEE-KUR-02', mrp: 2450, options: { Size: SIZES }, stock: [6, 11, 0, 8, 5] }),
    pictures: hanging({
      thing: garment({ cloth: dabu, length: 940, hem: 320, sleeve: 'elbow', neck: 'vee', placket: 0 }),
      tone: 'bone',
      words: {
        name: 'Indigo A-line kurta with a leaf print',
        detail: 'the mud-resist leaves and the bound neck',
      },
      again: { thing: swatch(dabu), alt: 'The dabu-printed indigo cotton, folded' },
    }),
    facts: facts({
      Cloth: 'Handspun cotton',
      Dye: 'Natural indigo, three dips',
      Fit: 'A-line, elbow sleeve',
      Length: '102 cm in M',
      Made: 'Bagru, Rajasthan',
    }),
  },
  {
    path: 'bandhani-modal-silk-kurta',
    name: 'Bandhani Kurta in Mulberry Modal Silk',
    brand: 'Neelgarh',
    categories: ['kurtas', 'women'],
    summary: 'Some eleven thousand knots, tied with a fingernail grown for the purpose.',
    description: paragraphs(
      'Khatri women in Bhuj pinch up a speck of cloth on a long nail and wind thread round it, again and again, along lines of faded ochre. The knots are pulled open with one tug after dyeing; the ring around each dot is where the thread was.',
      'A satin-faced modal silk with a border of madder and gold along hem and cuffs. Made for a sangeet, comfortable at the dinner afterwards.',
    ),
    hsn: '6211',
    gstRate: 18,
    ...stocked({
      sku: 'NEE-KUR-03',
      mrp: 6900,
      price: 5865,
      options: { Size: ['S', 'M', 'L', 'XL'] },
      stock: [3, 5, 4, 1],
    }),
    pictures: hanging({
      thing: garment({
        cloth: { ...bandhani, weave: 'silk' },
        length: 980,
        hem: 318,
        sleeve: 'elbow',
        neck: 'vee',
        placket: 0,
        trim: cotton(INK.madder, INK.marigold, INK.cream, 'stripe', 50),
      }),
      tone: 'marigold',
      words: {
        name: 'Mulberry bandhani kurta with a striped border',
        detail: 'the tied dots around the neck',
      },
      again: {
        thing: swatch({ ...bandhani, weave: 'silk' }),
        alt: 'The bandhani cloth, folded in four',
        tone: 'blush',
      },
    }),
    facts: facts({
      Cloth: 'Modal silk',
      Technique: 'Bandhani, about 11,000 knots',
      Fit: 'A-line',
      Length: '106 cm in M',
      Made: 'Bhuj, Kutch',
      Care: 'Dry clean',
    }),
  },
]
