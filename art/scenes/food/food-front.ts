import { cuspedArch, scallops } from '../../drawing/arch.ts'
import { circle, down, each, fade, orb, place, pool, slant, stamp, stroke } from '../../drawing/brush.ts'
import { clipTo, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { petalRing, spray, swag, toran } from '../../drawing/foliage.ts'
import { clayStops, JAR, LOTA, MATKA, metalStops, vessel } from '../../drawing/vessel.ts'
import { fairyLights } from '../events/lights.ts'
import { parcelBox, scooter } from '../platform/scooter.ts'
import { scene, WIDE } from '../scene.ts'
import { F } from './palette.ts'

const STREET = 1000

const sky = (sheet: Sheet) => [
  rect(0, 0, 1600, 700, { fill: down(sheet, '#1b2a52', '#4a4a7c', '#c9767c', '#f2a868') }),
  each(40, () =>
    circle(sheet.random.between(0, 1600), sheet.random.between(0, 160), sheet.random.between(1, 2.4), {
      fill: '#fff6de',
      opacity: 0.7,
    }),
  ),
]

/** The house: ochre plaster, a parapet with merlons, bands of white. */
function house(sheet: Sheet): string {
  const merlon = stamp(
    sheet,
    path('M-34 0V-40Q-34 -66 0 -84Q34 -66 34 -40V0Z', { fill: slant(sheet, '#f0b453', '#c98024') }),
  )
  return group(
    {},
    each(19, (i) => merlon(60 + i * 82, 186)),
    rect(0, 184, 1600, STREET - 184, { fill: slant(sheet, '#f3bd5c', '#dd9a34', '#b06c1e') }),
    each(20, () =>
      pool(
        sheet,
        sheet.random.between(0, 1600),
        sheet.random.between(200, 900),
        200,
        110,
        sheet.random.pick(['#ffd88a', '#9c5c18'] as const),
        0.22,
      ),
    ),
    rect(0, 184, 1600, 18, { fill: '#fff0cf' }),
    rect(0, 202, 1600, 26, { fill: fade(sheet, '#5a2c10', 0.4, 0) }),
    rect(0, 862, 1600, 138, { fill: down(sheet, '#8f2a18', '#6a1c10') }),
    rect(0, 856, 1600, 8, { fill: '#fff0cf' }),
  )
}

/** Inside: a lit kitchen with shelves of pots. */
function counter(sheet: Sheet): string {
  const opening = cuspedArch(560, 300, 720, 470, 5, 230)
  const shelf = (y: number) =>
    rect(560, y, 720, 14, { fill: '#7a4a20' }) + rect(560, y + 14, 720, 30, { fill: fade(sheet, '#3a1808', 0.5, 0) })
  return group(
    {},
    path(cuspedArch(528, 262, 784, 508, 5, 250), { fill: slant(sheet, '#fff6e0', '#eed7ac') }),
    path(opening, { fill: '#ffdf9a' }),
    clipTo(
      sheet,
      path(opening),
      rect(540, 280, 760, 520, { fill: down(sheet, '#fff2c4', '#ffd27a', '#e8933a') }),
      shelf(520),
      shelf(664),
      ...[620, 700, 1130, 1220].map((cx, i) =>
        vessel(sheet, {
          cx,
          foot: 520,
          profile: i % 2 ? LOTA : JAR,
          scale: 0.52,
          stops: metalStops(i % 2 ? F.brass : F.copper),
          mouth: '#6a4218',
          rim: '#f2d594',
        }),
      ),
      ...[610, 690, 1150, 1236].map((cx, i) =>
        vessel(sheet, {
          cx,
          foot: 664,
          profile: i % 2 ? JAR : MATKA,
          scale: 0.44,
          stops: clayStops(i % 2 ? '#d8a23a' : '#a5522f'),
          mouth: '#5a2814',
        }),
      ),
      pool(sheet, 920, 420, 260, 220, '#fffbe6', 0.9),
      cook(sheet),
    ),
    rect(510, 764, 820, 46, { rx: 6, fill: down(sheet, '#8a5428', '#4f2c12') }),
    rect(510, 764, 820, 6, { fill: '#e8b878', opacity: 0.7 }),
    rect(540, 810, 760, 54, { fill: '#6a1c10' }),
    ...[600, 680, 1180, 1250].map((cx, i) =>
      vessel(sheet, {
        cx,
        foot: 766,
        profile: i % 2 ? MATKA : JAR,
        scale: 0.38,
        stops: i % 2 ? clayStops('#a5522f') : metalStops(F.brass),
        mouth: '#5a2814',
      }),
    ),
  )
}

/** The cook, from behind the counter. */
const cook = (sheet: Sheet) =>
  group(
    {},
    path('M800 800C796 660 830 596 920 590C1010 596 1044 660 1040 800Z', {
      fill: slant(sheet, '#2f7a5a', '#1d4a3a', '#10291f'),
    }),
    path('M880 600C890 640 950 640 960 600L948 560H892Z', { fill: '#8a5636' }),
    path('M866 500C866 448 974 448 976 502C978 560 950 590 921 590C892 590 864 560 866 500Z', {
      fill: slant(sheet, '#b87a50', '#a06640', '#7a4626'),
    }),
    path('M858 500C846 420 996 412 984 502C976 476 960 462 921 462C884 462 866 476 858 500Z', { fill: '#1f1512' }),
    path('M850 470C840 400 900 384 922 384C948 384 1004 400 992 470C950 446 892 446 850 470Z', {
      fill: slant(sheet, '#e04a2a', '#b4301c', '#74180c'),
    }),
    stroke('M894 516Q902 510 910 516M934 516Q942 510 950 516', '#2a140c', 5),
    stroke('M902 556Q922 570 942 556', '#5e2414', 5),
    path('M880 540C896 528 908 534 922 540C936 534 948 528 964 540C950 552 934 548 922 545C910 548 894 552 880 540Z', {
      fill: '#1f1512',
    }),
    path('M868 640H974L990 800H852Z', { fill: '#fff3dc' }),
    stroke('M868 640C880 616 890 606 896 602M974 640C962 616 952 606 946 602', '#fff3dc', 12),
  )

function awning(sheet: Sheet): string {
  const stripe = (i: number) => {
    const x = 500 + i * 60
    return path(`M${x} 236H${x + 60}L${x + 64} 326H${x - 4}Z`, { fill: i % 2 ? '#fff3d6' : F.chilli })
  }
  return group(
    {},
    rect(490, 326, 860, 60, { fill: fade(sheet, '#3a1808', 0.45, 0) }),
    each(14, stripe),
    each(14, (i) => path(scallops(496 + i * 60, 324, 68, 1, 18), { fill: i % 2 ? '#ecdcb4' : '#8f2212' })),
    rect(496, 226, 848, 14, { rx: 5, fill: '#5a2c12' }),
  )
}

function door(sheet: Sheet): string {
  const leaf = (x: number) =>
    rect(x, 460, 104, 540, { fill: slant(sheet, '#3a8a72', '#1f5c4a', '#123a2e') }) +
    each(
      3,
      (i) =>
        rect(x + 16, 490 + i * 168, 72, 134, { fill: 'none', stroke: '#0d2c22', 'stroke-width': 7 }) +
        rect(x + 20, 494 + i * 168, 64, 126, { fill: 'none', stroke: '#6fb89c', 'stroke-width': 2, opacity: 0.6 }),
    )
  return group(
    {},
    path(cuspedArch(150, 316, 260, 684, 4, 150), { fill: slant(sheet, '#fff6e0', '#eed7ac') }),
    path(cuspedArch(176, 352, 208, 648, 4, 120), { fill: '#0e2a20' }),
    leaf(176),
    leaf(280),
    circle(272, 740, 8, { fill: F.brass }),
    circle(290, 740, 8, { fill: F.brass }),
    path(petalRing(30, 8, 0.5), { fill: F.turmeric, transform: 'translate(280 408)' }),
    circle(280, 408, 9, { fill: F.chilli }),
  )
}

const lantern = (sheet: Sheet, x: number, y: number) =>
  pool(sheet, x, y + 40, 130, 130, '#ffc86a', 0.6) +
  stroke(`M${x} ${y - 40}V${y}`, '#3a1c0c', 5) +
  path(`M${x - 26} ${y + 8}L${x} ${y - 14}L${x + 26} ${y + 8}Z`, { fill: '#3a1c0c' }) +
  rect(x - 22, y + 8, 44, 58, { rx: 6, fill: orb(sheet, '#fffbe0', '#ffd06a', '#e0892a') }) +
  rect(x - 26, y + 64, 52, 10, { rx: 3, fill: '#3a1c0c' })

export const foodFront = scene(
  'The kitchen’s front at dusk: an ochre house with a striped awning, the cook at the lit counter, a red scooter packed for delivery',
  { ...WIDE, seed: 65 },
  (sheet) => [
    ...sky(sheet),
    house(sheet),
    door(sheet),
    counter(sheet),
    awning(sheet),
    toran(sheet, swag([160, 350], [400, 350], 16, 9), 44, '#4f7a3f', F.turmeric),
    lantern(sheet, 462, 430),
    lantern(sheet, 1420, 430),
    fairyLights(
      sheet,
      [
        ...swag([0, 120], [540, 190], 60, 12),
        ...swag([540, 190], [1110, 190], 50, 12),
        ...swag([1110, 190], [1600, 110], 60, 12),
      ],
      0.6,
    ),
    rect(0, STREET, 1600, 200, { fill: down(sheet, '#5c4a52', '#2c2430') }),
    rect(0, STREET, 1600, 20, { fill: '#a38c86' }),
    pool(sheet, 920, 1040, 560, 80, '#ffc470', 0.5),
    vessel(sheet, { cx: 1470, foot: 1010, profile: MATKA, scale: 0.86, stops: clayStops('#b4653d'), mouth: '#3d2114' }),
    place(
      1470,
      826,
      spray(170, -30, '#4f8a3f', '#2f5a2a') +
        place(20, 6, spray(150, 50, '#5a9a44', '#2f5a2a')) +
        place(-20, 6, spray(140, -70, '#3f7a34', '#2f5a2a')),
    ),
    place(60, 560, parcelBox(sheet) + scooter(sheet), 0.58),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#180a14', 0, 0.4, [0.4, 0.3], [1, 1]) }),
  ],
)
