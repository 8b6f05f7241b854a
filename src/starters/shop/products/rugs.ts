import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { type RugLook, rolledRug, rug } from '../pictures/rug.ts'
import { onFloor } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const coarse = (
  ground: Cloth['ground'],
  ink: Cloth['ink'],
  accent: Cloth['accent'],
  motif: Cloth['motif'],
  repeat: number,
): Cloth => ({ ground, ink, accent, motif, repeat, weave: 'coarse' })

const panja: RugLook = {
  field: coarse(INK.madder, INK.midnight, INK.marigold, 'kilim', 144),
  border: coarse(INK.midnight, INK.cream, INK.marigold, 'ikat', 78),
  fringe: '#f1e6d0',
}
const stripes: RugLook = {
  field: coarse('#efe5d2', INK.indigo, '#7f8fc0', 'stripe', 130),
  border: coarse(INK.indigo, INK.cream, INK.sky, 'plain', 60),
  fringe: '#f6eedd',
  frame: false,
}
const runner: RugLook = {
  field: coarse('#c98b3c', '#f3e3c2', INK.brick, 'ikat', 132),
  border: coarse(INK.brick, '#f3e3c2', INK.marigold, 'stripe', 60),
  fringe: '#f1e6d0',
  width: 470,
}
const namda: RugLook = {
  field: coarse('#e9ddc6', INK.neem, INK.rose, 'jaal', 190),
  border: coarse(INK.neem, '#e9ddc6', INK.rose, 'buti', 90),
  fringe: '#e9ddc6',
}
const grass: RugLook = {
  field: coarse('#cdb684', '#8a7440', INK.madder, 'checks', 86),
  border: coarse(INK.madder, '#cdb684', '#e6d6a8', 'stripe', 60),
  fringe: '#d8c498',
  height: 900,
}

