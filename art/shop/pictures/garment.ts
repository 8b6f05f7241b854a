import { clipTo, group, path, type Sheet } from '../../drawing/canvas.ts'
import { type Box, type Cloth, clothPaint, type Fold, foldDepth, foldLight, threads } from '../../drawing/cloth.ts'
import { darken } from '../../drawing/colour.ts'
import { castShadow } from '../../drawing/light.ts'
import { linearPaint } from '../../drawing/paint.ts'
import type { Thing } from './stage.ts'
import { buttonsDown, hanger, neckline, patchPocket } from './tailoring.ts'

type GarmentLook = {
  cloth: Cloth
  /** From shoulder to hem. */
  length: number
  /** Half the width at the hem; the chest is 220. */
  hem: number
  sleeve: 'long' | 'elbow' | 'short'
  neck: 'band' | 'collar' | 'vee'
  /** How far down the front opens, as a share of the length. */
  placket: number
  /** Band along hem and cuffs. */
  trim?: Cloth
  yoke?: Cloth
  pocket?: boolean
  slits?: boolean
  button?: `#${string}`
}

const CHEST = 218

/** A garment on a wooden hanger, before a wall. */
export function garment(look: GarmentLook): Thing {
  return {
    pose: 'hangs',
    width: 860,
    height: look.length + 140,
    closeUp: { x: 10, y: 330, zoom: 2 },
    draw: (sheet) => group({ transform: 'translate(0 110)' }, drawGarment(sheet, look)),
  }
}

const mirrored = (part: string) => part + group({ transform: 'scale(-1 1)' }, part)

function bodyOf({ length, hem }: GarmentLook): string {
  const waist = length * 0.5
  const right = `C${hem - 4} ${length * 0.8} ${CHEST - 12} ${waist} ${CHEST} 250C240 190 244 120 226 62C180 40 126 22 84 6`
  return `M-84 6C-126 22 -180 40 -226 62C-244 120 -240 190 ${-CHEST} 250C${-CHEST + 12} ${waist} ${-hem + 4} ${length * 0.8} ${-hem} ${length}Q${-hem * 0.5} ${length + 20} 0 ${length + 14}Q${hem * 0.5} ${length + 22} ${hem} ${length}${right}Q0 44 -84 6Z`
}

/** The right sleeve: outline, cuff band, and the folds that run down it. */
function sleeveOf({ sleeve }: GarmentLook) {
  const [reach, drop, wide] = { long: [372, 640, 84], elbow: [366, 420, 112], short: [340, 290, 122] }[sleeve] as [
    number,
    number,
    number,
  ]
  const inner = reach - wide
  const outline = `M196 46C246 62 270 96 290 150C320 230 ${reach - 20} ${drop - 150} ${reach} ${drop - 14}Q${reach - wide / 2} ${drop + 12} ${inner} ${drop + 6}C${inner - 10} ${drop - 120} 250 330 ${CHEST - 4} 252Z`
  const cuff = `M${reach - 5} ${drop - 58}L${reach} ${drop - 14}Q${reach - wide / 2} ${drop + 12} ${inner} ${drop + 6}L${inner - 4} ${drop - 42}Q${reach - wide / 2} ${drop - 34} ${reach - 5} ${drop - 58}Z`
  const fold = (dx: number, from: number) =>
    `M${236 + dx} ${from}C${270 + dx} ${from + 120} ${inner + 20 + dx} ${drop - 160} ${inner + wide * 0.45 + dx * 0.6} ${drop}`
  return { outline, cuff, folds: [fold(0, 120), fold(30, 190), fold(-16, 210)] }
}

