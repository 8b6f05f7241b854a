import { circle, each, place, slant, stroke, tiled } from '../../drawing/brush.ts'
import { clipTo, path, rect } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { type Face, face, HAIR, neck, softShade, strands } from '../../drawing/figure.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { backdrop, beads, shoulders, sitter, sunBehind } from '../aangan/portrait-parts.ts'
import { SQUARE, scene } from '../scene.ts'
import { C } from './palette.ts'
import { stethoscope, whiteCoat } from './white-coat.ts'

const combed = (colour: string) =>
  each(11, (_, t) =>
    stroke(
      `M0 -140C${(t - 0.5) * 110} -152 ${(t - 0.5) * 226} -112 ${(t - 0.5) * 222} ${-34 + Math.abs(t - 0.5) * 70}`,
      colour,
      2.2,
      { opacity: 0.5 },
    ),
  )

/** The family's doctor, of fifty-five: hair in a knot with a streak of grey, spectacles. */
export const doctor1 = scene(
  'A doctor in her fifties with spectacles and greying hair tied back, in a white coat over a teal kurta',
  { ...SQUARE, seed: 31 },
  (sheet) => {
    const look: Face = { skin: '#b27a52', hair: '#3a302f', eyes: 'open', age: 0.5, jaw: 0.94, lips: '#a5524c' }
    const hair =
      'M0 -164C-92 -164 -124 -100 -113 16C-108 -30 -92 -72 -62 -96C-30 -116 -10 -122 0 -136C10 -122 30 -116 62 -96C92 -72 108 -30 113 16C124 -100 92 -164 0 -164Z'
    const grey = each(7, (i) =>
      stroke(
        `M${2 + i} -138C${30 + i * 6} ${-150 + i} ${78 + i * 4} ${-112 - i * 3} ${98 + i * 2} ${-34 - i * 5}`,
        '#e3ddd9',
        2.6,
        {
          opacity: 0.62,
        },
      ),
    )
    const body =
      neck(sheet, look.skin, 0.94) +
      whiteCoat(
        sheet,
        '#1f7f79',
        rect(-120, 180, 240, 300, {
          fill: tiled(sheet, 34, 34, path('M17 9l5 8l-5 8l-5 -8Z', { fill: '#d8efe6' })),
          opacity: 0.8,
        }) + stroke('M0 246V470', darken('#1f7f79', 0.4), 4),
        0.94,
      ) +
      stethoscope(sheet, '#24413b')
    const glass = (x: number) =>
      rect(x - 40, -28, 80, 60, {
        rx: 24,
        fill: '#f7fbff',
        'fill-opacity': 0.14,
        stroke: '#5c2f28',
        'stroke-width': 5,
      }) + stroke(`M${x - 26} -10L${x - 10} -20`, '#ffffff', 4, { opacity: 0.6 })
    const head =
      circle(0, -150, 62, { fill: slant(sheet, '#5d504e', '#332a2a', '#1c1617') }) +
      face(sheet, look) +
      path(hair, { fill: slant(sheet, '#5a4c4a', '#362c2c', '#211a1b') }) +
      clipTo(sheet, path(hair), combed('#8d7f7c'), grey) +
      circle(0, -56, 6.5, { fill: '#a81e26' }) +
      glass(-45) +
      glass(45) +
      stroke('M-5 -6Q0 -12 5 -6M-85 -6L-101 -8M85 -6L101 -8', '#5c2f28', 5) +
      circle(-103, 46, 7, { fill: '#f3e3b0' }) +
      circle(103, 46, 7, { fill: '#cfae62' })
    return [backdrop(sheet, '#bcd9cc', sunBehind(sheet, '#a5cbbb', 360, 300)), sitter(body, head, -2, 1.06)]
  },
)

