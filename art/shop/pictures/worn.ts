import { cuspedArch } from '../../drawing/arch.ts'
import { clipTo, drawSheet, group, num, PORTRAIT, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, lighten, mix } from '../../drawing/colour.ts'
import { archedWindowLight, contactShadow, seamlessPaper, wallAndTable } from '../../drawing/light.ts'
import { type Random, seededRandom, seedOf } from '../../drawing/random.ts'
import { bodyAt, type Pose } from '../../figures/body.ts'
import { castFor, type Model, POSES, type Wearer } from '../../figures/cast.ts'
import { dressed, type Outfit } from '../../figures/dressed.ts'
import { sareeFromBehind } from '../../figures/saree-back.ts'
import type { Focus, Picture } from '../../picture.ts'
import { clayGreenery, greenery, pottedPlant } from './props.ts'
import { TONE, type Tone, type Words } from './shoot.ts'
import { alone, type Thing } from './stage.ts'

type Wear = {
  wearer: Wearer
  outfit: Outfit
  tone: Tone
  words: Words
  /** The same thing folded. */
  laid?: { thing: Thing; alt: string; tone?: Tone }
  /** Each other colour that it is sold in, worn as on the cover: the last pictures. */
  colours?: readonly { outfit: Outfit; name: string }[]
}

/** How near a figure is: its scale, and where the ground under it lies on the sheet. */
type Frame = { scale: number; ground: number }
const WHOLE: Frame = { scale: 1.83, ground: 1426 }
/** From the knees up: what is worn above the hips fills the sheet. */
const UPPER: Frame = { scale: 2.42, ground: 1960 }

const frameOf = (outfit: Outfit) => {
  const short = outfit.kind === 'suit' && (outfit.top.cut === 'boxy' || outfit.stole !== undefined)
  return short ? UPPER : WHOLE
}

type Shown = { model: Model; pose: Pose; outfit: Outfit }

function figureAt(sheet: Sheet, { model, pose, outfit }: Shown, x: number, { scale, ground }: Frame): string {
  const figure = { sheet, build: model.build, skin: model.skin, pose, at: bodyAt(pose) }
  const behind = pose === POSES.fromBehind && outfit.kind === 'saree'
  const drawn = behind ? sareeFromBehind(figure, model.head, outfit) : dressed(figure, model.head, outfit)
  const shadow = contactShadow(sheet, x, ground - 4, 62 * scale, 0.42, 0.16)
  return shadow + group({ transform: `translate(${num(x)} ${num(ground)}) scale(${num(scale)})` }, drawn)
}

/** Paper with the arch of a courtyard on it. */
function niche(sheet: Sheet, paper: Colour): string {
  const pale = lighten(paper, 0.42)
  return group(
    {},
    seamlessPaper(sheet, paper),
    path(cuspedArch(170, 120, 860, 1130, 5), { fill: pale, opacity: 0.62 }),
    path(cuspedArch(192, 148, 816, 1102, 5), {
      fill: 'none',
      stroke: mix(paper, '#8a4a30', 0.34),
      'stroke-width': 3,
      opacity: 0.55,
    }),
  )
}

/** The crown of a figure's head: what is cropped from there downwards shows the face whole. */
const crownOf = (x: number, { scale, ground }: Frame): Focus => ({
  x: Math.round((100 * x) / PORTRAIT.width),
  y: Math.max(0, Math.round((100 * (ground - 750 * scale)) / PORTRAIT.height)),
})

const picture = (alt: string, paint: (sheet: Sheet) => string, focus?: Focus, isNear = false): Picture => ({
  alt,
  ...(focus && { focus }),
  widest: PORTRAIT.width,
  draw: () => drawSheet({ ...PORTRAIT, seed: seedOf(alt), isNear }, paint),
})

/** The pallu over the arm needs room on the right. */
const middle = ({ outfit }: Shown) => (outfit.kind === 'saree' && outfit.pallu === 'arm' ? 510 : 600)

const portrait = (alt: string, shown: Shown, paper: Colour) =>
  picture(
    alt,
    (sheet) => niche(sheet, paper) + figureAt(sheet, shown, middle(shown), frameOf(shown.outfit)),
    crownOf(middle(shown), frameOf(shown.outfit)),
  )

/** What a close look is for, in the figure's units. */
function closeUpOf({ outfit, pose }: Shown): { x: number; y: number; zoom: number } {
  if (outfit.kind === 'saree')
    return pose === POSES.armHeldOut ? { x: 128, y: -378, zoom: 5.6 } : { x: 22, y: -452, zoom: 6.4 }
  if (outfit.kind === 'suit' && outfit.stole) return { x: 6, y: -430, zoom: 5.2 }
  return { x: 0, y: -520, zoom: 6.2 }
}

function nearBy(alt: string, shown: Shown, paper: Colour): Picture {
  const { x, y, zoom } = closeUpOf(shown)
  return picture(
    alt,
    (sheet) =>
      seamlessPaper(sheet, paper) + figureAt(sheet, shown, 600 - x * zoom, { scale: zoom, ground: 750 - y * zoom }),
    undefined,
    true,
  )
}

