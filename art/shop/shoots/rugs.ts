import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { type RugLook, rolledRug, rug } from '../pictures/rug.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { onFloor } from '../pictures/shoot.ts'

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

export const rugs: Shoots = {
  'panja-dhurrie-madder': onFloor({
    thing: rug(panja),
    tone: 'sage',
    words: {
      name: 'Madder dhurrie with stepped diamonds, seen from above',
      detail: 'the packed weft, the border and the fringe',
    },
    again: { thing: rolledRug(panja), alt: 'The madder dhurrie rolled, both sides alike', tone: 'bone' },
  }),
  'stripe-dhurrie-indigo': onFloor({
    thing: rug(stripes),
    tone: 'sand',
    words: {
      name: 'Cream dhurrie with indigo stripes',
      detail: 'the living stripes and the knotted fringe',
    },
    again: { thing: rolledRug(stripes), alt: 'The striped dhurrie rolled', tone: 'sky' },
  }),
  'ikat-runner-ochre': onFloor({
    thing: rug(runner),
    tone: 'lilac',
    words: {
      name: 'Ochre ikat runner, full length',
      detail: 'the ikat diamonds and the brick border',
    },
    again: { thing: rolledRug(runner), alt: 'The runner rolled for carrying', tone: 'sage' },
  }),
  'namda-felt-rug-vine': onFloor({
    thing: rug(namda),
    tone: 'blush',
    words: {
      name: 'Cream felt rug with an embroidered vine',
      detail: 'the hooked vine and leaf border',
    },
  }),
  'madurkathi-grass-mat': onFloor({
    thing: rug(grass),
    tone: 'sky',
    words: {
      name: 'Golden sedge mat with a madder edge',
      detail: 'the split sedge in checks',
    },
    again: { thing: rolledRug(grass), alt: 'The mat rolled up', tone: 'chalk' },
  }),
}
