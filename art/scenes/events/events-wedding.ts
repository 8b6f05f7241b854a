import { blurred, circle, each, fade, orb, place, pool, range, slant, stroke, tiled } from '../../drawing/brush.ts'
import { curve, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { type Face, face, HAIR, neck, softShade } from '../../drawing/figure.ts'
import { marigold, petalRing, strand } from '../../drawing/foliage.ts'
import { jhumka, shoulders } from '../aangan/portrait-parts.ts'
import { scene, WIDE } from '../scene.ts'
import { bokeh } from './lights.ts'
import { marigoldCurtain } from './mandap.ts'
import { E } from './palette.ts'

const BRIDE: Face = { skin: '#b77c50', hair: HAIR, eyes: 'lowered', kohl: true, lips: '#b5303f', jaw: 0.92 }
const GROOM: Face = { skin: '#a56c45', hair: HAIR, eyes: 'smiling', jaw: 1.06, brow: 1.2, lips: '#a2564a' }

/** The rope of roses and marigolds that each has put round the other's neck. */
function garland(sheet: Sheet, width: number, drop: number): string {
  const bead = [marigold(sheet, '#c8193f'), marigold(sheet, '#e23a5c'), marigold(sheet, '#fbeedd')]
  const points = range(21).map((i) => {
    const t = i / 20
    return [-Math.cos(t * Math.PI) * width, 196 + Math.sin(t * Math.PI) ** 0.8 * drop] as const
  })
  const shadow = blurred(sheet, 9, stroke(curve(points), '#2a0614', 50, { transform: 'translate(10 16)' }), 0.5)
  const edges = [-19, 19]
    .map((off) =>
      strand(
        bead.slice(0, 2),
        points.map(([x, y]) => [x * (1 + off / 170), y + off * 0.7] as const),
        30,
      ),
    )
    .join('')
  return (
    shadow + edges + strand([marigold(sheet, E.marigold), marigold(sheet, E.marigold), ...bead.slice(2)], points, 40)
  )
}

function bride(sheet: Sheet): string {
  const red = '#c01848'
  const spots = tiled(
    sheet,
    46,
    46,
    path(petalRing(7, 6, 0.5), { fill: '#f3c873', transform: 'translate(12 12)' }) +
      circle(35, 35, 3, { fill: '#f3c873' }),
    'rotate(18)',
  )
  const veil =
    'M0 -200C-96 -200 -150 -126 -142 -30C-140 60 -152 130 -198 214C-250 262 -296 340 -316 640H-80C-130 480 -132 330 -114 250C-96 180 -92 130 -104 60C-122 -40 -104 -150 0 -154C104 -150 122 -40 104 60C92 130 100 180 130 250C160 330 150 480 120 640H316C296 340 250 262 198 214C152 130 140 60 142 -30C150 -126 96 -200 0 -200Z'
  const border =
    'M-84 640C-132 480 -132 330 -116 250C-98 180 -94 130 -106 60C-124 -40 -104 -154 0 -157C104 -154 124 -40 106 60C94 130 102 180 132 250C162 330 152 480 124 640'
  const hair = 'M0 -158C-82 -156 -112 -90 -106 0C-96 -60 -60 -100 -4 -122C52 -100 96 -60 106 0C112 -90 82 -156 0 -158Z'
  const choker = each(13, (i, t) => {
    const x = -62 + t * 124
    const y = 150 + Math.sin(t * Math.PI) * 30
    return (
      circle(x, y, 9, { fill: orb(sheet, '#fff3c4', E.gold, '#8a5618') }) +
      path('M0 0L-8 18H8Z', { fill: i % 2 ? '#1f8a5a' : '#c8193f', transform: `translate(${x} ${y + 8})` })
    )
  })
  const tikka =
    stroke('M0 -150V-72', '#f6cf74', 4) +
    circle(0, -62, 14, { fill: orb(sheet, '#fff3c4', E.gold, '#8a5618') }) +
    circle(0, -62, 6, { fill: '#c8193f' }) +
    circle(0, -42, 5, { fill: '#fff6e2' })
  const nath =
    circle(-38, 66, 15, { fill: 'none', stroke: '#f6cf74', 'stroke-width': 3.4 }) +
    stroke('M-50 60Q-80 40 -96 24', '#f6cf74', 2) +
    circle(-38, 81, 4.5, { fill: '#fff6e2' })
  const choli = shoulders(sheet, '#a01240', 0.96, path('M-320 190H320V700H-320Z', { fill: spots, opacity: 0.7 }), 680)
  const head =
    face(sheet, BRIDE) +
    path(hair, { fill: '#1d1416' }) +
    tikka +
    circle(0, -28, 6, { fill: '#a81e26' }) +
    nath +
    jhumka(sheet, -104, 44) +
    jhumka(sheet, 104, 44)
  return (
    path('M-110 -120H110L150 300L140 640H-140L-150 300Z', { fill: '#5c0a2c' }) +
    neck(sheet, BRIDE.skin, 0.92) +
    choli +
    choker +
    head +
    path(veil, { fill: slant(sheet, lighten(red, 0.18), red, darken(red, 0.4)) }) +
    path(veil, { fill: spots, opacity: 0.85 }) +
    stroke(border, '#7a0f2e', 28) +
    stroke(border, E.gold, 20) +
    stroke(border, '#fff0c4', 4, { 'stroke-dasharray': '2 12' }) +
    path('M142 -30C140 60 152 130 198 214C250 262 296 340 316 640H220C190 400 150 210 122 60Z', {
      fill: '#2a0417',
      opacity: 0.3,
    })
  )
}

function groom(sheet: Sheet): string {
  const cloth = '#e98a9c'
  const folds = [
    'M-122 -52C-140 -140 -96 -210 40 -226',
    'M-122 -58C-110 -150 -30 -196 84 -196',
    'M-118 -66C-80 -140 10 -170 112 -150',
    'M-112 -72C-50 -124 50 -136 122 -104',
  ]
  const turban =
    path('M-122 -50C-168 -160 -110 -246 0 -248C112 -246 164 -160 122 -50C60 -96 -60 -96 -122 -50Z', {
      fill: slant(sheet, '#ffd6d2', cloth, '#a33a5a'),
    }) +
    folds
      .map(
        (d) =>
          stroke(d, '#94304f', 6, { opacity: 0.6 }) +
          stroke(d, '#fff0e4', 4, { transform: 'translate(-4 -5)', opacity: 0.7 }),
      )
      .join('') +
    stroke('M-118 -56C-56 -100 56 -100 118 -56', E.gold, 13)
  const kalgi =
    path('M66 -150C90 -220 60 -270 110 -310C130 -262 116 -210 86 -150Z', {
      fill: slant(sheet, '#fffaf0', '#f2d9b8', '#b98f5a'),
    }) +
    circle(70, -146, 22, { fill: orb(sheet, '#fff3c4', E.gold, '#8a5618') }) +
    circle(70, -146, 10, { fill: '#1f8a5a' })
  const beard =
    'M-101 20C-100 64 -94 96 -84 118C-62 160 -30 180 0 180C30 180 62 160 84 118C94 96 100 64 101 20C96 56 86 82 66 90C44 82 22 80 0 84C-22 80 -44 82 -66 90C-86 82 -96 56 -101 20Z'
  const brocade = tiled(
    sheet,
    64,
    80,
    path('M32 10C46 30 46 46 32 66C18 46 18 30 32 10Z', { fill: 'none', stroke: '#d8a85a', 'stroke-width': 2.5 }) +
      circle(32, 42, 5, { fill: '#d8a85a' }) +
      circle(0, 0, 4, { fill: '#d8a85a' }),
  )
  const coat =
    neck(sheet, GROOM.skin, 1.1) +
    shoulders(sheet, '#f8ead2', 1.06, path('M-330 190H330V700H-330Z', { fill: brocade, opacity: 0.8 }), 680) +
    path('M-80 204C-70 240 -30 258 0 260C30 258 70 240 80 204L92 230C76 276 30 292 0 292C-30 292 -76 276 -92 230Z', {
      fill: slant(sheet, '#fff6e4', '#e3c391'),
    }) +
    stroke('M0 292V680', '#c08a3c', 6)
  const dupatta = 'M150 226C230 250 290 300 310 400V680H190C210 480 190 330 110 220Z'
  const head =
    face(sheet, { ...GROOM, lips: GROOM.skin }) +
    path(beard, { fill: '#221718', opacity: 0.86 }) +
    path('M0 76C-22 68 -54 76 -64 96C-44 90 -20 90 0 92C20 90 44 90 64 96C54 76 22 68 0 76Z', { fill: '#221718' }) +
    path('M-34 98C-14 93 14 93 34 98C20 120 -20 120 -34 98Z', { fill: '#a4554a' }) +
    stroke('M-34 98C-12 106 12 106 34 98', '#4f1d1c', 2.6)
  return (
    coat +
    path(dupatta, { fill: slant(sheet, '#f7a8ba', E.rani, '#85103f') }) +
    stroke('M112 220C192 330 212 480 192 680', E.gold, 12) +
    head +
    softShade(sheet, 'M-108 -56C-50 -92 50 -92 108 -56V-34C50 -66 -50 -66 -108 -34Z', '#1d0808', 0.45, 6) +
    turban +
    kalgi
  )
}

export const eventsWedding = scene(
  'A bride and a groom side by side in their wedding garlands, strings of marigold and lamps behind them',
  { ...WIDE, seed: 19 },
  (sheet) => [
    rect(0, 0, 1600, 1200, { fill: slant(sheet, '#7a1558', '#4a1148', '#240a30') }),
    pool(sheet, 800, 560, 900, 700, '#f08a4a', 0.6),
    bokeh(sheet, 34, [0, 100, 1600, 800], [E.amber, E.flame, E.rani], 1.1),
    marigoldCurtain(
      sheet,
      30,
      -20,
      1540,
      19,
      (t) => 8 + 20 * (2 * Math.abs(t - 0.5)) ** 1.4 + 2 * Math.sin(t * 60),
      36,
    ),
    place(1040, 560, pool(sheet, 30, 180, 380, 560, '#1c0620', 0.6) + groom(sheet) + garland(sheet, 128, 380), 1.16, 2),
    place(560, 600, pool(sheet, 30, 180, 380, 560, '#1c0620', 0.6) + bride(sheet) + garland(sheet, 118, 340), 1.14, -2),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#ffe2b0', 0.22, 0, [0, 0], [0.6, 0.7]) }),
    rect(0, 900, 1600, 300, { fill: fade(sheet, '#240a30', 0, 0.6) }),
  ],
)
