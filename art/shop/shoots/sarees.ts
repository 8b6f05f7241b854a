import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { draped } from '../pictures/draped.ts'
import { folded } from '../pictures/folded.ts'
import { brassLota } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { hanging, standing } from '../pictures/shoot.ts'

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

/** The ground of the saree, and that of its end. */
const ikatSaree = (ground: Cloth['ground'], end: Cloth['ground']) =>
  draped({
    cloth: { ...ikat, ground },
    end: { cloth: { ...ikat, ground: end }, share: 0.22 },
    border: { ...ikat, ground: INK.midnight, motif: 'stripe', repeat: 50 },
    tassels: true,
  })
const kotaSaree = (cloth: Cloth, end: Cloth['ground']) =>
  draped({ cloth, end: { cloth: { ...cloth, ground: end, motif: 'stripe' }, share: 0.16 }, folds: 6 })

export const sarees: Shoots = {
  'chanderi-buti-saree-madder': hanging({
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
  'jamdani-muslin-saree-ivory': hanging({
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
  'sambalpuri-ikat-saree-teal': hanging({
    thing: ikatSaree(INK.teal, INK.madder),
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
    colours: [
      { thing: ikatSaree(INK.madder, INK.teal), alt: 'Madder ikat saree over a wooden rod' },
      { thing: ikatSaree(INK.indigo, INK.madder), alt: 'Indigo ikat saree over a wooden rod' },
    ],
  }),
  'kota-doria-saree-rose': hanging({
    thing: kotaSaree(kota, INK.rose),
    tone: 'chalk',
    words: { name: 'Rose kota doria saree', detail: 'the square khat weave' },
    again: { thing: folded({ cloth: kota, loft: 22 }), alt: 'The kota saree folded; eight turns make a thin stack' },
    colours: [
      {
        thing: kotaSaree({ ...kota, ground: '#d9e0a8', ink: '#aebc62' }, '#b9c76a'),
        alt: 'Lime kota doria saree',
      },
    ],
  }),
  'leheriya-georgette-saree-marigold': hanging({
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
  'maheshwari-saree-indigo': standing({
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
}