function drawGarment(sheet: Sheet, look: GarmentLook): string {
  const { cloth, length, hem, trim } = look
  const body = bodyOf(look)
  const sleeve = sleeveOf(look)
  const print = clothPaint(sheet, cloth)
  const trimPaint = trim ? clothPaint(sheet, trim) : ''
  const hemBand = `M${-hem - 8} ${length - 74}Q0 ${length - 50} ${hem + 8} ${length - 74}V${length + 30}H${-hem - 8}Z`
  const rounding = linearPaint(sheet, [
    [0, '#140d12', 0.34],
    [0.16, '#140d12', 0.04],
    [0.3, '#fffaf0', 0.14],
    [0.55, '#140d12', 0],
    [0.86, '#140d12', 0.14],
    [1, '#140d12', 0.42],
  ])
  const arm = group(
    {},
    path(sleeve.outline, { fill: print }),
    trim
      ? path(sleeve.cuff, { fill: trimPaint })
      : path(sleeve.cuff, { fill: darken(cloth.ground, 0.3), opacity: 0.14 }),
    threads(sheet, sleeve.outline, cloth),
    path(sleeve.outline, { fill: rounding, opacity: 0.9 }),
  )
  const seam = path('M226 62C244 120 240 190 218 250', {
    fill: 'none',
    stroke: darken(cloth.ground, 0.65),
    'stroke-width': 4,
    opacity: 0.45,
  })
  const outlines = path(body) + mirrored(path(sleeve.outline))
  return group(
    {},
    castShadow(sheet, body, 26, 0.26),
    hanger(),
    mirrored(arm),
    clipTo(
      sheet,
      path(body),
      path(body, { fill: print }),
      look.yoke ? path('M-230 0H230V196Q0 262 -230 196Z', { fill: clothPaint(sheet, look.yoke) }) : '',
      trim ? path(hemBand, { fill: trimPaint }) : '',
      threads(sheet, body, cloth),
      path(body, { fill: rounding }),
      hemLine(look),
    ),
    mirrored(seam),
    look.slits ? mirrored(slit(look)) : '',
    look.pocket ? patchPocket(sheet, cloth) : '',
    buttonsDown(sheet, look),
    neckline(sheet, look),
    foldLight(sheet, outlines, boxOf(look), foldsOf(look, sleeve.folds), 15, foldDepth(cloth) * 0.85),
  )
}

const hemLine = ({ hem, length, cloth }: GarmentLook) =>
  path(`M${-hem} ${length - 26}Q0 ${length - 4} ${hem} ${length - 26}`, {
    fill: 'none',
    stroke: darken(cloth.ground, 0.5),
    'stroke-width': 2.5,
    opacity: 0.5,
    'stroke-dasharray': '7 4',
  })

const slit = ({ hem, length }: GarmentLook) =>
  path(
    `M${hem - 10} ${length - 250}Q${hem - 16} ${length - 100} ${hem - 26} ${length + 6}L${hem - 4} ${length + 2}Q${hem - 4} ${length - 120} ${hem - 10} ${length - 250}Z`,
    { fill: '#140d12', opacity: 0.4 },
  )

const boxOf = ({ length, sleeve, hem }: GarmentLook): Box => {
  const half = Math.max(hem, sleeve === 'short' ? 345 : 376)
  return { x: -half, y: 0, width: half * 2, height: length + 30 }
}

/** Cloth falls from the shoulders and breaks at waist and elbow. */
function foldsOf({ length, hem }: GarmentLook, arms: readonly string[]): Fold[] {
  const fall = (top: number, from: number, foot: number, height: number, width: number): Fold => ({
    d: `M${top} ${from}C${top * 0.9} ${length * 0.5} ${foot} ${length * 0.7} ${foot} ${length + 30}`,
    width,
    height,
  })
  const mirror = (d: string) =>
    d.replace(/([MC ])(-?[\d.]+) (-?[\d.]+)/g, (_, lead, x, y) => `${lead}${-Number(x)} ${y}`)
  const sleeves = arms.flatMap((d, i): Fold[] => {
    const height = i === 2 ? -0.42 : 0.42
    return [
      { d, width: 22, height },
      { d: mirror(d), width: 22, height },
    ]
  })
  const under = -CHEST - 6
  return [
    fall(-178, 90, -hem * 0.78, 0.5, 40),
    { d: `M${under} 246C-176 300 -150 ${length * 0.5} ${-hem * 0.52} ${length + 30}`, width: 34, height: -0.4 },
    { d: `M${under} 270C-120 330 -60 ${length * 0.56} ${-hem * 0.2} ${length + 30}`, width: 38, height: 0.34 },
    { d: `M${-under} 262C130 330 60 ${length * 0.54} ${hem * 0.16} ${length + 30}`, width: 34, height: -0.32 },
    { d: `M${-under} 244C182 310 150 ${length * 0.5} ${hem * 0.48} ${length + 30}`, width: 38, height: 0.42 },
    fall(184, 100, hem * 0.8, -0.42, 36),
    ...sleeves,
  ]
}
