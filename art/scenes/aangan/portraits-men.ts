import { circle, each, place, slant, stroke, tiled } from '../../drawing/brush.ts'
import { clipTo, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { type Face, face, HAIR, neck, softShade, strands } from '../../drawing/figure.ts'
import { petalRing } from '../../drawing/foliage.ts'
import { jaliPaint } from '../../drawing/jali.ts'
import { SQUARE, scene } from '../scene.ts'
import { A } from './palette.ts'
import { archBehind, backdrop, shoulders, sitter, sunBehind } from './portrait-parts.ts'

/** Turns of cloth round a head: bands that cross over the brow. */
const turbanBand = (d: string, width: number, colour: Colour) =>
  stroke(d, darken(colour, 0.45), width + 5) +
  stroke(d, colour, width) +
  stroke(d, lighten(colour, 0.3), width * 0.3, { transform: `translate(-3 ${-width * 0.2})`, opacity: 0.7 })

/** A farmer and dyer of Marwar: a great turban, a great moustache. */
export const portrait2 = scene(
  'An old dyer in a marigold leheriya turban, with a great white moustache',
  { ...SQUARE, seed: 2 },
  (sheet) => {
    const look: Face = {
      skin: '#8f5636',
      hair: '#d9d3cc',
      eyes: 'smiling',
      age: 0.95,
      jaw: 1.02,
      brow: 1.25,
      lips: '#7c3f38',
    }
    const bands = [
      ['M-128 -66C-150 -170 -60 -226 30 -214', 62, '#f0a41c'],
      ['M128 -66C156 -170 70 -230 -40 -208', 62, '#d8572a'],
      ['M-132 -84C-110 -190 40 -226 126 -132', 56, '#f4bd4a'],
      ['M132 -80C100 -186 -50 -210 -124 -124', 54, '#e27a22'],
      ['M-124 -92C-60 -160 60 -166 126 -96', 52, '#f0a41c'],
      ['M-116 -74C-50 -122 50 -122 116 -74', 44, '#c23a2a'],
    ] as const
    const turban =
      path('M-136 -70C-164 -190 -80 -250 0 -250C84 -250 164 -190 136 -70C60 -110 -60 -110 -136 -70Z', {
        fill: '#b34f1c',
      }) +
      bands.map(([d, w, c]) => turbanBand(d, w, c)).join('') +
      group(
        { opacity: 0.85 },
        each(9, (i) => stroke(`M${-104 + i * 25} ${-88 - Math.sin((i / 8) * Math.PI) * 30}l-14 -24`, '#fff0d0', 5)),
      )
    const tail = path('M112 -60C150 0 150 80 130 150C180 110 190 10 140 -80Z', { fill: '#c96a1c' })
    const moustache =
      'M0 84C-18 66 -48 66 -72 80C-96 92 -112 82 -116 62C-126 92 -112 116 -84 116C-54 116 -22 108 0 92C22 108 54 116 84 116C112 116 126 92 116 62C112 82 96 92 72 80C48 66 18 66 0 84Z'
    const body =
      neck(sheet, look.skin, 1.08) +
      shoulders(
        sheet,
        '#f4ede0',
        1.02,
        stroke('M0 236V470', '#cbbda6', 4) + each(3, (i) => circle(10, 300 + i * 56, 6, { fill: '#c9a86a' })),
      ) +
      path('M-78 206C-40 240 -22 250 0 252L-14 300C-60 290 -96 250 -104 220Z', { fill: '#fffaf0' }) +
      path('M78 206C40 240 22 250 0 252L14 300C60 290 96 250 104 220Z', { fill: '#e2d6c2' }) +
      shawl(sheet)
    const head =
      tail +
      face(sheet, look) +
      softShade(sheet, 'M-104 -70C-40 -98 40 -98 104 -70V-44C40 -76 -40 -76 -104 -44Z', '#2a0f08', 0.4, 6) +
      turban +
      strands(moustache, '#ece7e1', 15, [-70, 82], [70, 82], 26) +
      stroke('M-104 52q-2 10 4 14', '#e0aa3e', 7) +
      stroke('M104 52q2 10 -4 14', '#b8862e', 7)
    return [backdrop(sheet, A.indigo, archBehind(sheet, '#3a4798')), sitter(body, head, 2, 1.1)]
  },
)

const shawl = (sheet: Sheet) => {
  const d = 'M120 216C190 236 250 262 276 330C292 380 296 420 298 470H150C190 400 180 300 120 216Z'
  return (
    path(d, { fill: slant(sheet, '#46549f', '#2a3580', '#171d52') }) +
    clipTo(
      sheet,
      path(d),
      each(5, (i) =>
        stroke(
          `M${150 + i * 34} 220C${190 + i * 34} 300 ${190 + i * 30} 400 ${170 + i * 34} 480`,
          i % 2 ? '#f0a41c' : '#e8e2d4',
          i % 2 ? 4 : 7,
          { opacity: 0.85 },
        ),
      ),
    )
  )
}

/** A young printer in his own cloth. */
export const portrait4 = scene(
  'A young man with spectacles and a short beard, in an indigo block-printed shirt',
  { ...SQUARE, seed: 4 },
  (sheet) => {
    const look: Face = { skin: '#b67c50', hair: HAIR, eyes: 'open', jaw: 1.06, brow: 1.2, lips: '#a25a4c' }
    const print = tiled(
      sheet,
      54,
      54,
      path(petalRing(13, 6, 0.42), { fill: '#dfe6f4', transform: 'translate(14 14)' }) +
        circle(14, 14, 4, { fill: '#b8352a' }) +
        path(petalRing(13, 6, 0.42), { fill: '#dfe6f4', transform: 'translate(41 41)' }) +
        circle(41, 41, 4, { fill: '#b8352a' }),
    )
    const beard =
      'M-101 10C-100 60 -94 96 -84 120C-62 166 -30 190 0 190C30 190 62 166 84 120C94 96 100 60 101 10C96 50 84 74 64 80C44 74 20 74 0 78C-20 74 -44 74 -64 80C-84 74 -96 50 -101 10Z'
    const hair =
      'M-108 6C-126 -90 -110 -156 -40 -182C20 -206 100 -186 116 -110C122 -70 116 -30 108 6C104 -20 100 -50 88 -72C50 -66 -10 -80 -36 -112C-50 -80 -96 -70 -98 -40Z'
    const body =
      neck(sheet, look.skin, 1.1) +
      shoulders(
        sheet,
        A.indigo,
        1,
        path('M-320 190H320V480H-320Z', { fill: print, opacity: 0.85 }) +
          stroke('M0 250V470', '#141a4c', 5) +
          each(3, (i) => circle(0, 300 + i * 58, 7, { fill: '#f4ead6' })),
      ) +
      path('M-80 204C-70 240 -30 262 0 266L-34 326C-78 300 -104 250 -106 222Z', { fill: '#323d8e' }) +
      path('M80 204C70 240 30 262 0 266L34 326C78 300 104 250 106 222Z', { fill: '#1c2360' })
    const glass = (x: number) =>
      rect(x - 41, -32, 82, 66, {
        rx: 26,
        fill: '#fff7e8',
        'fill-opacity': 0.12,
        stroke: '#2a1a16',
        'stroke-width': 6,
      }) + stroke(`M${x - 26} -12L${x - 8} -24`, '#ffffff', 4, { opacity: 0.6 })
    const head =
      face(sheet, { ...look, lips: look.skin }) +
      path(beard, { fill: '#241a1a', opacity: 0.93 }) +
      strands(
        'M0 74C-24 66 -50 76 -58 92C-40 90 -20 86 0 88C20 86 40 90 58 92C50 76 24 66 0 74Z',
        '#241a1a',
        13,
        [-66, 120],
        [66, 120],
        40,
      ) +
      path('M-32 98C-14 94 14 94 32 98C20 116 -20 116 -32 98Z', { fill: '#a4554a' }) +
      stroke('M-32 99C-12 104 12 104 32 99', '#5a2420', 2.5) +
      path(hair, { fill: slant(sheet, '#4a383a', '#221819', '#120c0d') }) +
      each(6, (i) =>
        stroke(
          `M${-30 + i * 20} ${-166 - i * 2}C${-10 + i * 22} ${-150} ${10 + i * 18} -120 ${14 + i * 16} -92`,
          '#6a5456',
          2.6,
          { opacity: 0.45 },
        ),
      ) +
      glass(-45) +
      glass(45) +
      stroke('M-6 -10Q0 -16 6 -10M-86 -12L-102 -14M86 -12L102 -14', '#2a1a16', 6)
    return [
      backdrop(
        sheet,
        '#efe3cd',
        rect(0, 0, 800, 800, { fill: jaliPaint(sheet, 160, '#e2cfae', '#fffaf0'), opacity: 0.42 }),
      ),
      softShade(sheet, 'M330 200H620V800H300Z', '#6b5132', 0.3, 30),
      place(400, 352, body, 1.16),
      place(400, 352, head, 1.16, -3),
    ]
  },
)

/** A Sikh cabinet-maker. */
export const portrait6 = scene(
  'A Sikh man with a deep-green turban and a full beard, in a mustard kurta',
  { ...SQUARE, seed: 6 },
  (sheet) => {
    const look: Face = { skin: '#b9805a', hair: '#2a1d1c', eyes: 'open', age: 0.45, jaw: 1.04, brow: 1.25 }
    const cloth = '#23594a'
    const beard =
      'M-103 -10C-106 60 -112 110 -98 150C-74 210 -30 244 0 246C30 244 74 210 98 150C112 110 106 60 103 -10C98 40 88 70 66 78C44 70 22 72 0 76C-22 72 -44 70 -66 78C-88 70 -98 40 -103 -10Z'
    const folds = [
      'M-120 -40C-150 -130 -110 -220 0 -238',
      'M120 -40C150 -130 110 -220 0 -238',
      'M-118 -46C-126 -130 -70 -196 4 -218',
      'M118 -46C126 -130 70 -196 -4 -218',
      'M-114 -52C-106 -124 -50 -170 6 -192',
      'M114 -52C106 -124 50 -170 -6 -192',
      'M-108 -58C-86 -114 -40 -146 4 -160',
      'M108 -58C86 -114 40 -146 -4 -160',
    ]
    const turban =
      path(
        'M-116 -34C-168 -150 -120 -252 0 -256C120 -252 168 -150 116 -34C96 -92 40 -124 0 -134C-40 -124 -96 -92 -116 -34Z',
        { fill: slant(sheet, lighten(cloth, 0.3), cloth, darken(cloth, 0.45)) },
      ) +
      folds
        .map(
          (d, i) =>
            stroke(d, darken(cloth, 0.5), 5, { opacity: 0.6 }) +
            stroke(d, lighten(cloth, 0.4), 3, { transform: 'translate(-5 -3)', opacity: i % 2 ? 0.25 : 0.6 }),
        )
        .join('') +
      path('M-70 -94C-40 -116 -16 -128 0 -134C16 -128 40 -116 70 -94C40 -104 -40 -104 -70 -94Z', { fill: '#d0402e' })
    const body =
      neck(sheet, look.skin, 1.15) +
      shoulders(
        sheet,
        '#d79a2b',
        1.06,
        stroke('M0 250V470', '#8f6212', 5) + each(3, (i) => circle(0, 330 + i * 50, 6, { fill: '#fff1cc' })),
      )
    const head =
      face(sheet, look) +
      path(beard, { fill: slant(sheet, '#6a5550', '#33241f', '#1a1110') }) +
      each(15, (i, t) =>
        stroke(
          `M${Math.round(-84 + t * 168)} ${Math.round(92 + Math.sin(t * Math.PI) * 30)}Q${Math.round(-74 + t * 148)} 160 ${Math.round(-50 + t * 100)} ${Math.round(190 + Math.sin(t * Math.PI) * 44)}`,
          i % 3 ? '#7d6861' : '#b7a8a0',
          2.6,
          { opacity: 0.5 },
        ),
      ) +
      path('M0 76C-26 66 -66 76 -80 108C-54 96 -22 96 0 90C22 96 54 96 80 108C66 76 26 66 0 76Z', { fill: '#3a2924' }) +
      path('M-28 100C-12 96 12 96 28 100C18 114 -18 114 -28 100Z', { fill: '#9c544a' }) +
      stroke('M-28 101C-10 105 10 105 28 101', '#4a1f1c', 2.5) +
      softShade(
        sheet,
        'M-108 -44C-90 -92 -40 -120 0 -130C40 -120 90 -92 108 -44C80 -80 40 -104 0 -112C-40 -104 -80 -80 -108 -44Z',
        '#1d0c08',
        0.45,
        5,
      ) +
      turban
    return [backdrop(sheet, '#e3cda6', sunBehind(sheet, '#d98a4a', 330, 292)), sitter(body, head, 3, 1.1)]
  },
)
