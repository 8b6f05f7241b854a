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
const khadi: Cloth = { ground: '#cfd8c4', ink: INK.neem, accent: INK.neem, motif: 'plain', weave: 'coarse' }
const ajrakh = cotton(INK.madder, '#f3e3cc', INK.midnight, 'ajrakhStar', 92)
const stripe = cotton('#e9b04a', '#f6e2b4', INK.madder, 'stripe', 60)

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
        scene: 'by a leafy branch in a clay vase',
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
        scene: 'with a brass lota on the table below',
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
        scene: 'before a sunlit marigold wall',
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
  {
    path: 'khadi-shirt-kurta-sage',
    name: 'Khadi Shirt-Kurta in Sage',
    brand: 'Charkha & Co.',
    categories: ['kurtas', 'women'],
    summary: 'Handspun, handwoven, piece-dyed; collar, pocket and buttons to the hem.',
    description:
      paragraphs(
        'No two metres of khadi are the same: the yarn is spun on an amber charkha by women working at home, thick where the thoughts wandered. It wrinkles well and cools like nothing else.',
      ) +
      list(
        'Buttons of coconut shell, one spare inside',
        'Wear it closed, or open over a vest',
        'Softens noticeably by the fifth wash',
      ),
    hsn: '6206',
    gstRate: 5,
    ...stocked({
      sku: 'CHK-KUR-04',
      mrp: 2390,
      options: { Size: SIZES, Colour: ['Sage', 'Natural', 'Brick'] },
      stock: [5, 7, 3, 9, 6, 2, 11, 8, 4, 6, 0, 5, 3, 4, 1],
    }),
    pictures: hanging({
      thing: garment({
        cloth: khadi,
        length: 880,
        hem: 262,
        sleeve: 'long',
        neck: 'collar',
        placket: 1,
        pocket: true,
        slits: true,
        button: '#6b4a32',
      }),
      tone: 'chalk',
      words: {
        name: 'Sage khadi shirt-kurta, buttoned',
        detail: 'the collar, pocket and coconut buttons',
        scene: 'in window light',
        others: 'The khadi shirt-kurta in sage, brick and natural',
      },
      others: [
        garment({ cloth: khadi, length: 880, hem: 262, sleeve: 'long', neck: 'collar', placket: 1, slits: true }),
        garment({
          cloth: { ...khadi, ground: '#e8dfca' },
          length: 880,
          hem: 262,
          sleeve: 'long',
          neck: 'collar',
          placket: 1,
          slits: true,
        }),
        garment({
          cloth: { ...khadi, ground: '#a9573c' },
          length: 880,
          hem: 262,
          sleeve: 'long',
          neck: 'collar',
          placket: 1,
          slits: true,
        }),
      ].slice(0, 2),
    }),
    facts: facts({
      Cloth: 'Khadi cotton, 180 gsm',
      Dye: 'Azo-free reactive',
      Fit: 'Relaxed',
      Length: '96 cm in M',
      Made: 'Wardha, Maharashtra',
    }),
  },
  {
    path: 'ajrakh-panel-kurta-madder',
    name: 'Ajrakh Kurta in Madder and Midnight, with Yoke Panel',
    brand: 'Neelgarh',
    categories: ['kurtas', 'women'],
    summary: 'Sixteen stages from grey cloth to finished star; madder red, iron black, indigo blue.',
    description: paragraphs(
      'The printers of Ajrakhpur resist, mordant, dye and wash the same cloth over two to three weeks. The red is madder fixed with alum, the black is scrap iron soured with jaggery, and the river washing matters as much as the blocks.',
      'Cut so that the stars run unbroken across the front. The yoke takes the border block.',
    ),
    hsn: '6211',
    gstRate: 18,
    ...stocked({ sku: 'NEE-KUR-05', mrp: 3490, price: 2970, options: { Size: SIZES }, stock: [7, 9, 9, 3, 0] }),
    pictures: hanging({
      thing: garment({
        cloth: ajrakh,
        length: 950,
        hem: 280,
        sleeve: 'long',
        neck: 'band',
        placket: 0.2,
        slits: true,
        yoke: cotton(INK.midnight, '#f3e3cc', INK.madder, 'ajrakhStar', 60),
      }),
      tone: 'sand',
      words: {
        name: 'Madder ajrakh kurta with a midnight yoke',
        detail: 'the star print meeting the yoke',
        scene: 'on a sand-coloured wall',
      },
      again: { thing: swatch(ajrakh), alt: 'The ajrakh cloth, folded, stars in register' },
    }),
    facts: facts({
      Cloth: 'Cotton mulmul',
      Print: 'Ajrakh, natural dyes',
      Fit: 'Straight, side slits',
      Length: '104 cm in M',
      Made: 'Ajrakhpur, Kutch',
      Care: 'Hand wash cold with reetha',
    }),
  },
  {
    path: 'mangalgiri-stripe-kurta-turmeric',
    name: 'Mangalgiri Striped Kurta, Turmeric',
    brand: 'Charkha & Co.',
    categories: ['kurtas', 'women'],
    summary: 'A crisp Andhra handloom with the nizam border turned sideways.',
    description: paragraphs(
      'Mangalgiri cotton comes off the pit loom already stiff and needs no starch. We turned the cloth on its side so that the woven border runs down the front as a stripe.',
      'Short sleeves, a vee neck bound in madder, pockets in both seams deep enough for a phone.',
    ),
    hsn: '6211',
    gstRate: 5,
    ...stocked({ sku: 'CHK-KUR-06', mrp: 1850, price: 1295, options: { Size: SIZES }, stock: [8, 16, 14, 10, 6] }),
    pictures: hanging({
      thing: garment({ cloth: stripe, length: 820, hem: 286, sleeve: 'short', neck: 'vee', placket: 0 }),
      tone: 'lilac',
      words: {
        name: 'Turmeric striped kurta with short sleeves',
        detail: 'the madder-bound neck and the woven stripe',
        scene: 'in the light of a jali',
      },
      again: { thing: swatch(stripe), alt: 'The striped Mangalgiri cotton, folded' },
    }),
    facts: facts({
      Cloth: 'Mangalgiri handloom cotton',
      Fit: 'Easy, short sleeve',
      Length: '92 cm in M',
      Pockets: 'Two, in the seams',
      Made: 'Mangalagiri, Andhra Pradesh',
    }),
  },
]
