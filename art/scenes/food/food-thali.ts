import { place } from '../../drawing/brush.ts'
import { HERO, scene } from '../scene.ts'
import { bowl, butter, chutney, kadhi, roti } from './dishes.ts'
import { F } from './palette.ts'
import { chilli, coriander, garlic, lime, onionRing, runner, stoneTable, strewn, windowLight } from './table.ts'
import { houseThali } from './thali.ts'

export const foodThali = scene(
  'A brass thali from above: dal, gatte, ker sangri, laal maas, churma, three baatis, bread and rice, on a dark green stone table',
  { ...HERO, seed: 61 },
  (sheet) => {
    const leaf = coriander(sheet)
    return [
      stoneTable(sheet, F.leaf),
      runner(sheet, 1010, 520, '#b8391f', '#f6c84c'),
      place(1270, 560, houseThali(sheet), 0.98, -8),
      place(1850, 220, bowl(sheet, 150, F.copper, kadhi(sheet))),
      place(1880, 690, roti(sheet, '#cdb188', '#5c3a1c'), 1.7),
      place(1866, 668, roti(sheet, '#d6bb92', '#5c3a1c'), 1.66, 50),
      place(1850, 650, butter(sheet), 0.36),
      place(640, 980, bowl(sheet, 120, F.brass, chutney(sheet))),
      place(470, 860, garlic(sheet, 62)),
      place(386, 930, garlic(sheet, 48), 1, 40),
      place(640, 150, chilli(sheet, 210), 1, 34),
      place(700, 110, chilli(sheet, 190, '#a01c10'), 1, 70),
      place(560, 230, chilli(sheet, 170), 1, 8),
      place(760, 760, lime(sheet, 58)),
      place(240, 1010, onionRing(64)),
      place(300, 1040, onionRing(46)),
      strewn(sheet, 40, 560, 700, 170, ['#2c1c14', '#6a4324', '#c9932f'], 6),
      strewn(sheet, 24, 860, 180, 120, ['#2c1c14', '#c9932f'], 6),
      leaf(700, 640, 3.4, 30),
      leaf(640, 600, 2.6, -40),
      leaf(1740, 960, 3.2, 70),
      leaf(1690, 1000, 2.4, 10),
      windowLight(sheet),
    ]
  },
)
