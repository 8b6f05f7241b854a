import type { Cloth } from '../../drawing/cloth.ts'
import { type Colour, INK, mix } from '../../drawing/colour.ts'
import { seededRandom, seedOf } from '../../drawing/random.ts'
import type { Picture } from '../../picture.ts'
import {
  blackGreenery,
  brassLota,
  bronzeBowl,
  celadonVase,
  chai,
  clayGreenery,
  greenery,
  indigoBowl,
  indigoStack,
  indigoSwatch,
  linen,
  linenStack,
  madderSwatch,
  marigolds,
  pottedPlant,
  sageSwatch,
  stonePlate,
  whiteMug,
} from './props.ts'
import {
  alone,
  inColours,
  type Light,
  laidOut,
  near,
  onBed,
  onLedge,
  type Placed,
  type Setting,
  type Thing,
  together,
} from './stage.ts'
import { juttis } from './wearables.ts'

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
  others?: string
}

type Shoot = {
  thing: Thing
  tone: Tone
  words: Words
  /** Who stands or lies beside it; the house props take turns unless told. */
  beside?: readonly Thing[]
  others?: readonly Thing[]
  /** A second way to see it: folded, open, rolled. */
  again?: { thing: Thing; alt: string; tone?: Tone }
  /** Each other colour that it is sold in, alone as on the cover: the last pictures. */
  colours?: readonly { thing: Thing; alt: string }[]
}

type Pictures = [Picture, ...Picture[]]

/** The pictures of products, by their paths; the first is the cover. */
export type Shoots = Record<string, Pictures>
type Pair = readonly [Thing, Thing]

const ON_TABLE: readonly [Pair, ...Pair[]] = [
  [greenery, chai],
  [clayGreenery, indigoBowl],
  [pottedPlant, whiteMug],
  [blackGreenery, bronzeBowl],
  [greenery, linenStack],
  [celadonVase, chai],
  [clayGreenery, indigoStack],
  [blackGreenery, brassLota],
]

const ON_BOARDS: readonly [Pair, ...Pair[]] = [
  [linen, marigolds()],
  [indigoSwatch, marigolds()],
  [madderSwatch, stonePlate],
  [sageSwatch, marigolds(INK.madder)],
  [linen, stonePlate],
]

/** Where the companions stand: behind and in front, as fractions chosen for each picture by its name. */
const pair = juttis(
  { ground: INK.madder, ink: INK.marigold, accent: INK.marigold, motif: 'buti', repeat: 70 },
  '#c99a6a',
)

type Layout = Record<'main' | 'first' | 'second', readonly [x: number, y: number]>
const LAYOUTS: readonly [Layout, ...Layout[]] = [
  { main: [470, 1210], first: [850, 1080], second: [900, 1310] },
  { main: [650, 1230], first: [290, 1070], second: [1010, 1300] },
  { main: [430, 1250], first: [800, 1060], second: [1000, 1180] },
]

const scaleTo = (thing: Thing, width: number, height: number) => Math.min(width / thing.width, height / thing.height)

/** A companion never grows past the size that it has beside the others. */
const keep = (thing: Thing, x: number, y: number, width: number, height: number): Placed => ({
  thing,
  x,
  y,
  scale: Math.min(0.74, scaleTo(thing, width, height)),
})

const place = (thing: Thing, x: number, y: number, width: number, height: number): Placed => ({
  thing,
  x,
  y,
  scale: scaleTo(thing, width, height),
})

const listed = (things: readonly Thing[]) =>
  [...new Set(things.map(({ called }) => called ?? 'another piece'))].join(' and ')

/** The same name always draws the same company, side and layout. */
function arrange({ words, beside }: Shoot, pairs: readonly [Pair, ...Pair[]]) {
  const random = seededRandom(seedOf(words.name))
  const company = beside ?? random.pick(pairs)
  const mirrored = random.pick([true, false])
  return { company, layout: random.pick(LAYOUTS), x: (at: number) => (mirrored ? 1200 - at : at) }
}

function extras({ words, others, again, colours = [], tone: name }: Shoot): Picture[] {
  const { paper, wall, table } = TONE[name]
  const pictures: Picture[] = []
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
  return [...pictures, ...colours.map(({ thing, alt }) => alone(alt, thing, paper))]
}

function portraits({ thing, words, tone: name }: Shoot): [Picture, Picture] {
  const { paper, wall } = TONE[name]
  return [alone(words.name, thing, paper), near(`Close view of ${words.detail}`, thing, mix(paper, wall, 0.6))]
}

/** Pictures of what stands on its own foot. */
export function standing(shoot: Shoot): Pictures {
  const { company, layout, x } = arrange(shoot, ON_TABLE)
  const [first, second] = company
  const things = [
    ...(first ? [keep(first, x(layout.first[0]), layout.first[1], 420, 620)] : []),
    place(shoot.thing, x(layout.main[0]), layout.main[1], 620, 720),
    ...(second ? [keep(second, x(layout.second[0]), layout.second[1], 300, 260)] : []),
  ]
  const scene = together(`${shoot.words.name}, on a table with ${listed(company)}`, TONE[shoot.tone], things, 900)
  return [...portraits(shoot), scene, ...extras(shoot)]
}

/** Pictures of what lies flat and is seen from above. */
export function lying(shoot: Shoot): Pictures {
  const { company, x } = arrange(shoot, ON_BOARDS)
  const [first, second] = company
  const things = [
    ...(first ? [keep(first, x(880), 420, 620, 620)] : []),
    place(shoot.thing, x(520), 790, 760, 880),
    ...(second ? [keep(second, x(930), 1240, 420, 400)] : []),
  ]
  const scene = laidOut(
    `${shoot.words.name}, on wooden boards with ${listed(company)}`,
    { colour: TONE[shoot.tone].table, wood: true },
    things,
  )
  return [...portraits(shoot), scene, ...extras(shoot)]
}

/** Pictures of what covers a floor: the companions shrink to what they are beside it. */
export function onFloor(shoot: Shoot): Pictures {
  const { x } = arrange(shoot, ON_BOARDS)
  const things = [place(shoot.thing, x(560), 740, 1000, 1260), keep(pair, x(990), 1290, 170, 200)]
  const floor = { colour: mix(TONE[shoot.tone].table, '#ffffff', 0.12), wood: true }
  const scene = laidOut(`${shoot.words.name}, on a wooden floor with a pair of juttis beside it`, floor, things)
  return [...portraits(shoot), scene, ...extras(shoot)]
}

/** Pictures of what covers a bed: folded alone, spread in a room. */
export function spread(shoot: Shoot, cover: Cloth, edge: Cloth): Pictures {
  const scene = onBed(`${shoot.words.name.split(',')[0]}, spread on a bed`, TONE[shoot.tone], cover, edge)
  return [...portraits(shoot), scene, ...extras(shoot)]
}

/** Pictures of a lamp that hangs over a table. */
export function overhead(shoot: Shoot): Pictures {
  const { company, x } = arrange(shoot, ON_TABLE)
  const [first, second] = company
  const things = [
    place(shoot.thing, 600, 60, 520, 760),
    ...(first ? [keep(first, x(400), 1230, 360, 460)] : []),
    ...(second ? [keep(second, x(810), 1300, 250, 230)] : []),
  ]
  const scene = together(
    `${shoot.words.name}, hung over a table with ${listed(company)}`,
    { ...TONE[shoot.tone], light: 'plain' },
    things,
    1040,
  )
  return [...portraits(shoot), scene, ...extras(shoot)]
}
