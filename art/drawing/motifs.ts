import { el, group, num, path } from './canvas.ts'
import type { Colour } from './colour.ts'

/** Motifs of Indian cloth and pottery, drawn round 0,0 about 100 units across. */
type MotifInks = { ink: Colour; accent: Colour }

const turned = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, i) => draw((i * 360) / count)).join('')

const petal = (length: number, width: number, angle: number, fill: string) =>
  path(
    `M0 0C${width} ${-length * 0.35} ${width} ${-length * 0.8} 0 ${-length}C${-width} ${-length * 0.8} ${-width} ${-length * 0.35} 0 0Z`,
    {
      fill,
      transform: `rotate(${num(angle)})`,
    },
  )

const dot = (x: number, y: number, r: number, fill: string) => el('circle', { cx: x, cy: y, r, fill })

/** A sprig: one flower on a bent stem with two leaves. */
export function buti({ ink, accent }: MotifInks): string {
  return group(
    {},
    path('M0 -6C6 14 -8 28 2 48', { fill: 'none', stroke: ink, 'stroke-width': 4.5 }),
    path('M-1 26C-22 22 -26 8 -24 2C-10 4 -2 14 -1 26ZM1 34C20 30 26 18 25 10C12 12 4 22 1 34Z', { fill: ink }),
    group(
      { transform: 'translate(0 -20)' },
      turned(6, (a) => petal(27, 11, a, accent)),
      dot(0, 0, 7, ink),
    ),
  )
}

/** The mango: ambi, kairi, paisley. */
export function ambi({ ink, accent }: MotifInks): string {
  const drop = 'M4 46C-26 46 -38 22 -30 0C-22 -24 8 -24 12 -44C30 -22 40 4 32 24C28 38 18 46 4 46Z'
  return group(
    {},
    path(drop, { fill: ink }),
    path(drop, { fill: 'none', stroke: accent, 'stroke-width': 5, transform: 'scale(.74) translate(0 5)' }),
    group(
      { transform: 'translate(2 18) scale(.55)' },
      turned(6, (a) => petal(24, 9, a, accent)),
      dot(0, 0, 6, ink),
    ),
  )
}

/** The eight-rayed star of ajrakh in its ring of dots. */
export function ajrakhStar({ ink, accent }: MotifInks): string {
  return group(
    {},
    turned(16, (a) => group({ transform: `rotate(${num(a)})` }, dot(0, -45, 3.4, ink))),
    el('circle', { r: 38, fill: 'none', stroke: ink, 'stroke-width': 3 }),
    turned(8, (a) => petal(34, 11, a, accent)),
    turned(8, (a) => petal(22, 6, a + 22.5, ink)),
    dot(0, 0, 8, ink),
  )
}

export function lotus({ ink, accent }: MotifInks): string {
  return group(
    {},
    ...[-68, 68, -38, 38].map((a) => petal(44, 15, a, accent)),
    petal(48, 16, 0, ink),
    petal(26, 8, 0, accent),
    path('M-36 14Q0 30 36 14', { fill: 'none', stroke: ink, 'stroke-width': 5 }),
  )
}

/** A tied dot of bandhani: a ring that the thread left undyed. */
export const bandhani = ({ ink, accent }: MotifInks): string =>
  group(
    {},
    ...[
      [-25, -25],
      [25, -25],
      [-25, 25],
      [25, 25],
      [0, 0],
    ].map(([x = 0, y = 0]) => dot(x, y, 9, ink) + dot(x, y, 3.4, accent)),
  )

/** A stepped diamond with feathered edges, as ikat threads make it. */
export function ikat({ ink, accent }: MotifInks): string {
  const rows = Array.from({ length: 17 }, (_, i) => {
    const y = (i - 8) * 5.6
    const half = 46 - Math.abs(i - 8) * 5.4 + (i % 2 === 0 ? 4 : -2)
    const core = half - 24
    const outer = path(`M${num(-half)} ${num(y)}H${num(half)}`, { stroke: ink, 'stroke-width': 5.8 })
    return (
      outer + (core > 3 ? path(`M${num(-core)} ${num(y)}H${num(core)}`, { stroke: accent, 'stroke-width': 5.8 }) : '')
    )
  })
  return rows.join('')
}

