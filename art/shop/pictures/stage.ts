import { clipTo, drawSheet, group, PORTRAIT, rect, type Sheet } from '../../drawing/canvas.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { type Colour, mix } from '../../drawing/colour.ts'
import {
  archedWindowLight,
  grain,
  jaliLight,
  keyLight,
  ledge,
  seamlessPaper,
  vignette,
  wallAndTable,
} from '../../drawing/light.ts'
import { seedOf } from '../../drawing/random.ts'
import { boards } from '../../drawing/wood.ts'
import type { Picture } from '../../picture.ts'
import { madeBed } from './bed.ts'

/** A thing to be photographed. Standing: the middle of its foot is 0,0. Lying: its middle is. Hanging: where it hangs from. */
export type Thing = {
  pose: 'stands' | 'lies' | 'hangs'
  width: number
  height: number
  /** With its shadow. */
  draw: (sheet: Sheet) => string
  /** What it is, when it keeps another thing company: `a brass lota`. */
  called?: string
  /** The spot worth a close look, in the thing's own units, and how far to go in. */
  closeUp: { x: number; y: number; zoom: number }
}

export type Light = 'plain' | 'window' | 'jali'
export type Setting = { paper: Colour; wall: Colour; table: Colour; light: Light }

const at = (sheet: Sheet, thing: Thing, x: number, y: number, scale: number) =>
  group({ transform: `translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})` }, thing.draw(sheet))

const picture = (alt: string, paint: (sheet: Sheet) => string): Picture => ({
  alt,
  widest: PORTRAIT.width,
  draw: () => drawSheet({ ...PORTRAIT, seed: seedOf(alt) }, paint),
})

/** How much of the sheet a thing may fill on its cover. */
const ROOM = {
  stands: { width: 900, height: 960 },
  lies: { width: 900, height: 1160 },
  hangs: { width: 980, height: 1180 },
}

const fitting = (thing: Thing, width: number, height: number) => Math.min(width / thing.width, height / thing.height)

/** Where a thing goes so that its middle is at `middle`. */
const originFor = (thing: Thing, middle: number, scale: number) =>
  middle + { stands: thing.height / 2, lies: 0, hangs: -thing.height / 2 }[thing.pose] * scale

/** A surface seen from straight above. */
export function surface(sheet: Sheet, colour: Colour, light: Light = 'plain'): string {
  const { width, height } = sheet
  const base = rect(0, 0, width, height, { fill: colour })
  return group(
    {},
    base,
    keyLight(sheet, 0.5),
    light === 'jali' ? jaliLight(sheet, 0.3) : '',
    vignette(sheet, 0.2),
    grain(sheet, 0.1),
  )
}

function backdrop(sheet: Sheet, thing: Thing, paper: Colour): string {
  return thing.pose === 'stands' ? seamlessPaper(sheet, paper) : surface(sheet, paper)
}

/** The cover: the thing alone on paper. */
export function alone(alt: string, thing: Thing, paper: Colour, room = ROOM[thing.pose]): Picture {
  return picture(alt, (sheet) => {
    const scale = fitting(thing, room.width, room.height)
    const y = thing.pose === 'hangs' ? 120 : originFor(thing, 780, scale)
    return backdrop(sheet, thing, paper) + at(sheet, thing, 600, y, scale)
  })
}

/** Near enough to see how it is made. */
export function near(alt: string, thing: Thing, paper: Colour): Picture {
  const { x, y, zoom } = thing.closeUp
  return picture(alt, (sheet) => {
    const scale = fitting(thing, ROOM[thing.pose].width, ROOM[thing.pose].height) * zoom
    return backdrop(sheet, thing, paper) + at(sheet, thing, 600 - x * scale, 750 - y * scale, scale)
  })
}

export type Placed = { thing: Thing; x: number; y: number; scale: number }

/** Several things in one place; those listed first stand behind. */
export function together(alt: string, setting: Setting, placed: readonly Placed[], edge = 930): Picture {
  return picture(alt, (sheet) => {
    const back = wallAndTable(sheet, setting.wall, setting.table, edge)
    const light = {
      plain: () => '',
      window: () => archedWindowLight(sheet, 130, 130, 430, 720),
      jali: () => jaliLight(sheet, 0.36, 170),
    }[setting.light]()
    const things = placed.map(({ thing, x, y, scale }) => at(sheet, thing, x, y, scale))
    return back + clipTo(sheet, rect(0, 0, 1200, edge), light) + things.join('')
  })
}

/** A bed in a quiet room, made with a cover. */
export function onBed(alt: string, { wall, table }: Setting, cover: Cloth, edge: Cloth): Picture {
  return picture(alt, (sheet) => {
    const light = clipTo(sheet, rect(0, 0, 1200, 1180), archedWindowLight(sheet, 90, 110, 380, 640))
    return wallAndTable(sheet, wall, mix(table, wall, 0.3), 1180) + light + madeBed(sheet, cover, edge)
  })
}

/** On a stone block, a little from below: for small and precious things. */
export function onLedge(alt: string, thing: Thing, paper: Colour, stone: Colour, width = 760): Picture {
  return picture(alt, (sheet) => {
    const scale = fitting(thing, width, 760)
    const top = Math.min(1120, 860 + (thing.height * scale) / 2)
    return (
      seamlessPaper(sheet, paper) + ledge(sheet, stone, 130, top, 940, 150) + at(sheet, thing, 600, top - 70, scale)
    )
  })
}

/** Laid out on boards or a tinted ground, seen from above. */
export function laidOut(
  alt: string,
  ground: { colour: Colour; wood?: boolean; light?: Light },
  placed: readonly Placed[],
): Picture {
  return picture(alt, (sheet) => {
    const back = ground.wood
      ? boards(sheet, ground.colour) + grain(sheet, 0.06)
      : surface(sheet, ground.colour, ground.light)
    return back + placed.map(({ thing, x, y, scale }) => at(sheet, thing, x, y, scale)).join('')
  })
}

/** The same thing in its colours: two or three of them, the last one in front. */
export function inColours(alt: string, things: readonly Thing[], paper: Colour): Picture {
  const shown = things.slice(0, 3)
  return picture(alt, (sheet) => {
    const [first] = shown
    if (!first) return ''
    const stacked = first.pose === 'stands' && first.width > first.height * 1.15
    const drawn = stacked ? inDepth(sheet, shown) : inRow(sheet, shown)
    return backdrop(sheet, first, paper) + drawn
  })
}

/** Wide things stand one behind the other; those behind are farther off. */
const inDepth = (sheet: Sheet, things: readonly Thing[]) =>
  things
    .map((thing, i) => {
      const near = i / (things.length - 1 || 1)
      const scale = fitting(thing, 640, 430) * (0.74 + 0.26 * near)
      const side = things.length === 2 ? 130 : 170
      return at(sheet, thing, 600 + (i % 2 === 0 ? -side : side), 910 + near * 290, scale)
    })
    .join('')

function inRow(sheet: Sheet, things: readonly Thing[]): string {
  const places = things.length === 2 ? [-0.5, 0.5] : [-1, 1, 0]
  return things
    .map((thing, i) => {
      const scale = fitting(thing, things.length === 2 ? 490 : 400, 860)
      const place = places[i] ?? 0
      const step = Math.min(480, thing.width * scale * (things.length === 2 ? 0.94 : 0.82))
      const forward = place === 0 ? 70 : place * 20
      return at(sheet, thing, 600 + place * step, originFor(thing, 750, scale) + forward, scale)
    })
    .join('')
}
