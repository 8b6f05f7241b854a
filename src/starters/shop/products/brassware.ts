import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { dabara } from '../pictures/drinkware.ts'
import { masalaBox } from '../pictures/plates.ts'
import { pot } from '../pictures/pots.ts'
import { chai, indigoSwatch, marigolds } from '../pictures/props.ts'
import { lying, overhead, standing } from '../pictures/shoot.ts'
import { bells } from '../pictures/toys.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const STEEL = '#c5c9cf'
const urli = pot({ shape: 'urli', colour: INK.brass, material: 'brushed', inside: '#a0742c', filling: '#7a93a0' })

export const brassware: StarterProduct[] = [
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
      },
    }),
    facts: facts({ Metal: 'Brass, cast', Length: '62 cm', Bells: '5, 7 and 9 cm', Made: 'Jalesar, Uttar Pradesh' }),
  },
]
