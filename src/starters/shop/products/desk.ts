import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { cards, framed, notebook, openBook, paperRolls, pen } from '../pictures/paper.ts'
import { indigoSwatch, linen, madderSwatch, marigolds } from '../pictures/props.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const ajrakh: Cloth = { ground: INK.indigo, ink: INK.cream, accent: INK.madder, motif: 'ajrakhStar', repeat: 112 }
const marbled: Cloth = { ground: '#e9d2c4', ink: INK.rose, accent: INK.teal, motif: 'jaal', repeat: 120 }
const ikat: Cloth = { ground: INK.marigold, ink: INK.cream, accent: INK.madder, motif: 'ikat', repeat: 110 }
const green: Cloth = { ground: INK.cream, ink: INK.leaf, accent: INK.neem, motif: 'buti', repeat: 100 }
const star = notebook({ cover: ajrakh, spine: '#7a3f22', tie: INK.madder, label: true })
const turned = pen('#6b3a1e', INK.brass, INK.marigold)

export const desk: StarterProduct[] = [
  {
    path: 'ajrakh-journal-leather-spine',
    name: 'Ajrakh Journal with Leather Spine, A5',
    brand: 'Chitrakar Press',
    categories: ['notebooks', 'stationery'],
    summary: 'Sewn in sections so that it opens flat, with paper that takes a fountain pen.',
    description: paragraphs(
      'Two hundred pages of cotton-rag paper, 110 gsm, made from T-shirt offcuts and sized so ink does not feather. Covered in the ends of ajrakh bolts: you get whatever stars were left.',
      'A madder cord ties it shut over tickets and pressed leaves.',
    ),
    hsn: '4820',
    gstRate: 18,
    ...stocked({
      sku: 'CHI-JOU-01',
      mrp: 890,
      options: { Cover: ['Indigo', 'Madder'], Pages: ['Plain', 'Ruled'] },
      stock: [25, 19, 14, 2],
    }),
    pictures: lying({
      thing: star,
      tone: 'sand',
      words: {
        name: 'Indigo ajrakh journal tied with a madder cord',
        detail: 'the printed cover, the label and the cord',
      },
      beside: [linen, turned],
      again: {
        thing: openBook({ cover: ajrakh, spine: '#7a3f22', tie: INK.madder }),
        alt: 'The journal open, a painted sprig on the left page',
        tone: 'sky',
      },
    }),
    facts: facts({
      Paper: 'Cotton rag, 110 gsm',
      Pages: '200',
      Size: 'A5, 15 × 21 cm',
      Binding: 'Section sewn',
      Made: 'Sanganer, Rajasthan',
    }),
  },
  {
    path: 'marigold-ikat-notebook',
    name: 'Ikat Cloth Notebook, Marigold',
    brand: 'Chitrakar Press',
    categories: ['notebooks', 'stationery'],
    summary: 'Woven cloth on the outside, shopping lists within.',
    description: paragraphs(
      'Off-cuts of Pochampally ikat over board, squared corners, 160 ruled pages. Comes in a set of one, because you only write in one at a time.',
    ),
    hsn: '4820',
    gstRate: 0,
    ...stocked({ sku: 'CHI-NOT-02', mrp: 450, price: 360, stock: [58] }),
    pictures: lying({
      thing: notebook({ cover: ikat, spine: INK.brick }),
      tone: 'lilac',
      words: {
        name: 'Notebook covered in marigold ikat',
        detail: 'the woven diamonds on the cover',
      },
      beside: [madderSwatch, turned],
      again: {
        thing: openBook({ cover: ikat, spine: INK.brick, tie: INK.brick }),
        alt: 'The ikat notebook open at ruled pages',
        tone: 'sage',
      },
    }),
    facts: facts({ Paper: 'Recycled, 90 gsm', Pages: '160, ruled', Size: 'A5', Made: 'Hyderabad, Telangana' }),
  },
  {
    path: 'vine-sketchbook-rose',
    name: 'Sketchbook, Rose Vine Cover',
    brand: 'Chitrakar Press',
    categories: ['notebooks', 'stationery'],
    summary: 'Heavier paper, no lines, no opinions.',
    description: paragraphs(
      'Rag paper of 220 gsm with a tooth for pencil and enough size for watercolour. Eighty pages, so that you will finish it.',
    ),
    hsn: '4820',
    gstRate: 18,
    ...stocked({ sku: 'CHI-SKE-03', mrp: 990, stock: [22] }),
    pictures: lying({
      thing: notebook({ cover: marbled, spine: INK.teal, label: true }),
      tone: 'bone',
      words: {
        name: 'Sketchbook with a rose vine cover',
        detail: 'the vine pattern and the label',
      },
      beside: [indigoSwatch, turned],
    }),
    facts: facts({ Paper: 'Cotton rag, 220 gsm', Pages: '80, plain', Size: '17 × 24 cm', Made: 'Sanganer, Rajasthan' }),
  },
  {
    path: 'lacquer-fountain-pen',
    name: 'Lacquered Wooden Fountain Pen',
    brand: 'Lathe & Lac',
    categories: ['pens-and-desk', 'stationery'],
    summary: 'Hale wood, marigold lac, a steel nib that wants to be a fountain of its own.',
    description:
      paragraphs(
        'Turned by the last maker in Rajahmundry who will also turn a wooden barrel. Takes a cartridge or a converter, both included; the nib is medium and wet.',
      ) + list('Nib: steel, medium', 'Posts securely', 'Comes in a cotton sleeve'),
    hsn: '9608',
    gstRate: 18,
    ...stocked({
      sku: 'LAT-PEN-05',
      mrp: 2250,
      price: 1912,
      options: { Barrel: ['Walnut and marigold', 'Black and madder'] },
      stock: [9, 4],
    }),
    pictures: lying({
      thing: turned,
      tone: 'sky',
      words: {
        name: 'Wooden fountain pen with marigold bands',
        detail: 'the lacquer bands and brass rings',
      },
      beside: [star, indigoSwatch],
      again: { thing: pen('#2b2826', INK.brass, INK.madder), alt: 'The black pen with madder bands', tone: 'blush' },
    }),
    facts: facts({
      Barrel: 'Hale wood, lac',
      Nib: 'Steel, medium',
      Length: '14 cm capped',
      Fills: 'Cartridge or converter',
      Made: 'Rajamahendravaram, Andhra Pradesh',
    }),
  },
  {
    path: 'lotus-letterpress-cards',
    name: 'Lotus Letterpress Cards, Set of Six',
    brand: 'Chitrakar Press',
    categories: ['cards-and-wrapping', 'stationery'],
    summary: 'Printed on a 1962 treadle press in Chandni Chowk that used to do wedding cards.',
    description: paragraphs(
      'Two inks, two impressions, deep enough to feel. The cards are blank within, since you know what to say. Six envelopes of the same rag paper.',
    ),
    hsn: '4909',
    gstRate: 18,
    ...stocked({ sku: 'CHI-CAR-04', mrp: 540, stock: [47] }),
    pictures: lying({
      thing: cards(['#f6efdf', '#eed6ca', '#cfdbe4'], { name: 'lotus', ink: INK.indigo, accent: INK.madder }),
      tone: 'sage',
      words: {
        name: 'Three lotus cards fanned out',
        detail: 'the pressed lotus and double frame',
      },
      beside: [linen, marigolds()],
    }),
    facts: facts({ Paper: 'Cotton rag, 300 gsm', Size: '12 × 17 cm', Pieces: '6 cards, 6 envelopes', Made: 'Delhi' }),
  },
  {
    path: 'block-print-wrapping-rolls',
    name: 'Block-Print Wrapping Paper, Three Rolls',
    brand: 'Chitrakar Press',
    categories: ['cards-and-wrapping', 'stationery'],
    summary: 'The same blocks as the cloth, on paper strong enough to use three birthdays running.',
    description: paragraphs(
      'Three metres to a roll, printed on lokta-weight rag paper that folds without cracking. Tear it against a ruler for a soft edge.',
    ),
    hsn: '4811',
    gstRate: 18,
    ...stocked({ sku: 'CHI-WRA-05', mrp: 690, price: 483, stock: [35] }),
    pictures: standing({
      thing: paperRolls([ajrakh, ikat, green]),
      tone: 'bone',
      words: {
        name: 'Three rolls of printed wrapping paper',
        detail: 'the prints and paper bands',
      },
    }),
    facts: facts({ Paper: 'Cotton rag, 80 gsm', Roll: '70 cm × 3 m', Pieces: '3', Made: 'Sanganer, Rajasthan' }),
  },
  {
    path: 'pichwai-lotus-painting-framed',
    name: 'Lotus Pichwai Study, Hand-Painted and Framed',
    brand: 'Chitrakar Press',
    categories: ['art', 'stationery', 'home'],
    summary: 'One lotus from a Nathdwara temple cloth, in stone colours, framed in mango wood.',
    description: paragraphs(
      'Painted by Rekha Soni with brushes she makes of squirrel hair. The blue is indigo, the red is cinnabar, the white is shell. Each is a repainting, so each differs.',
      'Framed behind acrylic, with a cord.',
    ),
    hsn: '9701',
    gstRate: 5,
    ...stocked({ sku: 'CHI-ART-06', mrp: 5200, options: { Ground: ['Cream', 'Indigo'] }, stock: [4, 1] }),
    pictures: lying({
      thing: framed('#6b4a2c', { paper: '#f3e6c8', name: 'lotus', ink: INK.indigo, accent: INK.madder }),
      tone: 'chalk',
      words: {
        name: 'Framed painting of a single lotus',
        detail: 'the painted lotus and its double border',
      },
      beside: [indigoSwatch, marigolds()],
      again: {
        thing: framed('#6b4a2c', { paper: '#2b3567', name: 'lotus', ink: '#f3ead8', accent: '#e7a9a0' }),
        alt: 'The painting on an indigo ground',
        tone: 'sand',
      },
    }),
    facts: facts({
      Medium: 'Stone colours on cloth',
      Size: '30 × 40 cm framed',
      Frame: 'Mango wood, acrylic front',
      Made: 'Nathdwara, Rajasthan',
    }),
  },
]
