import { circle, each, place, slant } from '../../drawing/brush.ts'
import { group, path, rect } from '../../drawing/canvas.ts'
import { block, isoShape, onLeft, onRight } from '../../drawing/iso.ts'
import { scene, WIDE } from '../scene.ts'
import { cloths, crate, pot, stallLeft, stallRight, wallFaces } from './bazaar-stalls.ts'
import { cart, gate, passer, phone } from './bazaar-things.ts'
import { H } from './palette.ts'
import { gallery, hero, products, questions, quotes } from './wireframes.ts'

export const platformHero = scene(
  'A bazaar street whose stalls are the sections of a web page under striped awnings, with a shop open on a phone in front',
  { ...WIDE, seed: 61 },
  (sheet) => [
    rect(0, 0, 1600, 1200, { fill: slant(sheet, '#ffffff', '#fbf7f0', '#efe7da') }),
    circle(1230, 250, 180, { fill: slant(sheet, '#ff7d58', H.vermilion), opacity: 0.95 }),
    place(
      800,
      500,
      group(
        {},
        path(
          isoShape([
            [-60, -60, 0],
            [1060, -60, 0],
            [1060, 1060, 0],
            [-60, 1060, 0],
          ]),
          { fill: slant(sheet, '#f7f1e6', '#e9dfce') },
        ),
        path(
          isoShape([
            [190, 190, 0],
            [1060, 190, 0],
            [1060, 1060, 0],
            [190, 1060, 0],
          ]),
          { fill: '#fffdf9' },
        ),
        each(11, (i) =>
          path(
            isoShape([
              [190 + i * 80, 190, 0],
              [194 + i * 80, 190, 0],
              [194 + i * 80, 1060, 0],
              [190 + i * 80, 1060, 0],
            ]),
            { fill: '#e6dccb', opacity: 0.7 },
          ),
        ),
        each(11, (i) =>
          path(
            isoShape([
              [190, 190 + i * 80, 0],
              [190, 194 + i * 80, 0],
              [1060, 194 + i * 80, 0],
              [1060, 190 + i * 80, 0],
            ]),
            { fill: '#e6dccb', opacity: 0.7 },
          ),
        ),
        stallLeft(
          sheet,
          660,
          H.green,
          quotes(272, 210),
          cloths(720, 112, 48, [H.vermilion, '#fff3e6', H.green, '#f7b49f']) +
            pot(sheet, 850, 130, 48, H.vermilion) +
            crate(sheet, 880, 104, 48, '#2f8a74'),
        ),
        stallLeft(
          sheet,
          340,
          H.vermilion,
          products(272, 210),
          pot(sheet, 550, 132, 48, H.green, 0.34) +
            crate(sheet, 430, 112, 48, '#e9c9a8') +
            crate(sheet, 480, 112, 48, H.vermilion) +
            pot(sheet, 606, 132, 48, '#f7b49f', 0.28),
        ),
        stallRight(
          sheet,
          340,
          H.green,
          gallery(272, 210),
          crate(sheet, 104, 370, 48, '#e9c9a8') +
            pot(sheet, 126, 470, 48, H.vermilion, 0.36) +
            cloths(102, 530, 48, [H.green, '#fff3e6', H.vermilion]),
        ),
        stallRight(
          sheet,
          660,
          H.vermilion,
          questions(272, 210),
          pot(sheet, 126, 720, 48, H.green, 0.34) +
            crate(sheet, 104, 770, 48, H.vermilion) +
            crate(sheet, 104, 830, 48, '#2f8a74') +
            pot(sheet, 126, 920, 48, '#e9a184', 0.3),
        ),
        block(0, 0, 0, 320, 34, 470, wallFaces(sheet)),
        block(0, 34, 0, 34, 286, 470, {
          top: '#ffffff',
          left: slant(sheet, '#ffffff', '#efe7da'),
          right: slant(sheet, '#efe8dc', '#ddd3c3'),
        }),
        onLeft(
          56,
          34,
          440,
          rect(0, 0, 244, 200, { rx: 6, fill: '#ffffff', stroke: '#e2d9c9', 'stroke-width': 2 }) + hero(244, 200),
        ),
        onRight(34, 286, 440, gate(sheet)),
        passer(sheet, 330, 260, H.green, '#fff3e6', '#9a6240'),
        phone(sheet),
        cart(sheet),
        passer(sheet, 420, 860, H.vermilion, '#ffd9cc', '#a86a43', 1.06),
        passer(sheet, 900, 500, H.ink, H.green, '#8d5737', 1.06),
        passer(sheet, 680, 620, '#fff3e6', '#f0502d', '#9a6240', 1.1),
      ),
      0.86,
    ),
  ],
)
