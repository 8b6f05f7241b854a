import { cuspedArch, onionDome } from '../../drawing/arch.ts'
import { blurred, circle, down, each, fade, place, polar, range, slant, stroke } from '../../drawing/brush.ts'
import { ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { scene, WIDE } from '../scene.ts'
import { H } from './palette.ts'
import { quickCode, rupee } from './payment.ts'
import { parcelBox, rider, scooter } from './scooter.ts'

const GROUND = 1010

const coin = (sheet: Sheet) =>
  group(
    {},
    blurred(sheet, 24, circle(30, 36, 270, { fill: '#7a2410', opacity: 0.3 })),
    circle(0, 0, 276, { fill: slant(sheet, '#ff9a78', H.vermilion, '#b8300f') }),
    circle(0, 0, 250, { fill: slant(sheet, '#e2431f', '#f0502d', '#ff7d58') }),
    each(48, (i) => circle(...polar(0, 0, 226, i * 7.5), 6, { fill: '#ffd9cc', opacity: 0.85 })),
    circle(0, 0, 200, { fill: 'none', stroke: '#ffd9cc', 'stroke-width': 4, opacity: 0.8 }),
    rupee(6, 8, 124, '#a82c0e', 38),
    rupee(0, 0, 124, '#fff6f0', 38),
  )

/** Roofs from many corners of the country, against the light. */
function skyline(): string {
  const far = '#a9cdbf'
  const near = '#2f7a68'
  const tower = (x: number, w: number, h: number, fill: string) =>
    rect(x, GROUND - h, w, h, { fill }) +
    each(Math.floor(h / 44), (i) =>
      each(Math.floor(w / 30), (j) =>
        rect(x + 9 + j * 30, GROUND - h + 16 + i * 44, 13, 20, { rx: 2, fill: '#ffffff', opacity: 0.22 }),
      ),
    )
  const gopuram = (cx: number, w: number, h: number) =>
    group(
      { fill: near },
      ...range(6).map((i) =>
        rect(cx - (w / 2) * (1 - i * 0.12), GROUND - (h * (i + 1)) / 6, w * (1 - i * 0.12), h / 6 - 5, { rx: 3 }),
      ),
      path(`M${cx - w * 0.2} ${GROUND - h}Q${cx} ${GROUND - h - 60} ${cx + w * 0.2} ${GROUND - h}Z`),
      ...range(4).map((i) =>
        path(cuspedArch(cx - 14, GROUND - (h * (i + 1)) / 6 + 10, 28, h / 6 - 16, 3), { fill: '#8fc2b0' }),
      ),
    )
  const dome = (cx: number, w: number, h: number) =>
    group(
      { fill: near },
      path(onionDome(cx, GROUND - h, w * 0.7, w * 0.56)),
      rect(cx - w / 2, GROUND - h - 4, w, h + 4),
      rect(cx - w * 0.62, GROUND - h * 1.5, 22, h * 1.5),
      rect(cx + w * 0.62 - 22, GROUND - h * 1.5, 22, h * 1.5),
      path(onionDome(cx - w * 0.62 + 11, GROUND - h * 1.5, 34, 34)),
      path(onionDome(cx + w * 0.62 - 11, GROUND - h * 1.5, 34, 34)),
      path(cuspedArch(cx - w * 0.14, GROUND - h * 0.86, w * 0.28, h * 0.86, 4), { fill: '#8fc2b0' }),
    )
  const palm = (x: number, h: number) =>
    stroke(`M${x} ${GROUND}Q${x + 22} ${GROUND - h / 2} ${x + 8} ${GROUND - h}`, near, 13) +
    each(7, (i) =>
      path('M0 0C30 -40 84 -44 116 -6C84 -20 40 -14 0 0Z', {
        fill: i % 2 ? H.green : near,
        transform: `translate(${x + 8} ${GROUND - h}) rotate(${-210 + i * 40})`,
      }),
    )
  return group(
    {},
    tower(40, 120, 360, far),
    tower(190, 90, 460, far),
    tower(1180, 110, 420, far),
    tower(1320, 140, 340, far),
    tower(1480, 130, 480, far),
    dome(320, 240, 150),
    gopuram(1330, 200, 330),
    tower(1490, 90, 220, near),
    tower(60, 110, 200, near),
    palm(500, 250),
    palm(1180, 300),
    palm(1560, 230),
    rect(0, GROUND - 30, 1600, 34, { fill: near }),
  )
}

/** Parcels on the pavement, tied and stamped with an arrow. */
function parcels(sheet: Sheet): string {
  const box = (x: number, y: number, w: number, h: number, tone: Colour) => {
    const d = w * 0.22
    return (
      path(`M${x} ${y}l${d} ${-d * 0.6}h${w}l${-d} ${d * 0.6}Z`, { fill: lighten(tone, 0.4) }) +
      path(`M${x + w} ${y}l${d} ${-d * 0.6}v${h}l${-d} ${d * 0.6}Z`, { fill: darken(tone, 0.34) }) +
      rect(x, y, w, h, { fill: slant(sheet, lighten(tone, 0.16), tone) }) +
      rect(x + w * 0.42, y, w * 0.16, h, { fill: '#fff3e6', opacity: 0.8 }) +
      path(`M${x + w * 0.42} ${y}l${d} ${-d * 0.6}h${w * 0.16}l${-d} ${d * 0.6}Z`, { fill: '#fffaf4', opacity: 0.9 })
    )
  }
  return (
    ellipse(1350, 1046, 220, 20, { fill: '#0b0c10', opacity: 0.3 }) +
    box(1190, 880, 170, 160, '#d9a577') +
    box(1384, 910, 140, 130, '#c98f60') +
    box(1246, 776, 130, 104, '#e2b48a') +
    stroke('M1216 1000v-50M1204 964l12 -14l12 14M1244 1000v-50M1232 964l12 -14l12 14', '#7a4a28', 5)
  )
}

const stand = (sheet: Sheet) =>
  group(
    {},
    ellipse(250, 1050, 190, 22, { fill: '#0b0c10', opacity: 0.32 }),
    path('M120 1040L150 1000H350L384 1040Z', { fill: slant(sheet, '#4a4f5c', H.ink) }),
    rect(228, 940, 44, 74, { fill: H.ink }),
    blurred(sheet, 16, rect(104, 520, 330, 440, { rx: 30, fill: '#16181d', opacity: 0.35 })),
    rect(84, 500, 330, 450, { rx: 30, fill: slant(sheet, '#ffffff', '#fbf7f0', '#e6ddcf') }),
    path('M84 580V530Q84 500 114 500H384Q414 500 414 530V580Z', {
      fill: slant(sheet, '#ff8b68', H.vermilion, '#c93a1c'),
    }),
    rupee(134, 541, 20, '#ffffff', 6.5),
    rect(168, 526, 120, 12, { rx: 6, fill: '#ffffff' }),
    rect(168, 546, 80, 10, { rx: 5, fill: '#ffffff', opacity: 0.7 }),
    place(130, 612, quickCode(sheet, 238)),
    rect(130, 876, 150, 14, { rx: 7, fill: H.ink }),
    rect(130, 902, 96, 11, { rx: 5, fill: H.ink, opacity: 0.4 }),
    circle(346, 894, 24, { fill: H.green }),
    stroke('M334 894l9 10l16 -20', '#ffffff', 6),
  )

export const platformIndia = scene(
  'A delivery scooter before a rising rupee coin and Indian rooftops, with a payment code on a stand and parcels',
  { ...WIDE, seed: 71 },
  (sheet) => [
    rect(0, 0, 1600, 1200, { fill: down(sheet, '#ffffff', '#fdf6ee', '#fbe6d9') }),
    each(5, (i) =>
      circle(1176, 400, 330 + i * 90, {
        fill: 'none',
        stroke: H.vermilion,
        'stroke-width': 2,
        opacity: 0.22 - i * 0.035,
      }),
    ),
    place(1176, 400, coin(sheet)),
    skyline(),
    rect(0, GROUND, 1600, 60, { fill: slant(sheet, '#e6ddcf', '#cfc4b2') }),
    rect(0, GROUND + 46, 1600, 160, { fill: slant(sheet, '#3a3f4a', H.ink) }),
    rect(0, GROUND + 46, 1600, 6, { fill: '#ffffff', opacity: 0.3 }),
    each(9, (i) => rect(20 + i * 190, 1128, 104, 11, { rx: 5, fill: '#ffffff', opacity: 0.85 })),
    parcels(sheet),
    stand(sheet),
    place(40, 24, scooter(sheet) + parcelBox(sheet) + rider(sheet)),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#ffffff', 0.2, 0, [0, 0], [0.6, 0.6]) }),
  ],
)