/** The children's doctor: a short beard, and a star on his coat. */
export const doctor2 = scene(
  'A smiling doctor with a short beard, in a white coat over a sky-blue shirt, a paper star on his lapel',
  { ...SQUARE, seed: 32 },
  (sheet) => {
    const look: Face = {
      skin: '#c48f66',
      hair: HAIR,
      eyes: 'smiling',
      age: 0.25,
      jaw: 1.05,
      brow: 1.2,
      lips: '#a8594c',
    }
    const hair =
      'M-107 4C-128 -84 -116 -150 -54 -178C0 -200 84 -192 112 -122C122 -78 116 -34 107 4C104 -24 100 -56 92 -76C70 -96 30 -104 -8 -102C-50 -100 -84 -92 -94 -70C-100 -48 -104 -22 -107 4Z'
    const beard =
      'M-101 20C-100 66 -94 100 -84 122C-62 164 -30 184 0 184C30 184 62 164 84 122C94 100 100 66 101 20C97 58 86 80 66 86C44 80 20 78 0 80C-20 78 -44 80 -66 86C-86 80 -97 58 -101 20Z'
    const shirt = '#8fbcd6'
    const body =
      neck(sheet, look.skin, 1.08) +
      whiteCoat(
        sheet,
        shirt,
        stroke('M0 262V470', darken(shirt, 0.3), 4) + each(2, (i) => circle(0, 320 + i * 62, 6, { fill: '#ffffff' })),
        1.02,
      ) +
      path('M-78 204C-66 240 -30 260 0 264L-30 316C-68 296 -96 250 -98 222Z', { fill: lighten(shirt, 0.3) }) +
      path('M78 204C66 240 30 260 0 264L30 316C68 296 96 250 98 222Z', { fill: darken(shirt, 0.08) }) +
      stethoscope(sheet, '#b23a4a') +
      place(-186, 330, star(C.sun))
    const head =
      face(sheet, { ...look, lips: look.skin }) +
      path(beard, { fill: '#2a2020', opacity: 0.9 }) +
      strands(
        'M0 78C-24 70 -48 78 -56 92C-38 91 -20 88 0 90C20 88 38 91 56 92C48 78 24 70 0 78Z',
        '#2a2020',
        13,
        [-66, 120],
        [66, 120],
        38,
      ) +
      path('M-36 96C-16 102 16 102 36 96C26 124 -26 124 -36 96Z', { fill: '#fbf4ec' }) +
      stroke('M-38 95C-18 103 18 103 38 95M-30 110C-16 126 16 126 30 110', '#8c4038', 3) +
      path(hair, { fill: slant(sheet, '#4a3b3b', '#241b1c', '#120d0d') }) +
      each(7, (i) =>
        stroke(`M${-64 + i * 24} ${-168 - (3 - Math.abs(3 - i)) * 5}q10 26 4 58`, '#6d5a5a', 2.4, { opacity: 0.4 }),
      )
    return [backdrop(sheet, '#f2cf8d', sunBehind(sheet, '#efbb62', 360, 300)), sitter(body, head, 2, 1.06)]
  },
)

const star = (colour: string) =>
  path('M0 -30L9 -10L31 -8L14 6L19 28L0 16L-19 28L-14 6L-31 -8L-9 -10Z', {
    fill: colour,
    stroke: '#ffffff',
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  })

/** The women's doctor: a plait over her shoulder, jasmine at its knot. */
export const doctor3 = scene(
  'A young doctor with a long plait and jasmine in her hair, in a white coat over a mustard saree',
  { ...SQUARE, seed: 33 },
  (sheet) => {
    const look: Face = {
      skin: '#8a5638',
      hair: '#171013',
      eyes: 'open',
      age: 0.1,
      jaw: 0.9,
      kohl: true,
      lips: '#9a3f44',
    }
    const hair =
      'M0 -168C-96 -166 -126 -96 -114 22C-110 -34 -90 -82 -56 -106C-30 -124 -10 -126 0 -138C10 -126 30 -124 56 -106C90 -82 110 -34 114 22C126 -96 96 -166 0 -168Z'
    const saree = '#d9a02c'
    const plait =
      stroke('M-116 110C-150 200 -176 300 -166 480', '#6f7d78', 44, { opacity: 0.3, transform: 'translate(10 6)' }) +
      stroke('M-116 110C-150 200 -176 300 -166 480', '#140e10', 42) +
      each(15, (i, t) => {
        const [x, y] = [-120 - 54 * Math.sin(t * 1.7), 120 + t * 350]
        const side = i % 2 ? 1 : -1
        return path('M-22 6C-18 -16 6 -24 24 -12C18 8 0 22 -18 20Z', {
          fill: slant(sheet, '#54454a', '#281e21', '#120d0f'),
          transform: `translate(${Math.round(x + side * 7)} ${Math.round(y)}) scale(${side} 1)`,
        })
      })
    const blossoms = each(13, (i) =>
      path(petalRing(11, 5, 0.5), {
        fill: i % 3 ? '#fffdf2' : '#f1e9c4',
        transform: `translate(${Math.round(-122 - 12 * Math.sin(i * 0.26))} ${-44 + i * 11}) rotate(${i * 37})`,
      }),
    )
    const body =
      neck(sheet, look.skin, 0.9) +
      whiteCoat(
        sheet,
        saree,
        stroke('M96 190C60 290 20 380 -30 470', '#8c2a24', 30) +
          stroke('M96 190C60 290 20 380 -30 470', '#f3cf6e', 8, { 'stroke-dasharray': '10 8' }) +
          stroke('M-60 230C-30 300 -20 380 -10 470', darken(saree, 0.35), 4, { opacity: 0.5 }),
        0.9,
      ) +
      beads(17, 44, ['#e0aa3e'], 5.5) +
      stethoscope(sheet, '#2d5f73')
    const head =
      path('M-70 -90C-140 -40 -150 60 -116 130C-100 150 -80 130 -84 90Z', { fill: '#171013' }) +
      face(sheet, look) +
      path(hair, { fill: slant(sheet, '#3c2f33', '#1d1518', '#0f0b0c') }) +
      clipTo(sheet, path(hair), combed('#6a595e')) +
      circle(0, -54, 7, { fill: '#a81e26' }) +
      circle(-22, 54, 4, { fill: '#ffe9a8' }) +
      circle(-101, 48, 8, { fill: '#f0c860' }) +
      circle(101, 48, 8, { fill: '#b98d32' })
    return [
      backdrop(sheet, '#e9b7a2', sunBehind(sheet, '#e09c84', 360, 300)),
      sitter(body + plait, head + blossoms, 0, 1.06),
    ]
  },
)