export const rugs: StarterProduct[] = [
  {
    path: 'panja-dhurrie-madder',
    name: 'Panja Dhurrie, Madder with Stepped Diamonds',
    brand: 'Kosi Looms',
    categories: ['rugs', 'home'],
    summary: 'Flat-woven cotton beaten with an iron claw; both sides the same, so it lasts twice.',
    description: paragraphs(
      'The <em>panja</em> is the claw-shaped beater that packs the weft until the warp disappears. Prison looms made dhurries famous; ours come from eleven families in Navalgund who weave sitting on the floor, facing each other.',
      'Reversible, washable, and flat enough for a door to pass over. Put a felt under it on marble.',
    ),
    hsn: '5702',
    gstRate: 5,
    ...stocked({
      sku: 'DAR-PAN-01',
      mrp: 6900,
      options: { Size: ['90 × 150 cm', '120 × 180 cm', '180 × 270 cm'] },
      stock: [8, 5, 2],
      more: { '120 × 180 cm': 3600, '180 × 270 cm': 12800 },
    }),
    pictures: onFloor({
      thing: rug(panja),
      tone: 'sage',
      words: {
        name: 'Madder dhurrie with stepped diamonds, seen from above',
        detail: 'the packed weft, the border and the fringe',
      },
      again: { thing: rolledRug(panja), alt: 'The madder dhurrie rolled, both sides alike', tone: 'bone' },
    }),
    facts: facts({
      Fibre: 'Cotton, vat-dyed',
      Weave: 'Panja, flat, reversible',
      Thickness: '6 mm',
      Made: 'Navalgund, Karnataka',
      Care: 'Shake, sun, wash cold once a year',
    }),
  },
  {
    path: 'stripe-dhurrie-indigo',
    name: 'Striped Dhurrie, Indigo on Cream',
    brand: 'Kosi Looms',
    categories: ['rugs', 'home'],
    summary: 'The summer dhurrie: wide stripes, a plain edge, cool under bare feet.',
    description: paragraphs(
      'The yarn is dyed in the hank, so each stripe breathes a little between light and dark. Weavers call it <em>abrash</em> and used to be fined for it. We ask for more.',
    ),
    hsn: '5702',
    gstRate: 5,
    ...stocked({
      sku: 'DAR-STR-02',
      mrp: 4200,
      price: 3570,
      options: { Size: ['90 × 150 cm', '120 × 180 cm', '180 × 270 cm'] },
      stock: [12, 9, 0],
      more: { '120 × 180 cm': 2400, '180 × 270 cm': 8800 },
    }),
    pictures: onFloor({
      thing: rug(stripes),
      tone: 'sand',
      words: {
        name: 'Cream dhurrie with indigo stripes',
        detail: 'the living stripes and the knotted fringe',
      },
      again: { thing: rolledRug(stripes), alt: 'The striped dhurrie rolled', tone: 'sky' },
    }),
    facts: facts({
      Fibre: 'Cotton',
      Weave: 'Flat, reversible',
      Thickness: '5 mm',
      Made: 'Panipat, Haryana',
      Care: 'Machine wash cold up to 120 cm',
    }),
  },
  {
    path: 'ikat-runner-ochre',
    name: 'Hallway Runner, Ochre Ikat',
    brand: 'Kosi Looms',
    categories: ['rugs', 'home'],
    summary: 'Seventy-five centimetres wide, because that is how wide a corridor leaves you.',
    description: paragraphs(
      'Woven in Warangal, where the dhurrie and the ikat met a hundred and fifty years ago and got on. The dyed weft is beaten so that the diamonds keep their feathers.',
    ),
    hsn: '5702',
    gstRate: 5,
    ...stocked({
      sku: 'DAR-RUN-03',
      mrp: 5200,
      price: 4160,
      options: { Length: ['180 cm', '240 cm'] },
      stock: [6, 3],
      more: { '240 cm': 1500 },
    }),
    pictures: onFloor({
      thing: rug(runner),
      tone: 'lilac',
      words: {
        name: 'Ochre ikat runner, full length',
        detail: 'the ikat diamonds and the brick border',
      },
      again: { thing: rolledRug(runner), alt: 'The runner rolled for carrying', tone: 'sage' },
    }),
    facts: facts({ Fibre: 'Cotton', Width: '75 cm', Weave: 'Interlocked ikat dhurrie', Made: 'Warangal, Telangana' }),
  },
  {
    path: 'namda-felt-rug-vine',
    name: 'Namda Felt Rug with Vine',
    brand: 'Surajmukhi Collective',
    categories: ['rugs', 'home'],
    summary: 'Wool pressed, not woven, then embroidered: the warm floor of a Kashmiri house.',
    description:
      paragraphs(
        'Wool is layered on a mat, wetted with soap, rolled and trodden by foot until it becomes felt. The vine is worked afterwards with a hook.',
      ) +
      list(
        'Softest underfoot of all our rugs',
        'For bedrooms, not for corridors',
        'Moths like it too: keep a neem sachet below',
      ),
    hsn: '5703',
    gstRate: 5,
    ...stocked({ sku: 'ZOO-NAM-04', mrp: 7400, stock: [3] }),
    pictures: onFloor({
      thing: rug(namda),
      tone: 'blush',
      words: {
        name: 'Cream felt rug with an embroidered vine',
        detail: 'the hooked vine and leaf border',
      },
    }),
    facts: facts({
      Fibre: '80% wool, 20% cotton',
      Size: '120 × 180 cm',
      Thickness: '9 mm',
      Made: 'Srinagar, Kashmir',
      Care: 'Sun and brush; dry clean',
    }),
  },
  {
    path: 'madurkathi-grass-mat',
    name: 'Madurkathi Grass Mat',
    brand: 'Surajmukhi Collective',
    categories: ['rugs', 'home'],
    summary: 'River sedge from Medinipur, split with the teeth and woven on a cotton warp.',
    description: paragraphs(
      'Sabang grows the sedge, dries it golden and weaves it in whole households. The mat smells of hay for a month. Sit on it, do yoga on it, roll it up: it weighs a kilogram.',
    ),
    hsn: '4601',
    gstRate: 5,
    ...stocked({ sku: 'JHO-MAT-05', mrp: 1350, price: 1080, stock: [41] }),
    pictures: onFloor({
      thing: rug(grass),
      tone: 'sky',
      words: {
        name: 'Golden sedge mat with a madder edge',
        detail: 'the split sedge in checks',
      },
      again: { thing: rolledRug(grass), alt: 'The mat rolled up', tone: 'chalk' },
    }),
    facts: facts({
      Fibre: 'Sedge on cotton warp',
      Size: '90 × 180 cm',
      Weight: '1.1 kg',
      Made: 'Sabang, West Bengal',
      Care: 'Damp cloth, dry flat',
    }),
  },
]