/** A leaf jaal: two winding stems that fill the ground, with a flower between. */
export function jaal({ ink, accent }: MotifInks): string {
  const stem = (x: number) => `M${x} -50C${x + 26} -34 ${x + 26} -16 ${x} 0C${x - 26} 16 ${x - 26} 34 ${x} 50`
  const leaves = [
    [-12, -34, 58],
    [-26, -12, -118],
    [-38, 12, 62],
    [-46, 34, -122],
    [-30, 42, 150],
    [-6, -16, 140],
  ]
  const sprays = [0, 50].map((shift, i) =>
    group(
      { transform: `translate(${shift} 0)` },
      ...leaves.map(([x = 0, y = 0, a = 0]) =>
        group({ transform: `translate(${x} ${y})` }, petal(19, 7, a, i ? accent : ink)),
      ),
    ),
  )
  return group(
    {},
    path(`${stem(-25)}${stem(25)}`, { fill: 'none', stroke: ink, 'stroke-width': 3.4 }),
    ...sprays,
    group(
      { transform: 'translate(4 -26) scale(.62)' },
      turned(6, (a) => petal(24, 11, a, accent)),
      dot(0, 0, 7, ink),
    ),
    group(
      { transform: 'translate(48 26) scale(.5)' },
      turned(6, (a) => petal(24, 11, a, accent)),
      dot(0, 0, 7, ink),
    ),
  )
}

/** Running stitches of kantha in broken rows. */
export function kantha({ ink, accent }: MotifInks): string {
  return [-40, -20, 0, 20, 40]
    .map((y, i) =>
      path(`M-50 ${y}H50`, {
        stroke: i % 2 === 0 ? ink : accent,
        'stroke-width': 4,
        'stroke-dasharray': '13 7',
        'stroke-dashoffset': i * 8,
        'stroke-linecap': 'round',
      }),
    )
    .join('')
}

/** Slanting waves of leheriya. */
export function leheriya({ ink, accent }: MotifInks): string {
  const wave = (x: number) => `M${x - 50} -50L${x} 0L${x - 50} 50`
  return group(
    { fill: 'none' },
    ...[0, 100].map((x) => path(wave(x), { stroke: ink, 'stroke-width': 11 })),
    ...[22, 122].map((x) => path(wave(x), { stroke: accent, 'stroke-width': 6 })),
    ...[50, 150].map((x) => path(wave(x), { stroke: ink, 'stroke-width': 4 })),
  )
}

export const stripe = ({ ink, accent }: MotifInks): string =>
  path('M-50 -22H50', { stroke: ink, 'stroke-width': 26 }) +
  path('M-50 18H50', { stroke: accent, 'stroke-width': 7 }) +
  path('M-50 34H50', { stroke: ink, 'stroke-width': 4 })

export const checks = ({ ink, accent }: MotifInks): string =>
  group(
    {},
    path('M-50 -20H50', { stroke: ink, 'stroke-width': 34, opacity: 0.5 }),
    path('M-20 -50V50', { stroke: ink, 'stroke-width': 34, opacity: 0.5 }),
    path('M-50 26H50M26 -50V50', { stroke: accent, 'stroke-width': 4 }),
  )

/** Kilim steps for dhurries. */
export const kilim = ({ ink, accent }: MotifInks): string =>
  group(
    {},
    path('M-50 0H-36V-13H-22V-26H-8V-39H8V-26H22V-13H36V0H50V6H36V18H22V30H8V43H-8V30H-22V18H-36V6H-50Z', {
      fill: ink,
    }),
    path('M-22 0H-12V-11H12V0H22V5H12V16H-12V5H-22Z', { fill: accent }),
  )

export const plain = (): string => ''

export const MOTIFS = {
  buti,
  ambi,
  ajrakhStar,
  lotus,
  bandhani,
  ikat,
  jaal,
  kantha,
  leheriya,
  stripe,
  checks,
  kilim,
  plain,
}
export type MotifName = keyof typeof MOTIFS
