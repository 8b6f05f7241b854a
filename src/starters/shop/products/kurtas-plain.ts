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

const khadi: Cloth = { ground: '#cfd8c4', ink: INK.neem, accent: INK.neem, motif: 'plain', weave: 'coarse' }
const ajrakh = cotton(INK.madder, '#f3e3cc', INK.midnight, 'ajrakhStar', 92)
const stripe = cotton('#e9b04a', '#f6e2b4', INK.madder, 'stripe', 60)

export const plainKurtas: StarterProduct[] = [
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
