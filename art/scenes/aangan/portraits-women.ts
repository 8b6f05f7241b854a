import { circle, each, orb, place, slant, stroke, tiled } from '../../drawing/brush.ts'
import { clipTo, path } from '../../drawing/canvas.ts'
import { darken, lighten } from '../../drawing/colour.ts'
import { type Face, face, HAIR, neck } from '../../drawing/figure.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { SQUARE, scene } from '../scene.ts'
import { archBehind, backdrop, beads, jhumka, shoulders, sitter, sunBehind } from './portrait-parts.ts'

const BINDI = '#a81e26'

/** A weaver of middle age, her odhni drawn over her hair. */
export const portrait1 = scene(
  'A weaver in a madder-red odhni with a tie-dyed field and a marigold border',
  { ...SQUARE, seed: 1 },
  (sheet) => {
    const look: Face = { skin: '#a86a43', hair: HAIR, eyes: 'open', age: 0.3, kohl: true, lips: '#a4434a' }
    const red = '#b8352a'
    const spots = tiled(
      sheet,
      38,
      38,
      circle(10, 10, 3.6, { fill: '#f7dcb0' }) + circle(29, 29, 3.6, { fill: '#f7dcb0' }),
      'rotate(24)',
    )
    const veil =
      'M0 -196C-92 -196 -146 -124 -140 -30C-138 60 -150 130 -196 214C-250 262 -290 330 -300 470H-60C-110 400 -128 320 -112 250C-96 180 -92 130 -104 60C-122 -40 -104 -146 0 -150C104 -146 122 -40 104 60C92 130 100 180 130 250C160 330 150 410 120 470H300C290 330 250 262 196 214C150 130 138 60 140 -30C146 -124 92 -196 0 -196Z'
    const border =
      'M-66 470C-112 400 -130 320 -114 250C-98 180 -94 130 -106 60C-124 -40 -104 -150 0 -153C104 -150 124 -40 106 60C94 130 102 180 132 250C160 330 152 410 124 470'
    const hair =
      'M0 -156C-80 -154 -112 -90 -106 0C-96 -60 -60 -100 -4 -122C52 -100 96 -60 106 0C112 -90 80 -154 0 -156Z'
    const body = neck(sheet, look.skin) + shoulders(sheet, '#2b3a86', 0.96, beads(19, 66, ['#f0a41c', '#fff1cc'], 8))
    const head =
      face(sheet, look) +
      path(hair, { fill: '#1d1416' }) +
      stroke('M0 -152V-124', '#b3322c', 6) +
      circle(0, -52, 8.5, { fill: BINDI }) +
      stroke('M22 58a10 10 0 1 0 8 12', '#f2c14e', 3.4) +
      jhumka(sheet, -103, 46) +
      jhumka(sheet, 103, 46)
    const cloth =
      path(veil, { fill: slant(sheet, lighten(red, 0.16), red, darken(red, 0.34)) }) +
      path(veil, { fill: spots, opacity: 0.8 }) +
      stroke(border, '#7c1d18', 22) +
      stroke(border, '#f0a41c', 15) +
      stroke(border, '#b8352a', 4, { 'stroke-dasharray': '2 11' }) +
      stroke('M-128 -10C-130 90 -150 160 -196 250M-150 230C-190 290 -206 360 -212 470', darken(red, 0.5), 5, {
        opacity: 0.35,
      }) +
      path('M140 -30C138 60 150 130 196 214C250 262 290 330 300 470H200C190 330 150 200 120 60Z', {
        fill: '#3d0b10',
        opacity: 0.25,
      })
    return [
      backdrop(sheet, '#f0b440', archBehind(sheet, '#f4c667')),
      sitter(path('M-110 -120H110L150 300H-150Z', { fill: '#5e1512' }) + body, head, 0),
      place(400, 352, cloth, 1.16),
    ]
  },
)

