import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { dabara, flask, masalaBox, plate } from '../pictures/kitchen.ts'
import { pot } from '../pictures/pots.ts'
import { chai, indigoSwatch, linen, marigolds } from '../pictures/props.ts'
import { lying, overhead, standing } from '../pictures/shoot.ts'
import { bells } from '../pictures/toys.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const STEEL = '#c5c9cf'
const hammered = pot({ shape: 'lota', colour: INK.brass, material: 'polished', decorations: [{ kind: 'hammered' }] })
const tumbler = pot({
  shape: 'tumbler',
  colour: INK.copper,
  material: 'polished',
  inside: '#8a4a2a',
  decorations: [{ kind: 'hammered' }],
})
const urli = pot({ shape: 'urli', colour: INK.brass, material: 'brushed', inside: '#a0742c', filling: '#7a93a0' })

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
        scene: 'on a wooden table with linen',
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
        scene: 'on a table beside a branch',
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
        scene: 'on a table with greenery',
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
        scene: 'on a table by a window',
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
  {
    path: 'brass-dabara-tumbler',
    name: 'Brass Dabara and Tumbler for Filter Coffee',
    brand: 'Dhatu & Daughters',
    categories: ['brass-and-kansa', 'kitchen'],
    summary: 'Pour from one to the other at arm’s length until the froth stands.',
    description: paragraphs(
      'Heavy brass from Kumbakonam, tinned inside by a man who comes round twice a month. The lip of the tumbler turns out so that you can drink without touching it, as one should.',
    ),
    hsn: '7418',
    gstRate: 5,
    ...stocked({
      sku: 'DHA-DAB-05',
      mrp: 980,
      options: { Set: ['One', 'Pair'] },
      stock: [31, 14],
      more: { Pair: 870 },
    }),
    pictures: standing({
      thing: dabara(INK.brass),
      tone: 'plum',
      words: {
        name: 'Brass dabara and tumbler with filter coffee',
        detail: 'the froth and the turned lip',
        scene: 'on a table in jali light',
      },
      beside: [chai],
    }),
    facts: facts({
      Metal: 'Brass, tin-lined',
      Holds: '160 ml',
      Weight: '340 g',
      Made: 'Kumbakonam, Tamil Nadu',
      Care: 'Hand wash; re-tin when copper shows',
    }),
  },
  {
    path: 'steel-masala-dabba',
    name: 'Steel Masala Dabba, Seven Cups — मसाला डब्बा',
    brand: 'Dhatu & Daughters',
    categories: ['brass-and-kansa', 'kitchen'],
    summary: 'One lid, seven spices, nothing to look for while the oil is hot.',
    description:
      paragraphs(
        'Food-grade 304 steel thick enough not to dent, with cups that lift out and a lid that needs two hands. Comes empty; the spices in the picture are ours, from two shelves down.',
      ) + list('Cups hold 110 ml', 'Two small spoons included', 'Dishwasher safe'),
    hsn: '7323',
    gstRate: 5,
    ...stocked({ sku: 'DHA-MAS-06', mrp: 1650, price: 1485, stock: [44] }),
    pictures: lying({
      thing: masalaBox(STEEL),
      tone: 'marigold',
      words: {
        name: 'Round steel spice box with seven filled cups',
        detail: 'the cups of chilli, turmeric and cumin',
        scene: 'on a kitchen table',
      },
      beside: [indigoSwatch, marigolds(INK.madder)],
    }),
    facts: facts({
      Metal: 'Stainless steel 304',
      Size: '21 cm across, 7 cm high',
      Cups: '7',
      Weight: '980 g',
      Made: 'Moradabad, Uttar Pradesh',
    }),
  },
  {
    path: 'brass-urli-floating-flowers',
    name: 'Brass Urli for Floating Flowers',
    brand: 'Dhatu & Daughters',
    categories: ['brass-and-kansa', 'home'],
    summary: 'Once for boiling payasam, now for water, petals and one small flame.',
    description: paragraphs(
      'Sand-cast in Mannar by the lost-wax families, then turned on a hand lathe, which leaves the fine rings. Stands on its own foot.',
    ),
    hsn: '8306',
    gstRate: 5,
    ...stocked({
      sku: 'DHA-URL-07',
      mrp: 3900,
      options: { Size: ['25 cm', '35 cm'] },
      stock: [8, 3],
      more: { '35 cm': 2700 },
    }),
    pictures: standing({
      thing: urli,
      tone: 'indigo',
      words: {
        name: 'Brass urli filled with water, on indigo paper',
        detail: 'the turned rim and the water',
        scene: 'in jali light',
      },
    }),
    facts: facts({
      Metal: 'Brass, sand-cast',
      Weight: '2.1 kg in 25 cm',
      Made: 'Mannar, Kerala',
      Care: 'Tamarind, rinse, dry',
    }),
  },
  {
    path: 'brass-temple-bells-string',
    name: 'String of Three Brass Bells',
    brand: 'Dhatu & Daughters',
    categories: ['brass-and-kansa', 'home'],
    summary: 'Three bells a third apart, on a madder cord, for the door that everyone uses.',
    description: paragraphs(
      'Cast in Jalesar, where the clay of the lake bed makes the moulds and four thousand people make bells. Each is tuned by filing the lip from within.',
    ),
    hsn: '8306',
    gstRate: 5,
    ...stocked({ sku: 'DHA-BEL-08', mrp: 1150, price: 920, stock: [23] }),
    pictures: overhead({
      thing: bells(INK.brass, INK.madder),
      tone: 'blush',
      words: {
        name: 'Three brass bells on a madder cord',
        detail: 'the polished lip of the largest bell',
        scene: 'hung above a table with a vase',
      },
    }),
    facts: facts({ Metal: 'Brass, cast', Length: '62 cm', Bells: '5, 7 and 9 cm', Made: 'Jalesar, Uttar Pradesh' }),
  },
]