/** A whole figure in a room, with plants that are as large as plants are. */
function inRoom(alt: string, shown: Shown, tone: Tone, plant: Thing, side: 1 | -1): Picture {
  const { wall, table, light } = TONE[tone]
  const floor = mix(table, wall, 0.3)
  const x = 600 - side * 90
  const paint = (sheet: Sheet) => {
    const glow = light === 'plain' ? '' : archedWindowLight(sheet, side > 0 ? 90 : 640, 190, 400, 720)
    const at = `translate(${600 + side * 360} 1360) scale(${num(Math.min(0.82, 560 / plant.height))})`
    return (
      wallAndTable(sheet, wall, floor, 1250) +
      clipTo(sheet, rect(0, 0, 1200, 1250), glow) +
      group({ transform: at }, plant.draw(sheet)) +
      figureAt(sheet, shown, x, WHOLE)
    )
  }
  return picture(alt, paint, crownOf(x, WHOLE))
}

/** The colours side by side, each on somebody else. */
function inCompany(alt: string, shown: readonly Shown[], paper: Colour): Picture {
  const step = shown.length === 2 ? 430 : 340
  const scale = shown.length === 2 ? 1.72 : 1.58
  return picture(
    alt,
    (sheet) =>
      niche(sheet, paper) +
      shown
        .map((each, i) =>
          figureAt(sheet, each, 580 + (i - (shown.length - 1) / 2) * step, { scale, ground: 1380 + (i % 2) * 36 }),
        )
        .join(''),
    crownOf(580, { scale, ground: 1380 }),
  )
}

const POSES_FOR: Record<Outfit['kind'] | Wearer, readonly [Pose, ...Pose[]]> = {
  saree: [POSES.armHeldOut],
  lehenga: [POSES.rest, POSES.handOnHip],
  suit: [POSES.rest],
  woman: [POSES.rest, POSES.handOnHip, POSES.handInFront],
  man: [POSES.rest, POSES.handInPocket, POSES.handInPocket],
}

function posesOf({ outfit, wearer }: Wear, random: Random): [cover: Pose, room: Pose, company: Pose] {
  if (outfit.kind === 'saree')
    return [outfit.pallu === 'arm' ? POSES.armHeldOut : POSES.handOnHip, POSES.fromBehind, POSES.rest]
  if (outfit.kind === 'suit' && outfit.stole?.worn === 'shoulder') return [POSES.handAtChest, POSES.rest, POSES.rest]
  const some = POSES_FOR[outfit.kind === 'suit' ? wearer : outfit.kind]
  const cover = random.pick(some)
  return [cover, some.find((pose) => pose !== cover) ?? cover, POSES.rest]
}

/** Beside others the pallu goes down the back. */
const narrow = (outfit: Outfit): Outfit => (outfit.kind === 'saree' ? { ...outfit, pallu: 'back' } : outfit)

/** Pictures of clothes, which are worn; the same name always draws the same people. */
export function worn(wear: Wear): [Picture, ...Picture[]] {
  const { wearer, outfit, words, colours = [] } = wear
  const { paper, wall } = TONE[wear.tone]
  const random = seededRandom(seedOf(words.name))
  const models = castFor(random, wearer)
  const [first, second] = models
  const [cover, room, company] = posesOf(wear, random)
  const plant = random.pick([pottedPlant, clayGreenery, greenery])
  const side = random.pick([1, -1])
  const shown: Shown = { model: first, pose: cover, outfit }
  const seen = room === POSES.fromBehind ? ', seen from behind with its end piece open' : ''
  const pictures: [Picture, ...Picture[]] = [
    portrait(`${words.name}, worn by ${first.called}`, shown, paper),
    nearBy(`Close view of ${words.detail}`, shown, mix(paper, wall, 0.6)),
    inRoom(
      `${words.name}${seen}, in a room with ${plant.called}`,
      { model: second, pose: room, outfit },
      wear.tone,
      plant,
      side === 1 ? 1 : -1,
    ),
  ]
  if (words.others) {
    const all = [outfit, ...colours.map((each) => each.outfit)].map(narrow)
    const group = all.map((each, i) => ({
      model: models[i % 3] ?? first,
      pose: i === 1 ? POSES.handOnHip : company,
      outfit: each,
    }))
    pictures.push(inCompany(words.others, group, mix(wall, '#ffffff', 0.2)))
  }
  if (wear.laid) {
    const other = wear.laid.tone ? TONE[wear.laid.tone].paper : mix(paper, TONE[wear.tone].table, 0.3)
    pictures.push(alone(wear.laid.alt, wear.laid.thing, other))
  }
  const others = colours.map(({ outfit: each, name }) =>
    portrait(`${name}, worn by ${first.called}`, { ...shown, outfit: each }, paper),
  )
  return [...pictures, ...others]
}

/** One person in it, for the door of a category. */
export function wornBy(alt: string, wearer: Wearer, outfit: Outfit, tone: Tone): Picture {
  const random = seededRandom(seedOf(alt))
  const [model] = castFor(random, wearer)
  return portrait(
    alt,
    { model, pose: random.pick(POSES_FOR[outfit.kind === 'suit' ? wearer : outfit.kind]), outfit },
    TONE[tone].paper,
  )
}

/** Several people beside each other, each in something else. */
export function wornTogether(alt: string, all: readonly (readonly [Wearer, Outfit])[], tone: Tone): Picture {
  const random = seededRandom(seedOf(alt))
  const casts = { woman: castFor(random, 'woman'), man: castFor(random, 'man') }
  const poses = [POSES.rest, POSES.handOnHip, POSES.handInFront]
  const shown = all.map(([wearer, outfit], i) => ({
    model: casts[wearer][i % 3] ?? casts[wearer][0],
    pose: poses[i % 3] ?? POSES.rest,
    outfit: narrow(outfit),
  }))
  return inCompany(alt, shown, TONE[tone].paper)
}
