import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { pendant, tableLamp } from '../pictures/lamps.ts'
import { brassLota, clayGreenery, greenery } from '../pictures/props.ts'
import { overhead, standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const printed = tableLamp({
  colour: '#f3ead8',
  kind: 'cloth',
  foot: INK.indigo,
  motif: { name: 'buti', ink: INK.madder, accent: INK.indigo },
})
const lacquer = tableLamp({ colour: '#f0dcb4', kind: 'paper', foot: INK.madder })
const brass = tableLamp({ colour: '#e9d9c0', kind: 'cloth', foot: INK.brass, metal: true })

export const lighting: StarterProduct[] = [
  {
    path: 'cane-pendant-natural',
    name: 'Cane Pendant, Open Weave',
    brand: 'Ujala Works',
    categories: ['pendants', 'lighting'],
    summary: 'Rattan from Assam woven over a mould; the ceiling gets a pattern for free.',
    description: paragraphs(
      'Cane is split, shaved and woven wet, then it tightens as it dries. The six-way weave comes from fishing baskets on the Brahmaputra.',
      'Supplied with two metres of cotton-covered flex, a brass holder and a ceiling rose. Bulb not included; 7 W warm white suits it.',
    ),
    hsn: '9405',
    gstRate: 18,
    ...stocked({
      sku: 'UJA-PEN-01',
      mrp: 3400,
      price: 2890,
      options: { Size: ['32 cm', '45 cm'] },
      stock: [13, 6],
      more: { '45 cm': 1600 },
    }),
    pictures: overhead({
      thing: pendant({ colour: '#d9b98a', kind: 'cane' }),
      tone: 'sage',
      words: {
        name: 'Lit cane pendant lamp on a brass holder',
        detail: 'light through the open cane weave',
      },
    }),
    facts: facts({
      Material: 'Rattan cane',
      Holder: 'E27, brass, max 15 W LED',
      Flex: '2 m, cotton',
      Made: 'Barpeta, Assam',
    }),
  },
  {
    path: 'pierced-brass-pendant',
    name: 'Pierced Brass Pendant with Stars',
    brand: 'Ujala Works',
    categories: ['pendants', 'lighting'],
    summary: 'Every star is four saw cuts; there are two hundred and eight.',
    description:
      paragraphs(
        'Spun in Moradabad, then pierced by hand with a jeweller’s saw. Dim the room and the stars go for a walk on the walls.',
      ) + list('Lacquered against fingerprints', 'Earthed, BIS-marked holder'),
    hsn: '9405',
    gstRate: 18,
    ...stocked({ sku: 'UJA-PEN-02', mrp: 5600, options: { Finish: ['Brass', 'Copper'] }, stock: [5, 2] }),
    pictures: overhead({
      thing: pendant({ colour: INK.brass, kind: 'pierced' }),
      tone: 'indigo',
      words: {
        name: 'Pierced brass pendant on indigo',
        detail: 'the sawn stars with light behind them',
      },
      again: {
        thing: pendant({ colour: INK.copper, kind: 'pierced' }),
        alt: 'The same pendant in copper',
        tone: 'teal',
      },
    }),
    facts: facts({
      Material: 'Brass, spun and pierced',
      Size: '30 cm across',
      Holder: 'E27, max 15 W LED',
      Made: 'Moradabad, Uttar Pradesh',
    }),
  },
  {
    path: 'handmade-paper-pendant',
    name: 'Handmade Paper Pendant',
    brand: 'Ujala Works',
    categories: ['pendants', 'lighting'],
    summary: 'Cotton-rag paper on cane ribs: light like the inside of an egg.',
    description: paragraphs(
      'The paper is made in Sanganer from hosiery waste, couched thin, so the fibres show when lit. Dust it with a dry brush. A torn panel can be sent back for relining.',
    ),
    hsn: '9405',
    gstRate: 18,
    ...stocked({ sku: 'UJA-PEN-03', mrp: 1900, price: 1330, stock: [27] }),
    pictures: overhead({
      thing: pendant({ colour: '#f4ead2', kind: 'paper' }),
      tone: 'clay',
      words: {
        name: 'Lit paper pendant with fine ribs',
        detail: 'the ribs and fibres of the paper',
      },
      beside: [greenery],
    }),
    facts: facts({
      Material: 'Cotton-rag paper, cane',
      Size: '34 cm across',
      Holder: 'E27, max 9 W LED',
      Made: 'Sanganer, Rajasthan',
    }),
  },
  {
    path: 'block-print-table-lamp',
    name: 'Block-Print Table Lamp on a Lacquered Foot',
    brand: 'Ujala Works',
    categories: ['table-lamps', 'lighting'],
    summary: 'A Sanganeri shade over a foot turned in Channapatna: two towns, one lamp.',
    description: paragraphs(
      'The shade is cotton printed with the buti of our kurtas, lined so the light is even. The foot is turned wood under four coats of indigo lac.',
      'A dimmer on the flex, because evenings are long.',
    ),
    hsn: '9405',
    gstRate: 18,
    ...stocked({ sku: 'UJA-TAB-04', mrp: 3900, options: { Foot: ['Indigo', 'Madder'] }, stock: [10, 7] }),
    pictures: standing({
      thing: printed,
      tone: 'blush',
      words: {
        name: 'Table lamp with a printed shade and an indigo foot',
        detail: 'the lit print on the shade',
      },
      beside: [clayGreenery],
      again: {
        thing: tableLamp({
          colour: '#f3ead8',
          kind: 'cloth',
          foot: INK.madder,
          motif: { name: 'buti', ink: INK.indigo, accent: INK.madder },
        }),
        alt: 'The lamp with a madder foot',
        tone: 'sage',
      },
    }),
    facts: facts({
      Shade: 'Cotton, hand block',
      Foot: 'Lacquered hale wood',
      Height: '46 cm',
      Holder: 'E27, dimmer',
      Made: 'Jaipur and Channapatna',
    }),
  },
  {
    path: 'lacquer-table-lamp-madder',
    name: 'Lacquer Table Lamp, Madder and Paper',
    brand: 'Ujala Works',
    categories: ['table-lamps', 'lighting'],
    summary: 'A red you can see from the gate and a shade of ribbed paper.',
    description: paragraphs(
      'The foot is one piece of hale wood. Hold a hand to it after an hour: still cool. The shade folds flat for posting and clips on without tools.',
    ),
    hsn: '9405',
    gstRate: 18,
    ...stocked({ sku: 'UJA-TAB-05', mrp: 2950, price: 2360, stock: [14] }),
    pictures: standing({
      thing: lacquer,
      tone: 'sand',
      words: {
        name: 'Table lamp with a madder lacquer foot',
        detail: 'the ribs of the lit paper shade',
      },
    }),
    facts: facts({
      Shade: 'Cotton-rag paper',
      Foot: 'Lacquered hale wood',
      Height: '44 cm',
      Holder: 'E27, max 9 W LED',
      Made: 'Channapatna, Karnataka',
    }),
  },
  {
    path: 'brass-table-lamp-linen',
    name: 'Brass Table Lamp with Linen Shade',
    brand: 'Ujala Works',
    categories: ['table-lamps', 'lighting'],
    summary: 'The shape of a temple bell’s handle, spun in brass and left to darken.',
    description: paragraphs(
      'Unlacquered, so it goes from gold to honey to brown in a couple of years. If you want it to stay, we can lacquer it: write to us before it ships.',
    ),
    hsn: '9405',
    gstRate: 18,
    ...stocked({ sku: 'UJA-TAB-06', mrp: 4800, stock: [1] }),
    pictures: standing({
      thing: brass,
      tone: 'teal',
      words: {
        name: 'Brass table lamp with a linen shade',
        detail: 'the spun brass below the shade',
      },
      beside: [greenery, brassLota],
    }),
    facts: facts({ Shade: 'Linen', Foot: 'Brass, unlacquered', Height: '46 cm', Made: 'Moradabad, Uttar Pradesh' }),
  },
]
