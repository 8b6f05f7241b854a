import type { StarterPicture } from '../../catalogue.ts'
import { type Colour, mix } from '../../drawing/colour.ts'
import { brassLota, chai, clayGreenery, greenery, linen, marigolds } from './props.ts'
import {
  alone,
  inColours,
  type Light,
  laidOut,
  near,
  onLedge,
  type Placed,
  type Setting,
  type Thing,
  together,
} from './stage.ts'

/** The rooms and papers of the shop: each family of products keeps to a few of them. */
const tone = (paper: Colour, wall: Colour, table: Colour, light: Light): Setting => ({ paper, wall, table, light })
export const TONE = {
  bone: tone('#e9e1d4', '#efe6d8', '#cdb08a', 'window'),
  blush: tone('#eed6ca', '#f0ddd2', '#c79a78', 'window'),
  sand: tone('#e6d3b0', '#ecdfc6', '#b98a5c', 'plain'),
  sage: tone('#cdd5c3', '#d6dccb', '#b59672', 'window'),
  sky: tone('#c9d7e1', '#d8e1e6', '#c2a685', 'plain'),
  lilac: tone('#dad2e0', '#e2dce4', '#bfa189', 'jali'),
  clay: tone('#dcae92', '#e3c1a8', '#a5714e', 'jali'),
  marigold: tone('#efc67c', '#f0d6a2', '#b5804c', 'window'),
  indigo: tone('#3a447f', '#4a538a', '#8a6a4c', 'jali'),
  plum: tone('#5a3648', '#6b4757', '#8d6446', 'jali'),
  teal: tone('#2f5d60', '#416d6e', '#94704e', 'window'),
  chalk: tone('#f1eee8', '#ece7de', '#d3bd9c', 'window'),
} as const satisfies Record<string, Setting>

export type Tone = keyof typeof TONE

/** What the pictures show, in words for those who cannot see them. */
export type Words = {
  name: string
  detail: string
  /** Completes the name: `on a table with …`. */
  scene: string
  others?: string
}

export type Shoot = {
  thing: Thing
  tone: Tone
  words: Words
  /** Who stands or lies beside it. */
  beside?: readonly Thing[]
  others?: readonly Thing[]
  /** A second way to see it: folded, open, rolled. */
  again?: { thing: Thing; alt: string; tone?: Tone }
}

type Pictures = [StarterPicture, ...StarterPicture[]]

const scaleTo = (thing: Thing, width: number, height: number) => Math.min(width / thing.width, height / thing.height)

const place = (thing: Thing | undefined, x: number, y: number, width: number, height: number): Placed[] =>
  thing ? [{ thing, x, y, scale: scaleTo(thing, width, height) }] : []

function extras({ words, others, again, tone: name }: Shoot): StarterPicture[] {
  const { paper, wall, table } = TONE[name]
  const pictures: StarterPicture[] = []
  if (others)
    pictures.push(inColours(words.others ?? `${words.name}, in its other colours`, others, mix(wall, '#ffffff', 0.2)))
  if (again) {
    const other = again.tone ? TONE[again.tone].paper : mix(paper, table, 0.3)
    pictures.push(
      again.thing.pose === 'stands'
        ? onLedge(again.alt, again.thing, other, wall)
        : alone(again.alt, again.thing, other),
    )
  }
  return pictures
}

/** Pictures of what stands on its own foot. */
export function standing(shoot: Shoot): Pictures {
  const { thing, words } = shoot
  const setting = TONE[shoot.tone]
  const [first = greenery, second] = shoot.beside ?? [greenery, chai]
  const left = words.name.length % 2 === 0
  const x = (at: number) => (left ? at : 1200 - at)
  const scene = [
    ...place(first, x(850), 1080, 420, 620),
    ...place(thing, x(470), 1210, 600, 700),
    ...place(second, x(900), 1300, 300, 260),
  ]
  return [
    alone(words.name, thing, setting.paper),
    near(`Close view of ${words.detail}`, thing, mix(setting.paper, setting.wall, 0.5)),
    together(`${words.name} ${words.scene}`, setting, scene, 900),
    ...extras(shoot),
  ]
}

/** Pictures of what lies flat and is seen from above. */
export function lying(shoot: Shoot): Pictures {
  const { thing, words } = shoot
  const setting = TONE[shoot.tone]
  const [first = linen, second = marigolds()] = shoot.beside ?? []
  const left = words.name.length % 2 === 0
  const x = (at: number) => (left ? at : 1200 - at)
  const scene = [
    ...place(first, x(880), 420, 620, 620),
    ...place(thing, x(520), 790, 740, 860),
    ...place(second, x(930), 1230, 420, 400),
  ]
  return [
    alone(words.name, thing, setting.paper),
    near(`Close view of ${words.detail}`, thing, setting.wall),
    laidOut(`${words.name} ${words.scene}`, { colour: setting.table, wood: true }, scene),
    ...extras(shoot),
  ]
}

/** Pictures of what hangs on a wall. */
export function hanging(shoot: Shoot): Pictures {
  const { thing, words } = shoot
  const setting = TONE[shoot.tone]
  const [first = clayGreenery, second = brassLota] = shoot.beside ?? []
  const left = words.name.length % 2 === 0
  const x = (at: number) => (left ? at : 1200 - at)
  const scene = [
    ...place(thing, x(440), 90, 760, 1060),
    ...place(first, x(930), 1340, 380, 640),
    ...place(second, x(700), 1420, 260, 240),
  ]
  return [
    alone(words.name, thing, setting.paper),
    near(`Close view of ${words.detail}`, thing, setting.wall),
    together(`${words.name} ${words.scene}`, setting, scene, 1270),
    ...extras(shoot),
  ]
}

/** Pictures of a lamp that hangs over a table. */
export function overhead(shoot: Shoot): Pictures {
  const { thing, words } = shoot
  const setting = TONE[shoot.tone]
  const [first = clayGreenery, second = chai] = shoot.beside ?? []
  const scene = [
    ...place(thing, 600, 60, 520, 760),
    ...place(first, 420, 1220, 360, 520),
    ...place(second, 800, 1290, 240, 230),
  ]
  return [
    alone(words.name, thing, setting.paper),
    near(`Close view of ${words.detail}`, thing, mix(setting.paper, setting.wall, 0.5)),
    together(`${words.name} ${words.scene}`, { ...setting, light: 'plain' }, scene, 1040),
    ...extras(shoot),
  ]
}
