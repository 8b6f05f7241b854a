import { place } from '../../drawing/brush.ts'
import { group, type Sheet } from '../../drawing/canvas.ts'
import {
  baati,
  bowl,
  butter,
  churma,
  chutney,
  curd,
  dal,
  gatte,
  kerSangri,
  laalMaas,
  papad,
  rice,
  roti,
  thali,
} from './dishes.ts'
import { F } from './palette.ts'
import { chilli, lime, onionRing } from './table.ts'

/** The house thali, radius 500 about 0 0: six bowls along its rim, and in the middle what one eats them with. */
export function houseThali(sheet: Sheet): string {
  const foods = [dal(sheet), gatte(sheet), kerSangri(sheet), laalMaas(sheet), curd(sheet), churma(sheet)]
  const bowls = foods.map((food, i) => {
    const angle = ((i * 47 - 222) * Math.PI) / 180
    return place(330 * Math.cos(angle), 330 * Math.sin(angle), bowl(sheet, 118, F.brass, food))
  })
  return group(
    {},
    thali(sheet, 500, F.brass),
    place(-60, -40, papad(sheet), 1.4, 20),
    place(40, 150, roti(sheet, '#e9cf9c', '#7a4a20'), 1.5),
    place(-150, 120, rice(sheet), 1.05),
    ...bowls,
    place(96, 60, baati(sheet, 20), 0.88),
    place(206, 196, baati(sheet, -40), 0.92),
    place(40, 258, baati(sheet, 70), 0.84),
    place(-116, 376, chutneyDab(sheet), 0.5),
    place(96, 402, lime(sheet, 40), 1, 30),
    place(4, 404, onionRing(36)),
    place(-24, 410, onionRing(27)),
    place(190, 372, chilli(sheet, 130, '#5f9636'), 1, -24),
  )
}

const chutneyDab = (sheet: Sheet) => bowl(sheet, 118, F.brass, chutney(sheet)) + place(10, 6, butter(sheet), 0.24)
