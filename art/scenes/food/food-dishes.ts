import { circle, place, slant, stroke } from '../../drawing/brush.ts'
import type { Sheet } from '../../drawing/canvas.ts'
import { GALLERY, scene } from '../scene.ts'
import {
  baati,
  bowl,
  butter,
  churma,
  chutney,
  curd,
  dal,
  gatte,
  ghewar,
  kachori,
  kerSangri,
  laalMaas,
  laddoo,
  papad,
  rice,
  roti,
  thali,
} from './dishes.ts'
import { F } from './palette.ts'
import {
  chilli,
  coriander,
  garlic,
  lime,
  onionRing,
  runner,
  stoneTable,
  strewn,
  windowLight,
  woodenTable,
} from './table.ts'

/** Dishes of the card, each on a table of its own colour. */

const napkin = (sheet: Sheet, colour: `#${string}`, ink: `#${string}`) => runner(sheet, 0, 300, colour, ink)

export const foodDalBaati = scene(
  'Dal baati churma: four cracked baatis on a brass plate with a bowl of dal and a bowl of churma',
  { ...GALLERY, seed: 71 },
  (sheet) => {
    const leaf = coriander(sheet)
    return [
      stoneTable(sheet, '#1d4a3a'),
      place(610, 450, thali(sheet, 400, F.brass)),
      place(440, 330, bowl(sheet, 172, F.copper, dal(sheet))),
      place(780, 272, bowl(sheet, 128, F.copper, churma(sheet))),
      place(560, 640, baati(sheet, 10), 1.12),
      place(790, 560, baati(sheet, 60), 1.16),
      place(700, 710, baati(sheet, -30), 0.98),
      place(890, 430, baati(sheet, 120), 0.86),
      place(350, 570, lime(sheet, 44), 1, 20),
      place(1060, 150, bowl(sheet, 92, F.brass, chutney(sheet))),
      place(90, 760, chilli(sheet, 180, '#5f9636'), 1, -20),
      place(120, 130, onionRing(54)),
      place(170, 168, onionRing(40)),
      strewn(sheet, 26, 1080, 760, 80, ['#2c1c14', '#c9932f'], 6),
      leaf(150, 640, 3, 20),
      leaf(1110, 640, 2.6, -40),
      windowLight(sheet),
    ]
  },
)

export const foodLaalMaas = scene(
  'Laal maas in a copper pan from above: mutton in a deep red gravy with whole chillies, bajra bread beside it',
  { ...GALLERY, seed: 72 },
  (sheet) => {
    const leaf = coriander(sheet)
    const handle = (side: number) =>
      place(
        620 + side * 326,
        440,
        circle(0, 0, 62, { fill: 'none', stroke: '#4a2410', 'stroke-width': 30 }) +
          circle(-3, -4, 62, {
            fill: 'none',
            stroke: slant(sheet, '#f3b488', F.copper, '#6a3418'),
            'stroke-width': 24,
          }),
      )
    return [
      woodenTable(sheet, '#3a2217'),
      place(160, 700, roti(sheet, '#b9a284', '#4c3018'), 1.9),
      place(180, 670, roti(sheet, '#c4ad8e', '#4c3018'), 1.84, 40),
      handle(-1),
      handle(1),
      place(620, 440, bowl(sheet, 330, F.copper, laalMaas(sheet))),
      place(1060, 760, bowl(sheet, 96, F.brass, curd(sheet))),
      place(930, 90, chilli(sheet, 210), 1, 20),
      place(960, 160, chilli(sheet, 180, '#a01c10'), 1, 44),
      place(150, 120, garlic(sheet, 66)),
      place(262, 86, garlic(sheet, 50), 1, 30),
      strewn(sheet, 30, 1090, 420, 70, ['#2c1c14', '#6a4324'], 7),
      leaf(900, 820, 3, 30),
      leaf(840, 840, 2.4, -30),
      windowLight(sheet, 0.26),
    ]
  },
)

export const foodGatte = scene(
  'Gatte ki sabzi in a brass bowl, slices of gram dumpling in a golden gravy, with rice and papad',
  { ...GALLERY, seed: 73 },
  (sheet) => {
    const leaf = coriander(sheet)
    return [
      stoneTable(sheet, '#8a2a18'),
      place(790, 0, napkin(sheet, '#f3e3bd', '#b4301c')),
      place(480, 470, bowl(sheet, 310, F.brass, gatte(sheet))),
      place(940, 300, papad(sheet), 1.75, 12),
      place(956, 660, bowl(sheet, 170, F.steel, rice(sheet))),
      place(110, 130, chilli(sheet, 190, '#5f9636'), 1, 30),
      place(90, 800, lime(sheet, 60)),
      place(190, 834, lime(sheet, 52), 1, 50),
      strewn(sheet, 26, 700, 100, 70, ['#f0c45c', '#2c1c14'], 6),
      leaf(760, 800, 3, 0),
      leaf(700, 836, 2.4, 60),
      windowLight(sheet),
    ]
  },
)

