import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { flask } from '../pictures/drinkware.ts'
import { plate } from '../pictures/plates.ts'
import { pot } from '../pictures/pots.ts'
import { linen, marigolds } from '../pictures/props.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const hammered = pot({ shape: 'lota', colour: INK.brass, material: 'polished', decorations: [{ kind: 'hammered' }] })
const tumbler = pot({
  shape: 'tumbler',
  colour: INK.copper,
  material: 'polished',
  inside: '#8a4a2a',
  decorations: [{ kind: 'hammered' }],
})
export const metalware: StarterProduct[] = [
  {
    path: 'kansa-thali-set',
    name: 'Kansa Thali with Three Katoris',
    brand: 'Dhatu & Daughters',
    categories: ['brass-and-kansa', 'kitchen'],
    summary: 'Bell metal, 78 parts copper to 22 of tin, beaten red-hot by four people in turn.',
    description:
      paragraphs(
        'Kansa is hard, brittle when careless and rings for eleven seconds when struck. The Kansari of Balakati pour an ingot the size of a fist, then four hammers bring it to a plate, reheating some thirty times.',
        'Ayurveda holds that it keeps food alive. We hold that it keeps food warm, looks like evening light and needs no tin lining.',
      ) +
      list(
        'Safe with curd, tamarind and lime',
        'Wash with tamarind or ash, never in a machine',
        'Darkens; polishing brings it back',
      ),
    hsn: '7418',
    gstRate: 5,
    ...stocked({
      sku: 'DHA-THA-01',
      mrp: 4900,
      price: 4410,
      options: { Set: ['Thali and 3 katoris', 'Thali only'] },
      stock: [7, 12],
      more: { 'Thali only': -2100 },
    }),
    pictures: lying({
      thing: plate({ colour: INK.bronze, metal: true, bowls: [INK.turmeric, INK.madder, '#6b8a4a'] }),
      tone: 'sage',
      words: {
        name: 'Kansa thali with three filled katoris',
        detail: 'the katoris of dal, chutney and greens',
      },
      beside: [linen, marigolds()],
      again: {
        thing: plate({ colour: INK.bronze, metal: true }),
        alt: 'The empty kansa thali, hammer rings showing',
        tone: 'clay',
      },
    }),
    facts: facts({
      Metal: '78% copper, 22% tin',
      Size: '30 cm; katoris 9 cm',
      Weight: '1.6 kg',
      Made: 'Balakati, Odisha',
      Care: 'Hand wash with tamarind',
    }),
  },
  {
    path: 'hammered-brass-lota',
    name: 'Hammered Brass Lota — लोटा',
    brand: 'Dhatu & Daughters',
    categories: ['brass-and-kansa', 'kitchen', 'vases-and-planters'],
    summary: 'Charles Eames called the lota the greatest and most beautiful object he had seen in India.',
    description: paragraphs(
      'Eames asked how one would set about designing it, and answered that nobody had: many men over many generations did. Ours is raised from one sheet in the Tambat lane of Pune, each facet a blow of the hammer.',
      'Water, flowers, ladles. Brass is tinned inside.',
    ),
    hsn: '7418',
    gstRate: 5,
    ...stocked({ sku: 'DHA-LOT-02', mrp: 2450, stock: [15] }),
    pictures: standing({
      thing: hammered,
      tone: 'teal',
      words: {
        name: 'Hammered brass lota on deep green paper',
        detail: 'the hammer facets on the shoulder',
      },
    }),
    facts: facts({
      Metal: 'Brass, tinned inside',
      Holds: '1.2 litres',
      Size: '17 cm across, 15 cm high',
      Weight: '720 g',
      Made: 'Tambat Ali, Pune',
    }),
  },
  {
    path: 'copper-tumbler-hammered',
    name: 'Hammered Copper Tumblers, Pair',
    brand: 'Dhatu & Daughters',
    categories: ['brass-and-kansa', 'kitchen'],
    summary: 'For water that has stood overnight, as your grandmother told you.',
    description: paragraphs(
      'Copper of 99.9 per cent, spun, then planished over a stake so that the dents catch the light and stiffen the wall. Not for milk, lime or whisky sour.',
    ),
    hsn: '7418',
    gstRate: 5,
    ...stocked({ sku: 'DHA-TUM-03', mrp: 1290, price: 1030, stock: [38] }),
    pictures: standing({
      thing: tumbler,
      tone: 'sky',
      words: {
        name: 'Hammered copper tumbler',
        detail: 'the planished dents near the rim',
        others: 'The pair of copper tumblers',
      },
      others: [tumbler, tumbler],
    }),
    facts: facts({
      Metal: 'Copper, 99.9%',
      Holds: '300 ml each',
      Pieces: '2',
      Made: 'Moradabad, Uttar Pradesh',
      Care: 'Lime and salt, rinse, dry',
    }),
  },
  {
    path: 'engraved-copper-bottle',
    name: 'Engraved Copper Bottle, 950 ml',
    brand: 'Dhatu & Daughters',
    categories: ['brass-and-kansa', 'kitchen'],
    summary: 'Seamless, leak-proof, with a vine chased into it by hand.',
    description: paragraphs(
      'Drawn from a single disc so there is no join to fail. The vine is cut with a chisel and a wooden mallet, about four hundred taps a leaf. The cap seals on silicone, the one modern thing here.',
    ),
    hsn: '7418',
    gstRate: 5,
    ...stocked({
      sku: 'DHA-BOT-04',
      mrp: 1790,
      price: 1340,
      options: { Finish: ['Vine', 'Plain'] },
      stock: [26, 19],
      more: { Plain: -300 },
    }),
    pictures: standing({
      thing: flask(INK.copper, 'jaal'),
      tone: 'chalk',
      words: {
        name: 'Engraved copper water bottle',
        detail: 'the chased vine on the body',
        others: 'The bottle engraved and plain',
      },
      others: [flask(INK.copper, 'jaal'), flask(INK.copper)],
    }),
    facts: facts({
      Metal: 'Copper, 99.9%',
      Holds: '950 ml',
      Size: '7 × 27 cm',
      Weight: '310 g',
      Made: 'Moradabad, Uttar Pradesh',
    }),
  },
]
