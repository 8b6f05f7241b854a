import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { pot } from '../pictures/pots.ts'
import { indigoSwatch, linen, marigolds, stonePlate } from '../pictures/props.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { board, spoons } from '../pictures/woodware.ts'
import { facts, paragraphs, stocked } from './stocking.ts'

export const woodware: StarterProduct[] = [
  {
    path: 'sheesham-kitchen-spoons',
    name: 'Sheesham Kitchen Set of Four',
    brand: 'Lathe & Lac',
    categories: ['wood', 'kitchen'],
    summary: 'A ladle, a turner, a tasting spoon and a fork for noodles, cut from one plank.',
    description: paragraphs(
      'Indian rosewood is dense, does not scratch pans and does not take on turmeric as quickly as the pale woods. Carved in Saharanpur and finished in groundnut oil, nothing else.',
      'Oil them when they look thirsty. Soak nothing overnight.',
    ),
    hsn: '4419',
    gstRate: 5,
    ...stocked({ sku: 'LAT-SPO-01', mrp: 790, price: 670, stock: [52] }),
    pictures: lying({
      thing: spoons('#8a5530'),
      tone: 'sage',
      words: {
        name: 'Four sheesham kitchen tools side by side',
        detail: 'the bowl of the ladle and its grain',
      },
      beside: [linen, stonePlate],
    }),
    facts: facts({
      Wood: 'Sheesham',
      Length: '30 cm',
      Finish: 'Groundnut oil',
      Pieces: '4',
      Made: 'Saharanpur, Uttar Pradesh',
    }),
  },
  {
    path: 'mango-wood-board',
    name: 'Mango Wood Board with Handle',
    brand: 'Lathe & Lac',
    categories: ['wood', 'kitchen'],
    summary: 'From trees past bearing: chop on one side, serve on the other.',
    description: paragraphs(
      'A mango tree fruits for forty years and then makes good boards. Twenty millimetres thick, end-sealed so that it stays flat through the monsoon.',
    ),
    hsn: '4419',
    gstRate: 5,
    ...stocked({
      sku: 'LAT-BOA-02',
      mrp: 1290,
      options: { Size: ['Small', 'Large'] },
      stock: [20, 9],
      more: { Large: 600 },
    }),
    pictures: lying({
      thing: board('#b27a45'),
      tone: 'sky',
      words: {
        name: 'Mango wood board with a hole in its handle',
        detail: 'the grain near the handle',
      },
      beside: [indigoSwatch, marigolds()],
    }),
    facts: facts({
      Wood: 'Mango',
      Small: '38 × 22 cm',
      Large: '50 × 30 cm',
      Finish: 'Linseed oil',
      Made: 'Saharanpur, Uttar Pradesh',
    }),
  },
  {
    path: 'inlaid-serving-tray',
    name: 'Tarkashi Serving Tray, Brass Stars in Sheesham',
    brand: 'Lathe & Lac',
    categories: ['wood', 'kitchen'],
    summary: 'Brass wire hammered edge-on into the wood, three stars, some two thousand taps.',
    description: paragraphs(
      'Tarkashi is from Mainpuri, where it once decorated the wooden sandals of holy men. A groove is cut, the wire is laid on its edge, and the wood closes round it when it is wetted.',
      'Brass handles, a lip all round, and felt beneath.',
    ),
    hsn: '4419',
    gstRate: 5,
    ...stocked({ sku: 'LAT-TRA-03', mrp: 3200, price: 2720, stock: [6] }),
    pictures: lying({
      thing: board('#6b4028', { tray: true, inlay: { name: 'ajrakhStar', ink: '#d4a03c', accent: '#f0e0b0' } }),
      tone: 'blush',
      words: {
        name: 'Dark wooden tray inlaid with brass stars',
        detail: 'a brass star and the handle',
      },
      beside: [stonePlate, marigolds()],
    }),
    facts: facts({ Wood: 'Sheesham', Inlay: 'Brass wire', Size: '42 × 28 cm', Made: 'Mainpuri, Uttar Pradesh' }),
  },
  {
    path: 'channapatna-bowl-madder',
    name: 'Turned Fruit Bowl, Lacquered',
    brand: 'Lathe & Lac',
    categories: ['wood', 'kitchen', 'home'],
    summary: 'Hale wood from Channapatna, with lac pressed on while the lathe spins.',
    description: paragraphs(
      'A stick of coloured lac is held against the turning wood until friction melts it on, then a screw-pine leaf brings up the shine. Vegetable colour throughout; wipe it, do not soak it.',
    ),
    hsn: '4419',
    gstRate: 5,
    ...stocked({
      sku: 'LAT-BOW-04',
      mrp: 1450,
      options: { Colour: ['Madder', 'Marigold', 'Indigo'] },
      stock: [12, 7, 0],
    }),
    pictures: standing({
      thing: pot({
        shape: 'bowl',
        colour: INK.madder,
        material: 'lacquered',
        inside: '#c9955a',
        decorations: [
          {
            kind: 'bands',
            colour: INK.marigold,
            at: [
              [0.12, 0.2],
              [0.26, 0.29],
            ],
          },
        ],
      }),
      tone: 'sand',
      words: {
        name: 'Madder lacquered wooden bowl',
        detail: 'the marigold bands under the lacquer',
        others: 'The bowl in marigold, indigo and madder',
      },
      others: ([INK.marigold, INK.indigo, INK.madder] as const).map((colour) =>
        pot({
          shape: 'bowl',
          colour,
          material: 'lacquered',
          inside: '#c9955a',
          decorations: [{ kind: 'bands', colour: INK.cream, at: [[0.12, 0.2]] }],
        }),
      ),
    }),
    facts: facts({
      Wood: 'Hale (Wrightia tinctoria)',
      Colour: 'Vegetable-dyed lac',
      Size: '24 cm across, 10 cm high',
      Made: 'Channapatna, Karnataka',
    }),
  },
]
