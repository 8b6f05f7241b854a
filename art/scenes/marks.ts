import { pointedArch } from '../drawing/arch.ts'
import { circle } from '../drawing/brush.ts'
import { el, group, num, path, rect } from '../drawing/canvas.ts'
import type { Picture } from '../picture.ts'

/** Logos as small files of their own: 96 units square, on a grid that stays crisp at 24 pixels. */

const mark = (title: string, ...shapes: string[]) =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 96, height: 96, viewBox: '0 0 96 96', role: 'img' },
    el('title', {}, title),
    ...shapes,
  )

/** Aangan: a courtyard behind its arch, the sun over the floor. */
const aanganMark = () =>
  mark(
    'Aangan',
    rect(0, 0, 96, 96, { rx: 20, fill: '#26307a' }),
    path(pointedArch(16, 10, 64, 74, 46), { fill: '#ffffff' }),
    path(pointedArch(28, 26, 40, 58, 30), { fill: '#26307a' }),
    circle(48, 58, 10, { fill: '#f0a41c' }),
    rect(16, 76, 64, 8, { fill: '#b8352a' }),
  )

/** Utsav & Co.: a marigold that is also a burst of light. */
const utsavMark = () => {
  const petal = (turn: number, fill: string, reach: number, half: number) =>
    path(`M48 48L${48 - half} ${48 - reach * 0.52}Q48 ${num(48 - reach * 1.32)} ${48 + half} ${48 - reach * 0.52}Z`, {
      fill,
      transform: `rotate(${turn} 48 48)`,
    })
  return mark(
    'Utsav &amp; Co.',
    rect(0, 0, 96, 96, { rx: 20, fill: '#3b1140' }),
    group({}, ...Array.from({ length: 8 }, (_, i) => petal(i * 45, '#d61f69', 36, 11))),
    group({}, ...Array.from({ length: 8 }, (_, i) => petal(i * 45 + 22.5, '#f3b64a', 24, 7))),
    circle(48, 48, 8, { fill: '#fff3e0' }),
  )
}

/** Haat: two posts under a striped awning; with the counter they make an H. */
const haatMark = () => {
  const stripe = (i: number) => {
    const x = 8 + i * 16
    return path(`M${x} 12H${x + 16}V32a8 8 0 0 1 -16 0Z`, { fill: i % 2 ? '#fbd3c4' : '#f0502d' })
  }
  return mark(
    'Haat',
    path('M16 28H36V52H60V28H80V84H60V68H36V84H16Z', { fill: '#16181d' }),
    ...[0, 1, 2, 3, 4].map(stripe),
  )
}

/** The clinic: a neem leaf, and the cross that its veins make. */
const clinicMark = () =>
  mark(
    'Neem Family Clinic',
    rect(0, 0, 96, 96, { rx: 24, fill: '#0d3b33' }),
    path('M48 8C80 22 86 66 48 88C10 66 16 22 48 8Z', { fill: '#8fc27a' }),
    path('M48 8C80 22 86 66 48 88Z', { fill: '#6fa860' }),
    rect(42, 30, 12, 38, { rx: 3, fill: '#fffaf0' }),
    rect(29, 43, 38, 12, { rx: 3, fill: '#fffaf0' }),
  )

/** Silbatta: the grinding stone and its roller, with a grain of chilli between them. */
const silbattaMark = () =>
  mark(
    'Silbatta',
    rect(0, 0, 96, 96, { rx: 48, fill: '#14392c' }),
    rect(14, 56, 68, 18, { rx: 9, fill: '#f6cf6a' }),
    rect(20, 34, 56, 16, { rx: 8, fill: '#fdf3dc', transform: 'rotate(-14 48 42)' }),
    circle(72, 26, 6, { fill: '#e2502e' }),
    circle(58, 20, 4, { fill: '#e2502e' }),
  )

/** Tara Varghese Architects: a gable over a gate, as plain as a section drawn at 1:200. */
const vargheseMark = () =>
  mark(
    'Tara Varghese Architects',
    rect(0, 0, 96, 96, { fill: '#1d1d1b' }),
    path('M12 46L48 16L84 46V54L48 24L12 54Z', { fill: '#f4f2ec' }),
    rect(20, 58, 8, 24, { fill: '#f4f2ec' }),
    rect(68, 58, 8, 24, { fill: '#f4f2ec' }),
    rect(36, 58, 24, 24, { fill: '#c8502b' }),
  )

/** It weighs next to nothing at any width. */
const widest = 2400

export const marks = {
  'aangan-mark': { alt: 'Aangan', widest, draw: aanganMark },
  'utsav-mark': { alt: 'Utsav & Co.', widest, draw: utsavMark },
  'clinic-mark': { alt: 'Neem Family Clinic', widest, draw: clinicMark },
  'haat-mark': { alt: 'Haat', widest, draw: haatMark },
  'silbatta-mark': { alt: 'Silbatta', widest, draw: silbattaMark },
  'varghese-mark': { alt: 'Tara Varghese Architects', widest, draw: vargheseMark },
} satisfies Record<string, Picture>
