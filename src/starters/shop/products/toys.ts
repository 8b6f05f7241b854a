import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { greenery } from '../pictures/props.ts'
import { standing } from '../pictures/shoot.ts'
import { elephant, stacker, tops } from '../pictures/toys.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const rings = stacker([INK.madder, INK.marigold, INK.leaf, INK.teal, INK.indigo])
const gaja = elephant('#6b7480', INK.madder, INK.marigold)
const lattu = tops([INK.madder, INK.marigold, INK.leaf])

export const toys: StarterProduct[] = [
  {
    path: 'channapatna-ring-stacker',
    name: 'Channapatna Ring Stacker',
    brand: 'Lathe & Lac',
    categories: ['toys', 'stationery'],
    summary: 'Five rings and a knob, coloured with turmeric, indigo, madder and lac: safe to chew.',
    description:
      paragraphs(
        'Tipu Sultan is said to have sent for Persian turners; the town has been turning toys since. The wood is soft and pale and the colour is vegetable, melted on in the spin of the lathe.',
      ) + list('For one year and up', 'No part smaller than 4 cm', 'Edges rounded by hand'),
    hsn: '9503',
    gstRate: 5,
    ...stocked({ sku: 'LAT-TOY-06', mrp: 750, stock: [43] }),
    pictures: standing({
      thing: rings,
      tone: 'sky',
      words: { name: 'Wooden ring stacker in five colours', detail: 'the lacquered rings' },
      beside: [lattu],
    }),
    facts: facts({
      Wood: 'Hale',
      Colour: 'Vegetable-dyed lac',
      Age: '12 months and up',
      Standard: 'BIS IS 9873',
      Made: 'Channapatna, Karnataka',
    }),
  },
  {
    path: 'pull-along-elephant',
    name: 'Pull-Along Elephant — हाथी',
    brand: 'Lathe & Lac',
    categories: ['toys', 'stationery'],
    summary: 'Follows at walking pace, nodding a little, dressed for a procession.',
    description: paragraphs(
      'Painted in Kondapalli by a family that also does the Dashavatara and finds elephants restful. Light softwood, tamarind-seed paste, enamel without lead.',
    ),
    hsn: '9503',
    gstRate: 5,
    ...stocked({ sku: 'LAT-TOY-07', mrp: 1150, price: 977, options: { Saddle: ['Madder', 'Indigo'] }, stock: [17, 8] }),
    pictures: standing({
      thing: gaja,
      tone: 'marigold',
      words: {
        name: 'Grey wooden elephant on wheels with a madder saddle',
        detail: 'the painted saddle and ear',
        others: 'The elephant with madder and with indigo saddles',
      },
      beside: [greenery, lattu],
      others: [gaja, elephant('#8a8f98', INK.indigo, INK.marigold)],
    }),
    facts: facts({
      Wood: 'Tella poniki',
      Size: '22 × 16 cm',
      Age: '18 months and up',
      Standard: 'BIS IS 9873',
      Made: 'Kondapalli, Andhra Pradesh',
    }),
  },
  {
    path: 'lattu-spinning-tops',
    name: 'Lattu, Three Spinning Tops — लट्टू',
    brand: 'Lathe & Lac',
    categories: ['toys', 'stationery'],
    summary: 'Twist between finger and thumb; the record in our workshop is a minute and fifty.',
    description: paragraphs(
      'Turned true on a power lathe and then balanced by hand with a drop of lac. No string to lose. Works on marble, on a thali, and on a patient dog.',
    ),
    hsn: '9503',
    gstRate: 5,
    ...stocked({ sku: 'LAT-TOY-08', mrp: 390, price: 312, stock: [96] }),
    pictures: standing({
      thing: lattu,
      tone: 'lilac',
      words: {
        name: 'Three lacquered spinning tops',
        detail: 'the coloured bands of a top',
      },
      beside: [rings],
    }),
    facts: facts({
      Wood: 'Hale',
      Pieces: '3',
      Age: '3 years and up',
      Standard: 'BIS IS 9873',
      Made: 'Channapatna, Karnataka',
    }),
  },
]
