import type { Sheet } from '../drawing/canvas.ts'
import type { Colour } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import { type Arm, type Build, bodyAt, type Figure, MAN, type Pose, WOMAN } from './body.ts'
import type { Head } from './head.ts'

/** Somebody who wears the clothes: `called` says who it is for those who cannot see the picture. */
export type Model = { called: string; build: Build; skin: Colour; head: Head }

const black = '#1f1719'
const brown = '#33211b'
const red = '#a3202a'

const WOMEN: readonly [Model, ...Model[]] = [
  {
    called: 'a woman with flowers in her bun',
    build: WOMAN,
    skin: '#a8683f',
    head: { hair: 'gajra', hairColour: black, bindi: red, earrings: true },
  },
  {
    called: 'a woman with a long braid',
    build: WOMAN,
    skin: '#77472c',
    head: { hair: 'braid', hairColour: black, bindi: red, earrings: true },
  },
  {
    called: 'a woman with long straight hair',
    build: WOMAN,
    skin: '#c68a5c',
    head: { hair: 'loose', hairColour: brown, earrings: true },
  },
  { called: 'a woman with a bob', build: WOMAN, skin: '#8d5635', head: { hair: 'bob', hairColour: black, bindi: red } },
  {
    called: 'a woman with curls',
    build: WOMAN,
    skin: '#b67a4e',
    head: { hair: 'curls', hairColour: brown, earrings: true },
  },
  {
    called: 'a woman with her hair drawn back',
    build: WOMAN,
    skin: '#633c27',
    head: { hair: 'bun', hairColour: black, earrings: true },
  },
  {
    called: 'a grey-haired woman with a bun',
    build: WOMAN,
    skin: '#9a613d',
    head: { hair: 'gajra', hairColour: '#77706c', bindi: red, earrings: true, adornment: '#f4c64f' },
  },
]

const MEN: readonly [Model, ...Model[]] = [
  {
    called: 'a man with a full beard',
    build: MAN,
    skin: '#a8683f',
    head: { hair: 'crop', hairColour: black, beard: 'full' },
  },
  {
    called: 'a man with glasses',
    build: MAN,
    skin: '#774a2f',
    head: { hair: 'wave', hairColour: black, beard: 'stubble', glasses: true },
  },
  { called: 'a clean-shaven man', build: MAN, skin: '#c08658', head: { hair: 'wave', hairColour: brown } },
  {
    called: 'a man with a moustache',
    build: MAN,
    skin: '#8d5635',
    head: { hair: 'crop', hairColour: black, beard: 'moustache' },
  },
  {
    called: 'a man with a short beard',
    build: MAN,
    skin: '#633c27',
    head: { hair: 'wave', hairColour: black, beard: 'full' },
  },
  {
    called: 'a grey-bearded man',
    build: MAN,
    skin: '#b67a4e',
    head: { hair: 'crop', hairColour: '#8a837d', beard: 'full' },
  },
]

export type Wearer = 'woman' | 'man'

/** Two different people: one for the cover, one for the other pictures. */
export function castFor(random: Random, wearer: Wearer): [Model, Model, Model] {
  const all = wearer === 'woman' ? WOMEN : MEN
  const first = all.indexOf(random.pick(all))
  const at = (i: number) => all[(first + i) % all.length] ?? all[0]
  return [at(0), at(2), at(4)]
}

const hanging = (upper: number, fore: number): Arm => ({ upper, fore, grip: 'rest' })

const rest: Pose = { weight: -1, look: 0.6, nod: 3, arms: { left: hanging(14, 3), right: hanging(10, -5) } }
const handOnHip: Pose = {
  weight: 1,
  look: -0.7,
  nod: -4,
  arms: { left: { upper: 40, fore: -62, grip: 'hold' }, right: hanging(12, 2) },
}
const handInFront: Pose = {
  weight: -1,
  look: 0.7,
  nod: 4,
  arms: { left: { upper: 15, fore: -78, grip: 'hold', wrist: 14 }, right: hanging(13, 3) },
}
const handAtChest: Pose = {
  weight: 1,
  look: -0.5,
  nod: -3,
  arms: { left: { upper: 15, fore: -122, grip: 'hold' }, right: hanging(11, 2) },
}
const handInPocket: Pose = {
  weight: -1,
  look: -0.6,
  nod: -2,
  arms: { left: { upper: 24, fore: -16, grip: 'pocket' }, right: hanging(10, 1) },
}
const armHeldOut: Pose = {
  weight: -1,
  look: 0.6,
  nod: 3,
  arms: { left: hanging(11, 4), right: { upper: 24, fore: 60, grip: 'open' } },
}
const fromBehind: Pose = {
  weight: 1,
  look: 0.4,
  nod: 5,
  arms: { left: hanging(13, 4), right: { upper: 38, fore: -58, grip: 'hold' } },
}

export const POSES = { rest, handOnHip, handInFront, handAtChest, handInPocket, armHeldOut, fromBehind }

/** Somebody of the cast in a pose, for a scene. */
export function figureOf(
  sheet: Sheet,
  wearer: Wearer,
  who: number,
  pose: keyof typeof POSES,
): { figure: Figure; head: Head } {
  const { build, skin, head } = (wearer === 'woman' ? WOMEN : MEN)[who] ?? WOMEN[0]
  return { figure: { sheet, build, skin, pose: POSES[pose], at: bodyAt(POSES[pose]) }, head }
}
