import { circle, orb, slant, stroke } from '../../drawing/brush.ts'
import { clipTo, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { tube } from '../../drawing/tube.ts'
import { shoulders } from '../aangan/portrait-parts.ts'
import { C } from './palette.ts'

const WHITE = '#f3f5f2'

/** A white coat in the head's measure, open over what is worn under it; `inner` is drawn in the opening. */
export function whiteCoat(sheet: Sheet, under: Colour, inner = '', width = 1): string {
  const opening = 'M-92 200C-66 260 -34 340 -16 470H16C34 340 66 260 92 200C60 250 -60 250 -92 200Z'
  const lapel = 'M-84 204C-112 220 -132 238 -140 262L-100 330L-118 348L-20 470C-30 380 -52 290 -84 204Z'
  const mirrored = { transform: 'scale(-1 1)' }
  return (
    shoulders(sheet, WHITE, width) +
    clipTo(sheet, path(opening), rect(-120, 180, 240, 300, { fill: slant(sheet, lighten(under, 0.2), under) }), inner) +
    path(lapel, { fill: '#7d8f8a', opacity: 0.3, transform: 'translate(6 8)' }) +
    path(lapel, { fill: slant(sheet, '#ffffff', '#eef2ee') }) +
    path(lapel, { fill: '#7d8f8a', opacity: 0.3, transform: 'translate(4 8) scale(-1 1)' }) +
    path(lapel, { fill: slant(sheet, '#dfe6e1', '#f6f8f5'), ...mirrored }) +
    pocket(sheet)
  )
}

/** On the coat's left side, with a pen. */
const pocket = (sheet: Sheet) =>
  rect(150, 366, 84, 80, { rx: 6, fill: slant(sheet, '#e9eeea', '#d5ddd8') }) +
  stroke('M150 384H234', '#b9c5bf', 3) +
  rect(176, 338, 10, 50, { rx: 4, fill: C.green }) +
  rect(194, 346, 9, 42, { rx: 4, fill: C.coral })

/** Round the neck: tubes on the left, the chest piece hangs on the right. */
export function stethoscope(sheet: Sheet, colour: Colour): string {
  return (
    stroke('M-88 214C-134 262 -132 320 -118 372M90 214C138 262 136 306 120 352', '#4c5a56', 15, {
      opacity: 0.28,
      transform: 'translate(6 9)',
    }) +
    tube('M-86 206C-132 256 -130 316 -116 366', 13, colour) +
    tube('M86 206C136 256 134 300 118 344', 13, colour) +
    stroke('M-116 364C-126 396 -138 420 -142 470M-116 364C-104 396 -98 424 -98 470', '#8a989b', 8) +
    stroke('M-118 366C-128 396 -140 420 -144 470M-114 366C-106 396 -100 424 -100 470', '#eef3f3', 3) +
    circle(118, 368, 30, { fill: darken(colour, 0.2), opacity: 0.35, transform: 'translate(5 8)' }) +
    circle(118, 366, 29, { fill: orb(sheet, '#ffffff', C.steel, '#71807f') }) +
    circle(118, 366, 19, { fill: slant(sheet, '#93a2a3', '#edf3f3') })
  )
}
