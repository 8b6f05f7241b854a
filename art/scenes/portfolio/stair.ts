import { down, each, fade, pool, range, slant, stroke } from '../../drawing/brush.ts'
import { clipTo, group, path, polygon, rect } from '../../drawing/canvas.ts'
import { blur } from '../../drawing/paint.ts'
import { clayStops, MATKA, vessel } from '../../drawing/vessel.ts'
import { scene } from '../scene.ts'
import { palm, tree } from './parts.ts'
import { UPRIGHT } from './sizes.ts'

const STEPS = 11
const FLOOR = 1260
const [RUN, RISE] = [84, 82]
const at = (i: number) => [170 + i * RUN, FLOOR - (i + 1) * RISE] as const

export const pfStair = scene(
  'Red oxide steps that stand out of a lime wall one by one, their shadows slanting below them, the sky in a high opening',
  { ...UPRIGHT, seed: 87 },
  (sheet) => {
    const shadows = range(STEPS).map((i) => {
      const [x, y] = at(i)
      return path(
        polygon([
          [x, y + 26],
          [x + 150, y + 26],
          [x + 330, y + 330],
          [x + 190, y + 330],
        ]),
        { fill: '#8f8a9c' },
      )
    })
    const steps = range(STEPS).map((i) => {
      const [x, y] = at(i)
      return group(
        {},
        path(`M${x} ${y}H${x + 150}L${x + 122} ${y + 26}H${x - 34}Z`, { fill: slant(sheet, '#d8693e', '#b4482a') }),
        rect(x - 34, y + 26, 156, 22, { fill: slant(sheet, '#9c3a20', '#6e2412') }),
        path(`M${x + 150} ${y}V${y + 20}L${x + 122} ${y + 48}V${y + 26}Z`, { fill: '#5a1c0e' }),
        stroke(`M${x - 32} ${y + 27}H${x + 122}`, '#f0a07c', 3, { opacity: 0.8 }),
      )
    })
    return [
      rect(0, 0, 1200, 1500, { fill: slant(sheet, '#faf6ea', '#efe7d4', '#d9cdb4') }),
      each(24, () =>
        pool(
          sheet,
          sheet.random.between(0, 1200),
          sheet.random.between(0, 1260),
          sheet.random.between(120, 320),
          sheet.random.between(60, 160),
          sheet.random.pick(['#ffffff', '#cfc2a8'] as const),
          0.28,
        ),
      ),
      path('M0 0H760L120 1260H0Z', { fill: '#fffdf4', opacity: 0.55 }),
      rect(140, 150, 300, 420, { fill: down(sheet, '#7fb4d0', '#bfe0e4', '#f4eccc') }),
      clipTo(sheet, rect(174, 176, 266, 384), palm(sheet, 270, 660, 360, 50, '#3d6a48', true)),
      rect(140, 560, 300, 12, { fill: '#efe7d4' }),
      rect(140, 150, 34, 420, { fill: '#b9ae98' }),
      rect(140, 150, 300, 26, { fill: '#a89c86' }),
      path('M440 176V572H414L174 572V560H440Z', { fill: '#fffaf0', opacity: 0.6 }),
      group({ opacity: 0.34, filter: blur(sheet, 7, 0.05) }, ...shadows),
      ...steps,
      stroke(`M${at(0)[0] + 10} ${at(0)[1] - 190}L${at(10)[0] + 90} ${at(10)[1] - 190}`, '#241a15', 11),
      ...range(STEPS).map((i) => stroke(`M${at(i)[0] + 44} ${at(i)[1] + 4}V${at(i)[1] - 182}`, '#241a15', 4)),
      rect(0, FLOOR, 1200, 240, { fill: down(sheet, '#8f3a22', '#b9522f', '#8a341e') }),
      rect(0, FLOOR, 1200, 8, { fill: '#5a1c0e' }),
      path(`M0 ${FLOOR + 8}H420L180 1500H0Z`, { fill: '#f7a878', opacity: 0.35 }),
      pool(sheet, 960, 1390, 240, 36, '#1c0804', 0.6),
      tree(sheet, 930, 1200, 560, '#4f8048'),
      vessel(sheet, {
        cx: 930,
        foot: 1390,
        profile: MATKA,
        scale: 1.05,
        stops: clayStops('#c2c0b4'),
        mouth: '#3d3a30',
      }),
      rect(0, 0, 1200, 1500, { fill: fade(sheet, '#241a15', 0, 0.26, [0.4, 0.3], [1, 1]) }),
    ]
  },
)
