import { INK } from '../../drawing/colour.ts'
import { type PotLook, pot } from '../pictures/pots.ts'
import { chai, greenery, planted, withBranches } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { standing } from '../pictures/shoot.ts'

const blue: PotLook = {
  shape: 'vase',
  colour: '#2f6fb5',
  material: 'glazed',
  decorations: [
    { kind: 'motif', motif: 'lotus', ink: '#f7f1e2', accent: '#f0c24a', rows: [0.52, 0.72], count: 9, scale: 0.92 },
    {
      kind: 'bands',
      colour: '#f7f1e2',
      at: [
        [0.19, 0.21],
        [0.36, 0.37],
        [0.9, 0.92],
      ],
    },
  ],
}
const bluePot: PotLook = {
  ...blue,
  shape: 'planter',
  colour: '#f4f1e8',
  inside: '#2f6fb5',
  decorations: [
    { kind: 'motif', motif: 'buti', ink: '#2f6fb5', accent: '#3aa6a0', rows: [0.3, 0.66], count: 11, scale: 1.05 },
    { kind: 'bands', colour: '#2f6fb5', at: [[0.86, 0.89]] },
  ],
}
const longpi: PotLook = { shape: 'bowlVase', colour: '#3a3735', material: 'lacquered', inside: '#2a2725' }
const terracotta: PotLook = {
  shape: 'planter',
  colour: INK.clay,
  material: 'matte',
  decorations: [{ kind: 'ribs', colour: '#5a2410', count: 12 }],
}
const carved: PotLook = {
  shape: 'vase',
  colour: '#c07148',
  material: 'matte',
  decorations: [
    { kind: 'motif', motif: 'ambi', ink: '#f0d9c0', accent: '#7a3418', rows: [0.6], count: 10, scale: 0.95 },
    {
      kind: 'bands',
      colour: '#f0d9c0',
      at: [
        [0.4, 0.415],
        [0.82, 0.835],
      ],
    },
  ],
}
const celadon: PotLook = {
  shape: 'bottleVase',
  colour: '#9fb8a4',
  material: 'glazed',
  decorations: [{ kind: 'dip', colour: '#6f8f7c', from: 0.72 }],
}
const khurja: PotLook = {
  shape: 'bottleVase',
  colour: '#eee6d4',
  material: 'glazed',
  decorations: [
    { kind: 'motif', motif: 'jaal', ink: INK.indigo, accent: INK.madder, rows: [0.62, 0.78], count: 9, scale: 0.86 },
  ],
}

export const pottery: Shoots = {
  'blue-pottery-lotus-vase': standing({
    thing: pot(blue),
    tone: 'blush',
    words: {
      name: 'Blue pottery vase with white and yellow lotuses',
      detail: 'the hand-drawn lotuses under the glaze',
    },
    again: { thing: withBranches(blue), alt: 'The blue vase holding three leafy branches', tone: 'sand' },
  }),
  'blue-pottery-planter-buti': standing({
    thing: pot(bluePot),
    tone: 'sage',
    words: {
      name: 'White planter painted with turquoise flowers',
      detail: 'the cobalt stems and turquoise petals',
    },
    again: { thing: planted(bluePot), alt: 'The white planter with a broad-leaved plant in it', tone: 'chalk' },
  }),
  'longpi-black-stone-bowl-vase': standing({
    thing: pot(longpi),
    tone: 'clay',
    words: {
      name: 'Round black stoneware vase',
      detail: 'the leaf-polished surface',
    },
    again: { thing: withBranches(longpi), alt: 'The black vase with tall leaves', tone: 'blush' },
  }),
  'ribbed-terracotta-planter': standing({
    thing: pot(terracotta),
    tone: 'sky',
    words: {
      name: 'Ribbed terracotta planter',
      detail: 'the combed ribs and rolled rim',
    },
    again: { thing: planted(terracotta), alt: 'The terracotta planter with a plant', tone: 'sage' },
  }),
  'carved-terracotta-vase-kairi': standing({
    thing: pot(carved),
    tone: 'bone',
    words: {
      name: 'Terracotta vase with white mangoes',
      detail: 'the slip-painted mangoes on burnished clay',
    },
    beside: [greenery, chai],
  }),
  'celadon-bottle-vase': standing({
    thing: pot(celadon),
    tone: 'lilac',
    words: {
      name: 'Tall celadon bottle vase',
      detail: 'the line where the two glazes meet',
      others: 'The bottle vase in celadon and madder red',
    },
    others: [
      pot(celadon),
      pot({ ...celadon, colour: '#a8463a', decorations: [{ kind: 'dip', colour: '#7a2a26', from: 0.72 }] }),
    ],
  }),
  'khurja-bud-vase-jaal': standing({
    thing: pot(khurja),
    tone: 'sand',
    words: {
      name: 'Cream bud vase painted with an indigo vine',
      detail: 'the painted vine and madder buds',
    },
  }),
}