export const foodKerSangri = scene(
  'Ker sangri, desert beans and berries with red chillies, in a dark bowl beside a folded cloth and bajra bread',
  { ...GALLERY, seed: 74 },
  (sheet) => [
    stoneTable(sheet, '#d9a23c'),
    place(80, 0, napkin(sheet, '#1d4a3a', '#f6cf6a')),
    place(640, 450, bowl(sheet, 316, '#57504a', kerSangri(sheet))),
    place(1090, 640, roti(sheet, '#b59f82', '#4c3018'), 1.7),
    place(1066, 620, butter(sheet), 0.42),
    place(1010, 120, garlic(sheet, 68)),
    place(1110, 170, garlic(sheet, 52), 1, 30),
    place(150, 180, chilli(sheet, 180), 1, 40),
    place(190, 130, chilli(sheet, 170, '#a01c10'), 1, 64),
    strewn(sheet, 26, 230, 760, 90, ['#5c5a26', '#a8a052', '#2c2c10'], 9),
    windowLight(sheet, 0.3),
  ],
)

export const foodKachori = scene(
  'Pyaaz kachori from above, five blistered rounds on a steel plate with tamarind and green chutney',
  { ...GALLERY, seed: 75 },
  (sheet) => [
    stoneTable(sheet, '#e3cfa4'),
    place(800, 0, napkin(sheet, '#b8391f', '#f6cf6a')),
    place(560, 450, thali(sheet, 392, F.steel)),
    place(390, 350, kachori(sheet, 0), 1.22),
    place(640, 260, kachori(sheet, 70), 1.14),
    place(420, 600, kachori(sheet, 140), 1.2),
    place(670, 660, kachori(sheet, 210), 1.16),
    place(546, 470, kachori(sheet, 300), 1.3),
    place(808, 440, bowl(sheet, 92, F.steel, chutney(sheet, '#4c8a2c'))),
    place(1040, 210, bowl(sheet, 112, F.brass, chutney(sheet, '#6e2c12'))),
    place(960, 730, chilli(sheet, 180, '#5f9636'), 1, 14),
    place(980, 780, chilli(sheet, 160, '#4c8230'), 1, -8),
    place(110, 800, onionRing(60)),
    place(164, 836, onionRing(44)),
    place(90, 110, lime(sheet, 56)),
    windowLight(sheet, 0.3),
  ],
)

export const foodGhewar = scene(
  'Ghewar, a honeycomb sweet under rabri with pistachio, saffron and rose petals, on a brass plate',
  { ...GALLERY, seed: 76 },
  (sheet) => {
    const petal = (x: number, y: number, turn: number) =>
      place(
        x,
        y,
        circle(6, 8, 16, { fill: '#0d0806', opacity: 0.25 }) +
          stroke('M-8 0Q0 -6 8 0', slant(sheet, '#f7a4b8', '#d43f66'), 20),
        1,
        turn,
      )
    return [
      stoneTable(sheet, '#5a1a2c'),
      place(120, 0, napkin(sheet, '#e8b23c', '#7a1c2c')),
      place(640, 450, thali(sheet, 384, F.brass)),
      place(640, 450, ghewar(sheet), 3.1),
      place(1070, 200, ghewar(sheet), 1.1, 40),
      place(1060, 720, bowl(sheet, 104, F.steel, curd(sheet))),
      petal(160, 180, 20),
      petal(230, 240, 100),
      petal(1000, 460, 60),
      petal(180, 740, -30),
      petal(960, 850, 10),
      strewn(sheet, 24, 220, 600, 90, ['#6d9c38', '#93b850', '#c98f4e'], 8),
      windowLight(sheet, 0.3),
    ]
  },
)

export const foodLaddoo = scene(
  'Churma laddoos heaped on a copper plate, each with an almond, a bowl of ghee and pistachios beside them',
  { ...GALLERY, seed: 79 },
  (sheet) => [
    stoneTable(sheet, '#2d5f45'),
    napkin(sheet, '#f0c45c', '#7a1c2c'),
    place(640, 450, thali(sheet, 374, F.copper)),
    place(470, 360, laddoo(sheet), 1.24),
    place(720, 300, laddoo(sheet), 1.2, 50),
    place(850, 500, laddoo(sheet), 1.22, 110),
    place(660, 640, laddoo(sheet), 1.26, 160),
    place(430, 570, laddoo(sheet), 1.18, 220),
    place(640, 462, laddoo(sheet), 1.36, 20),
    place(1070, 180, bowl(sheet, 108, F.brass, butter(sheet))),
    strewn(sheet, 40, 1070, 720, 90, ['#6d9c38', '#93b850', '#c98f4e'], 9),
    windowLight(sheet, 0.28),
  ],
)

export const foodRoti = scene(
  'Bajra bread from the griddle with white butter, red garlic chutney and jaggery, on a wooden board',
  { ...GALLERY, seed: 77 },
  (sheet) => [
    woodenTable(sheet, '#6b4a30'),
    place(900, 0, napkin(sheet, '#f3e3bd', '#2d5f45')),
    place(430, 500, roti(sheet, '#a89275', '#45290f'), 3),
    place(620, 420, roti(sheet, '#b8a182', '#4c3018'), 3, 70),
    place(590, 400, butter(sheet), 0.82),
    place(980, 250, bowl(sheet, 138, F.copper, chutney(sheet))),
    place(980, 640, bowl(sheet, 118, F.brass, churma(sheet))),
    place(110, 110, garlic(sheet, 66)),
    place(80, 830, chilli(sheet, 210), 1, -20),
    place(150, 860, chilli(sheet, 190, '#a01c10'), 1, -44),
    strewn(sheet, 30, 860, 820, 60, ['#2c1c14', '#c9932f'], 6),
    windowLight(sheet, 0.28),
  ],
)
