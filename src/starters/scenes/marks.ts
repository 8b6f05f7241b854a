import { cuspedArch } from '../drawing/arch.ts'
import { circle } from '../drawing/brush.ts'
import { el, group, num, path, rect } from '../drawing/canvas.ts'

/** Logos as small files of their own: 96 units square, on a grid that stays crisp at 24 pixels. */

const mark = (title: string, ...shapes: string[]) =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 96 96', role: 'img' },
    el('title', {}, title),
    ...shapes,
  )

/** Aangan: a courtyard behind its arch, the sun over the floor. */
export const aanganMark = () =>
  mark(
    'Aangan',
    rect(0, 0, 96, 96, { rx: 20, fill: '#26307a' }),
    path(cuspedArch(18, 12, 60, 72, 3, 38), { fill: '#ffffff' }),
    circle(48, 52, 13, { fill: '#f0a41c' }),
    path('M18 72H78V84H18Z', { fill: '#b8352a' }),
  )

/** Utsav & Co.: a marigold that is also a burst of light. */
export const utsavMark = () => {
  const petal = (turn: number, fill: string, reach: number, half: number) =>
    path(`M48 48L${48 - half} ${48 - reach * 0.52}Q48 ${num(48 - reach * 1.32)} ${48 + half} ${48 - reach * 0.52}Z`, {
      fill,
      transform: `rotate(${turn} 48 48)`,
    })
  return mark(
    'Utsav & Co.'.replace('&', '&amp;'),
    rect(0, 0, 96, 96, { rx: 20, fill: '#3b1140' }),
    group({}, ...Array.from({ length: 8 }, (_, i) => petal(i * 45, '#d61f69', 36, 11))),
    group({}, ...Array.from({ length: 8 }, (_, i) => petal(i * 45 + 22.5, '#f3b64a', 24, 7))),
    circle(48, 48, 8, { fill: '#fff3e0' }),
  )
}

/** Haat: two posts under a striped awning; with the counter they make an H. */
export const haatMark = () => {
  const stripe = (i: number) => {
    const x = 12 + i * 18
    return path(`M${x} 14H${x + 18}V34a9 9 0 0 1 -18 0Z`, { fill: i % 2 ? '#fde3d9' : '#f0502d' })
  }
  return mark(
    'Haat',
    path('M20 30H36V52H60V30H76V84H60V66H36V84H20Z', { fill: '#16181d' }),
    ...[0, 1, 2, 3].map(stripe),
  )
}