/** A teacher of seventy: white hair in a knot, jasmine, spectacles. */
export const portrait3 = scene(
  'An old woman with white hair, spectacles and jasmine, in a green silk sari',
  { ...SQUARE, seed: 3 },
  (sheet) => {
    const look: Face = { skin: '#7d4a30', hair: '#b9b2ac', eyes: 'smiling', age: 0.9, jaw: 0.94, lips: '#7c3a36' }
    const white = '#ece7e1'
    const hair =
      'M0 -162C-90 -162 -124 -100 -112 14C-108 -30 -92 -74 -62 -98C-30 -118 -10 -122 0 -136C10 -122 30 -118 62 -98C92 -74 108 -30 112 14C124 -100 90 -162 0 -162Z'
    const combed = each(13, (i, t) =>
      stroke(
        `M0 -138C${(t - 0.5) * 120} -150 ${(t - 0.5) * 230} -110 ${(t - 0.5) * 224} ${-30 - Math.abs(t - 0.5) * -70}`,
        i % 2 ? '#bdb6b0' : '#ffffff',
        2.4,
        { opacity: 0.6 },
      ),
    )
    const jasmine = each(15, (i, t) => {
      const [x, y] = [(t - 0.5) * 128, -158 + Math.sin(t * Math.PI) * 10]
      return path(petalRing(11, 5, 0.5), {
        fill: i % 3 ? '#fffdf2' : '#f3eccb',
        transform: `translate(${x} ${y}) rotate(${i * 31})`,
      })
    })
    const knot = circle(0, -168, 56, { fill: orb(sheet, '#ffffff', white, '#a39a94') })
    const sari = 'M-66 224C-130 236 -236 250 -272 330C-290 380 -296 420 -298 470H120C60 420 -30 330 -66 224Z'
    const silk = '#1f6a4f'
    const body =
      neck(sheet, look.skin, 0.94) +
      shoulders(sheet, '#a8322d', 0.95) +
      beads(15, 48, ['#e0aa3e'], 7) +
      path(sari, { fill: slant(sheet, lighten(silk, 0.2), silk, darken(silk, 0.4)) }) +
      clipTo(
        sheet,
        path(sari),
        path(sari, { fill: tiled(sheet, 46, 46, path('M23 14l7 9l-7 9l-7 -9Z', { fill: '#e9c25a' })), opacity: 0.8 }),
      ) +
      stroke('M-66 224C-30 330 60 420 120 470', '#7c5310', 40) +
      stroke('M-66 224C-30 330 60 420 120 470', '#e0aa3e', 34) +
      stroke('M-66 224C-30 330 60 420 120 470', '#8c2a24', 9, { 'stroke-dasharray': '12 8' })
    const glass = (x: number) =>
      circle(x, 2, 38, { fill: '#fff7e8', opacity: 0.14 }) +
      circle(x, 2, 38, { fill: 'none', stroke: '#3a2418', 'stroke-width': 5 }) +
      stroke(`M${x - 22} -14Q${x - 12} -28 ${x + 6} -28`, '#ffffff', 4, { opacity: 0.6 })
    const head =
      knot +
      face(sheet, look) +
      path(hair, { fill: slant(sheet, '#ffffff', white, '#aaa19b') }) +
      clipTo(sheet, path(hair), combed) +
      jasmine +
      circle(0, -54, 9, { fill: BINDI }) +
      circle(-25, 54, 4.5, { fill: '#ffe9a8' }) +
      glass(-45) +
      glass(45) +
      stroke('M-8 -2Q0 -8 8 -2M-83 -2L-100 -8M83 -2L100 -8', '#3a2418', 5) +
      jhumka(sheet, -102, 44) +
      jhumka(sheet, 102, 44)
    return [backdrop(sheet, '#b8463a', sunBehind(sheet, '#cf5f4c', 380, 300)), sitter(body, head, -3)]
  },
)

/** A young designer from the hills of the north-east. */
export const portrait5 = scene(
  'A young woman from the north-east with bobbed hair, a striped woven shawl and bead strings',
  { ...SQUARE, seed: 5 },
  (sheet) => {
    const look: Face = {
      skin: '#d9a57c',
      hair: '#241a1c',
      eyes: 'open',
      smoothLids: true,
      jaw: 0.92,
      lips: '#c25a58',
      brow: 0.8,
    }
    const back =
      'M0 -176C-112 -176 -140 -90 -132 10C-130 80 -136 120 -124 150C-100 164 -80 160 -70 150H70C80 160 100 164 124 150C136 120 130 80 132 10C140 -90 112 -176 0 -176Z'
    const front =
      'M-8 -170C-96 -168 -124 -96 -116 40C-112 84 -104 110 -96 122C-100 60 -96 -10 -72 -52C-52 -78 -34 -96 -22 -128C10 -84 64 -64 84 -28C98 10 100 70 96 122C106 108 114 84 116 40C124 -96 90 -172 -8 -170Z'
    const shine = each(7, (i) =>
      stroke(
        `M${-30 - i * 9} ${-150 + i * 10}C${-84 - i * 4} ${-120 + i * 8} ${-104} -40 ${-108 + i * 2} 60`,
        '#6b5358',
        2.6,
        { opacity: 0.5 },
      ),
    )
    const black = '#2a2230'
    const shawl = 'M-80 208C-140 236 -230 244 -266 310C-290 360 -296 420 -298 470H60C30 390 -30 300 -80 208Z'
    const stripes = each(9, (i) => {
      const x = -330 + i * 52
      const bar = stroke(
        `M${x} 470L${x + 160} 190`,
        ['#b8352a', '#f4ead6', '#b8352a'][i % 3] ?? '#b8352a',
        i % 3 === 1 ? 5 : 13,
      )
      return bar
    })
    const body =
      neck(sheet, look.skin, 0.9) +
      shoulders(sheet, '#f1e6d2', 0.92) +
      beads(21, 60, ['#e5762a', '#f0a41c'], 7) +
      beads(23, 86, ['#2f7a8c', '#b8352a', '#f4ead6'], 6.5) +
      path(shawl, { fill: slant(sheet, lighten(black, 0.2), black) }) +
      clipTo(
        sheet,
        path(shawl),
        stripes,
        path('M-30 190C-80 300 -60 400 -20 480H80V190Z', { fill: '#120c14', opacity: 0.35 }),
      )
    const head =
      path(back, { fill: '#171013' }) +
      face(sheet, look) +
      path(front, { fill: slant(sheet, '#4a383c', '#241a1c', '#140e10') }) +
      shine +
      circle(-102, 52, 9, { fill: '#e0aa3e' }) +
      circle(102, 52, 9, { fill: '#b8862e' })
    return [
      backdrop(
        sheet,
        '#8fae8b',
        each(4, (i) =>
          path(`M-40 ${560 + i * 70}Q160 ${400 + i * 80} 400 ${520 + i * 66}T860 ${470 + i * 80}V840H-40Z`, {
            fill: ['#86aa8a', '#6f9a7c', '#57876c', '#3f7059'][i] ?? '#3f7059',
            opacity: 0.85,
          }),
        ) + circle(590, 190, 84, { fill: '#f6e3b4', opacity: 0.85 }),
      ),
      place(400, 352, body, 1.16),
      place(400, 352, head, 1.16, 4),
    ]
  },
)
