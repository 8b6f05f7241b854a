import type { StarterProduct } from '../../catalogue.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { draped } from '../pictures/draped.ts'
import { folded } from '../pictures/folded.ts'
import { brassLota } from '../pictures/props.ts'
import { hanging, standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const silk = (ground: Cloth['ground'], ink: Cloth['ink'], motif: Cloth['motif'], repeat = 100): Cloth => ({
  ground,
  ink,
  accent: INK.marigold,
  motif,
  repeat,
  weave: 'silk',
})

const jamdani: Cloth = { ground: '#f2ede2', ink: '#b9a47a', accent: INK.madder, motif: 'buti', repeat: 96 }
const jamdaniEnd: Cloth = { ground: '#f2ede2', ink: INK.madder, accent: '#b9a47a', motif: 'ambi', repeat: 104 }
const kota: Cloth = { ground: '#f0c9b8', ink: '#d98f7c', accent: '#fff3e6', motif: 'checks', repeat: 44 }
const ikat: Cloth = { ground: INK.teal, ink: INK.cream, accent: INK.marigold, motif: 'ikat', repeat: 96 }
const leheriya: Cloth = { ground: INK.marigold, ink: INK.madder, accent: INK.cream, motif: 'leheriya', repeat: 110 }
const maheshwari: Cloth = {
  ground: INK.indigo,
  ink: '#3d4aa0',
  accent: '#c9a14a',
  motif: 'checks',
  repeat: 54,
  weave: 'silk',
}

const madder = silk(INK.madder, INK.turmeric, 'buti')
const madderBorder = silk(INK.midnight, INK.turmeric, 'lotus', 66)

export const sarees: StarterProduct[] = [
  {
    path: 'chanderi-buti-saree-madder',
    name: 'Chanderi Silk-Cotton Saree with Ashrafi Butis',
    brand: 'Kosi Looms',
    categories: ['sarees', 'women'],
    summary: 'A madder chanderi with coin butis woven one at a time, and a midnight border that keeps its fall.',
    description:
      paragraphs(
        'Chanderi is silk one way and cotton the other, which is why it weighs so little and still stands away from the body. The coin butis are put in by hand with a needle of zari for each, so the reverse is as clean as the face.',
        'Woven over nine days by the family of Sohan Koli in Pranpur, three kilometres from Chanderi town. Starched once; it softens after the second wash.',
      ) + list('5.5 m saree with a 0.8 m running blouse piece', 'Border 9 cm on both sides', 'Fall not attached'),
    hsn: '5007',
    gstRate: 5,
    ...stocked({
      sku: 'KOS-CHA-01',
      mrp: 9800,
      options: { Blouse: ['Unstitched', 'Without blouse piece'] },
      stock: [6, 2],
      more: { 'Without blouse piece': -600 },
    }),
    pictures: hanging({
      thing: draped({ cloth: madder, border: madderBorder, end: { cloth: madderBorder, share: 0.24 }, tassels: true }),
      tone: 'blush',
      words: {
        name: 'Madder chanderi saree over a wooden rod',
        detail: 'the gold butis and the midnight end piece',
      },
      again: {
        thing: folded({ cloth: madder, border: madderBorder, loft: 26 }),
        alt: 'The madder chanderi saree folded, border to the front',
        tone: 'bone',
      },
    }),
    facts: facts({
      Weave: 'Chanderi, handloom',
      Fibre: 'Silk warp, cotton weft, tested zari',
      Length: '5.5 m + 0.8 m blouse',
      Weight: '420 g',
      Made: 'Pranpur, Madhya Pradesh',
      Care: 'Dry clean first, then cold hand wash',
    }),
  },
  {
    path: 'jamdani-muslin-saree-ivory',
    name: 'Jamdani Muslin Saree, Ivory, 100 Count — जामदानी',
    brand: 'Kosi Looms',
    categories: ['sarees', 'women'],
    summary: 'Hundred-count cotton so fine that the madder flowers seem to float, each laid into the weave by hand.',
    description: paragraphs(
      'In jamdani no pattern is drawn on the loom: two weavers sit side by side and lay each flower into the cloth with small bamboo sticks, counting threads. This saree took them four weeks.',
      'The cotton is spun at 100 count. Held to a window it shows the frame behind it, yet it wears well through a Calcutta summer, which is what it was made for.',
      '<strong>An honest word:</strong> muslin slips at the pleats. A cotton petticoat holds it better than satin.',
    ),
    hsn: '5208',
    gstRate: 5,
    ...stocked({ sku: 'KOS-JAM-02', mrp: 14500, price: 12900, stock: [3] }),
    pictures: hanging({
      thing: draped({ cloth: jamdani, end: { cloth: jamdaniEnd, share: 0.3 }, folds: 6 }),
      tone: 'sage',
      words: {
        name: 'Ivory jamdani saree, hung to show its sheerness',
        detail: 'the madder flowers in the ivory ground',
      },
      again: {
        thing: folded({ cloth: jamdani, border: jamdaniEnd, loft: 24 }),
        alt: 'The jamdani saree folded into a small stack',
      },
    }),
    facts: facts({
      Weave: 'Jamdani, handloom',
      Fibre: '100-count cotton',
      Length: '5.5 m, no blouse piece',
      Weight: '290 g',
      Made: 'Phulia, West Bengal',
      Care: 'Cold hand wash, dry in shade',
    }),
  },
  {
    path: 'sambalpuri-ikat-saree-teal',
    name: 'Sambalpuri Ikat Cotton Saree in Teal',
    brand: 'Kosi Looms',
    categories: ['sarees', 'women'],
    summary: 'Threads tied and dyed before weaving, so the diamonds come out with their feathered edge.',
    description: paragraphs(
      'Bandha is the Odia word: the yarn is bound with cycle-tube rubber, dyed, unbound, bound again, and only then does the weaving begin. Where the dyed threads do not quite meet the pattern feathers. That is how you tell it from print.',
      'A daily-wear cotton with some weight to it. The colour is vat-dyed and holds; the cream may take a little teal in the first wash.',
    ),
    hsn: '5208',
    gstRate: 5,
    ...stocked({
      sku: 'KOS-IKA-03',
      mrp: 5400,
      price: 4590,
      options: { Colour: ['Teal', 'Madder', 'Indigo'] },
      stock: [9, 4, 0],
    }),
    pictures: hanging({
      thing: draped({
        cloth: ikat,
        end: { cloth: { ...ikat, ground: INK.madder }, share: 0.22 },
        border: { ...ikat, ground: INK.midnight, motif: 'stripe', repeat: 50 },
        tassels: true,
      }),
      tone: 'bone',
      words: {
        name: 'Teal ikat saree over a wooden rod',
        detail: 'the feathered edge of the ikat diamonds',
      },
      others: [
        folded({ cloth: ikat, layers: 4 }),
        folded({ cloth: { ...ikat, ground: INK.madder }, layers: 4 }),
        folded({ cloth: { ...ikat, ground: INK.indigo }, layers: 4 }),
      ],
    }),
    facts: facts({
      Weave: 'Double ikat end piece, single ikat body',
      Fibre: 'Cotton, 2/120s',
      Length: '5.5 m + 0.75 m blouse',
      Weight: '520 g',
      Made: 'Bargarh, Odisha',
    }),
  },
  {
    path: 'kota-doria-saree-rose',
    name: 'Kota Doria Saree, Rose Khat Checks',
    brand: 'Kosi Looms',
    categories: ['sarees', 'women'],
    summary: 'The open square weave of Kota: three hundred grams, made for May.',
    description:
      paragraphs(
        'The little squares are called <em>khat</em>: groups of cotton thread for body and silk for shine, beaten unevenly on purpose. Weavers in Kaithoon rub the yarn with onion juice and rice paste to keep it from breaking.',
      ) +
      list(
        'Very light and see-through: wear it over a matching petticoat',
        'Creases in the heat, and is meant to',
        'Includes an unstitched blouse piece in plain rose',
      ),
    hsn: '5208',
    gstRate: 5,
    ...stocked({ sku: 'KOS-KOT-04', mrp: 3900, options: { Colour: ['Rose', 'Lime'] }, stock: [14, 7] }),
    pictures: hanging({
      thing: draped({
        cloth: kota,
        end: { cloth: { ...kota, ground: INK.rose, motif: 'stripe' }, share: 0.16 },
        folds: 6,
      }),
      tone: 'chalk',
      words: { name: 'Rose kota doria saree', detail: 'the square khat weave' },
      again: { thing: folded({ cloth: kota, loft: 22 }), alt: 'The kota saree folded; eight turns make a thin stack' },
    }),
    facts: facts({
      Weave: 'Kota doria, pit loom',
      Fibre: '80% cotton, 20% silk',
      Length: '5.5 m + 0.8 m blouse',
      Weight: '310 g',
      Made: 'Kaithoon, Rajasthan',
    }),
  },
  {
    path: 'leheriya-georgette-saree-marigold',
    name: 'Leheriya Saree in Marigold and Madder',
    brand: 'Chaupal Prints',
    categories: ['sarees', 'women'],
    summary: 'Rolled on the diagonal, tied and dyed: the waves of the monsoon month of Sawan.',
    description: paragraphs(
      'For leheriya the whole saree is rolled corner to corner into a rope and bound at intervals. Every colour is one more round of binding. Here there are three.',
      'The cloth is a soft viscose georgette that falls close. Thread marks from the tying stay in it; please do not iron them flat.',
    ),
    hsn: '5408',
    gstRate: 5,
    ...stocked({ sku: 'CHP-LEH-05', mrp: 4200, price: 2940, stock: [22] }),
    pictures: hanging({
      thing: draped({
        cloth: leheriya,
        end: { cloth: { ...leheriya, ground: INK.madder, ink: INK.marigold }, share: 0.2 },
        tassels: true,
      }),
      tone: 'sky',
      words: {
        name: 'Marigold leheriya saree',
        detail: 'the slanting waves of the leheriya',
      },
      again: { thing: folded({ cloth: leheriya, loft: 26 }), alt: 'The leheriya saree folded on a stone block' },
    }),
    facts: facts({
      Technique: 'Leheriya, three rounds of tying',
      Fibre: 'Viscose georgette',
      Length: '5.5 m + 0.8 m blouse',
      Weight: '460 g',
      Made: 'Jaipur, Rajasthan',
    }),
  },
  {
    path: 'maheshwari-saree-indigo',
    name: 'Maheshwari Saree, Indigo Checks with Reversible Border',
    brand: 'Kosi Looms',
    categories: ['sarees', 'women'],
    summary: 'A border you can wear either way round, after the stone carving on the ghats of Maheshwar.',
    description: paragraphs(
      'Queen Ahilyabai asked for a nine-yard saree with a border that had no wrong side, and the weavers took the pattern from the fort wall. They call it <em>bugdi</em>. Wear it inside out on Tuesdays.',
      'Silk and cotton in equal parts, in a check of two indigos that only shows when you are close.',
    ),
    hsn: '5007',
    gstRate: 5,
    ...stocked({ sku: 'KOS-MAH-06', mrp: 7600, price: 6840, stock: [5] }),
    pictures: standing({
      thing: folded({
        cloth: maheshwari,
        border: { ...madderBorder, ground: '#c9a14a', ink: INK.midnight, accent: '#f0d890' },
        layers: 6,
        loft: 26,
      }),
      tone: 'sand',
      words: {
        name: 'Indigo maheshwari saree, folded',
        detail: 'the gold border against the indigo check',
      },
      beside: [brassLota],
      again: {
        thing: draped({ cloth: maheshwari, border: { ...madderBorder, ground: '#c9a14a' }, width: 520 }),
        alt: 'The maheshwari saree opened over a rod',
        tone: 'blush',
      },
    }),
    facts: facts({
      Weave: 'Maheshwari, handloom',
      Fibre: '50% silk, 50% cotton',
      Length: '5.5 m + 0.8 m blouse',
      Weight: '440 g',
      Made: 'Maheshwar, Madhya Pradesh',
    }),
  },
]