/** The physiotherapist from the hills, in working clothes. */
export const doctor4 = scene(
  'A young physiotherapist from the hills with short hair, in dark green working clothes',
  { ...SQUARE, seed: 34 },
  (sheet) => {
    const look: Face = {
      skin: '#d3a37a',
      hair: '#1f1819',
      eyes: 'open',
      smoothLids: true,
      jaw: 1.04,
      brow: 1.05,
      lips: '#b5655a',
    }
    const hair =
      'M-107 -6C-124 -70 -118 -132 -72 -160C-52 -190 -8 -204 34 -196C76 -196 112 -162 116 -110C120 -70 116 -36 107 -6C104 -34 99 -60 90 -80C62 -84 40 -96 22 -116C-6 -96 -52 -86 -90 -84C-98 -62 -104 -34 -107 -6Z'
    const scrubs = '#1c5a4d'
    const collar = 'M-92 206C-60 280 -20 330 0 350C20 330 60 280 92 206'
    const body =
      shoulders(
        sheet,
        scrubs,
        1.04,
        rect(128, 372, 92, 90, { rx: 5, fill: darken(scrubs, 0.16) }) + stroke('M128 392H220', lighten(scrubs, 0.2), 3),
      ) +
      clipTo(sheet, path(`${collar}V120H-92Z`), neck(sheet, look.skin, 1.12)) +
      clipTo(sheet, path('M-110 216L-60 206H60L110 216V380H-110Z'), collarBand(collar, scrubs)) +
      rect(150, 352, 9, 44, { rx: 4, fill: C.sun }) +
      rect(-214, 330, 70, 92, { rx: 8, fill: '#fdfaf2' }) +
      rect(-214, 330, 70, 24, { rx: 8, fill: C.coral }) +
      circle(-179, 380, 13, { fill: '#d8b08c' }) +
      stroke('M-200 408H-158', '#9aa8a2', 5)
    const head =
      face(sheet, look) +
      path(hair, { fill: slant(sheet, '#43383a', '#231b1c', '#120d0e') }) +
      softShade(sheet, 'M-96 -70C-40 -100 40 -100 96 -70V-52C40 -82 -40 -82 -96 -52Z', '#4a2a18', 0.3, 6) +
      each(8, (i) =>
        stroke(
          `M${-70 + i * 23} ${-158 - Math.sin((i / 7) * Math.PI) * 28}q${18 - i * 4} 30 ${2 - i * 3} 58`,
          '#77676a',
          2.4,
          { opacity: 0.42 },
        ),
      )
    return [backdrop(sheet, '#c9d7e2', sunBehind(sheet, '#b0c5d6', 360, 300)), sitter(body, head, 3, 1.06)]
  },
)

const collarBand = (d: string, cloth: Colour) =>
  stroke(d, darken(cloth, 0.4), 26, { 'stroke-linejoin': 'miter' }) +
  stroke(d, lighten(cloth, 0.12), 19, { 'stroke-linejoin': 'miter' })
