import { clipTo, el, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, type Fold, foldDepth, foldLight, stitches, threads } from '../../drawing/cloth.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { leatherPiece } from '../../drawing/leather.ts'
import { castShadow, contactShadow } from '../../drawing/light.ts'
import { linearPaint, radialPaint } from '../../drawing/paint.ts'
import { tube } from '../../drawing/tube.ts'
import type { Thing } from './stage.ts'

/** A cloth tote that stands, handles up. */
export function tote(cloth: Cloth, handle: Colour): Thing {
  const d = 'M-290 -640Q0 -622 290 -640C300 -420 316 -200 306 -20Q0 14 -306 -20C-316 -200 -300 -420 -290 -640Z'
  const folds: Fold[] = [
    { d: 'M-200 -620C-210 -400 -150 -260 -240 -20', width: 60, height: 0.5 },
    { d: 'M-120 -610C-110 -420 -60 -240 -120 -10', width: 46, height: -0.5 },
    { d: 'M110 -610C60 -400 120 -240 90 -20', width: 56, height: 0.42 },
    { d: 'M210 -610C190 -400 240 -200 200 -10', width: 50, height: -0.55 },
    { d: 'M-300 -60C-150 -120 100 -60 300 -110', width: 34, height: 0.35 },
  ]
  const strap = 'M-140 -600C-150 -900 -96 -960 0 -960C96 -960 150 -900 140 -600'
  return {
    pose: 'stands',
    width: 660,
    height: 970,
    closeUp: { x: -90, y: -520, zoom: 2 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 10, -16, 270, 1, 0.14),
        group({ transform: 'translate(18 -14)' }, tube(strap, 34, darken(handle, 0.35), 0.1)),
        path('M-290 -640Q0 -668 290 -640Q0 -622 -290 -640Z', { fill: darken(cloth.ground, 0.6) }),
        path(d, { fill: clothPaint(sheet, cloth) }),
        threads(sheet, d, { ...cloth, weave: 'coarse' }),
        path(d, {
          fill: linearPaint(sheet, [
            [0, '#140d12', 0.2],
            [0.12, '#fffaf0', 0.16],
            [0.6, '#140d12', 0],
            [1, '#140d12', 0.42],
          ]),
        }),
        foldLight(sheet, path(d), { x: -316, y: -650, width: 632, height: 660 }, folds, 16, foldDepth(cloth)),
        stitches('M-288 -606Q0 -588 288 -606', handle, 2.4),
        tube(strap, 34, handle, 0.15),
        ...[-140, 140].map((x) => stitches(`M${x - 14} -606h28v70h-28zl28 70m0 -70l-28 70`, lighten(handle, 0.35), 2)),
      ),
  }
}

type SatchelLook = { leather: Colour; panel?: Cloth; metal?: Colour; strap?: boolean }

/** A flap bag of leather, with an embroidered panel if it has one. */
export function satchel({ leather, panel, metal = '#d4a03c', strap = true }: SatchelLook): Thing {
  const body = 'M-310 -430Q-310 -460 -280 -460H280Q310 -460 310 -430L322 -40Q322 0 284 0H-284Q-322 0 -322 -40Z'
  const flap =
    'M-322 -452Q-322 -484 -290 -484H290Q322 -484 322 -452L316 -250C300 -170 160 -130 0 -130C-160 -130 -300 -170 -316 -250Z'
  const inset = 'M-282 -444H282L276 -262C258 -206 140 -172 0 -172C-140 -172 -258 -206 -276 -262Z'
  const sling = 'M-300 -440C-330 -900 -140 -1010 20 -1000C210 -990 330 -860 302 -440'
  return {
    pose: 'stands',
    width: 700,
    height: strap ? 960 : 500,
    closeUp: { x: -40, y: -230, zoom: 2 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 10, -8, 318, 1, 0.12),
        strap ? tube(sling, 30, leather, 0.25) + stitches(sling, lighten(leather, 0.3), 2) : '',
        leatherPiece(sheet, body, darken(leather, 0.1)),
        stitches('M-296 -440L-308 -42Q-308 -14 -282 -14H282Q308 -14 308 -42L296 -440', lighten(leather, 0.35)),
        castShadow(sheet, flap, 11, 0.5),
        leatherPiece(sheet, flap, leather),
        panel
          ? clipTo(
              sheet,
              path(inset),
              path(inset, { fill: clothPaint(sheet, panel) }),
              threads(sheet, inset, panel),
              path(inset, {
                fill: linearPaint(
                  sheet,
                  [
                    [0, '#fffaf0', 0.2],
                    [1, '#140d12', 0.25],
                  ],
                  [0, 0],
                  [1, 1],
                ),
              }),
            ) + stitches(inset, lighten(leather, 0.4))
          : '',
        stitches(
          'M-308 -458L-302 -254C-286 -182 -152 -146 0 -146C152 -146 286 -182 302 -254L308 -458',
          lighten(leather, 0.35),
        ),
        buckle(sheet, leather, metal),
      ),
  }
}

function buckle(sheet: Sheet, leather: Colour, metal: Colour): string {
  const tongue = 'M-34 -250H34V-70Q34 -44 0 -36Q-34 -44 -34 -70Z'
  return group(
    {},
    castShadow(sheet, tongue, 7, 0.45),
    leatherPiece(sheet, tongue, lighten(leather, 0.05)),
    stitches('M-25 -240V-72Q-25 -52 0 -46Q25 -52 25 -72V-240', lighten(leather, 0.35), 2),
    tube('M-46 -150H46V-92H-46Z', 11, metal, 1),
    tube('M0 -150V-96', 8, metal, 1),
    ...[-66, -206].map((y) => el('circle', { cy: y, r: 5, fill: darken(leather, 0.7) })),
  )
}

/** A bifold wallet or card case, lying. */
export function wallet(leather: Colour, thread: Colour, panel?: Cloth): Thing {
  const d = 'M-280 -190Q-280 -210 -260 -210H260Q280 -210 280 -190V190Q280 210 260 210H-260Q-280 210 -280 190Z'
  const half = 'M14 -182H254V182H14Z'
  return {
    pose: 'lies',
    width: 590,
    height: 450,
    closeUp: { x: 110, y: 90, zoom: 1.8 },
    draw: (sheet) =>
      group(
        { transform: 'rotate(-9)' },
        castShadow(sheet, d, 20, 0.5),
        leatherPiece(sheet, d, darken(leather, 0.25), 6),
        group({ transform: 'translate(-3 -7)' }, leatherPiece(sheet, d, leather)),
        panel
          ? path(half, { fill: clothPaint(sheet, panel) }) + threads(sheet, half, panel) + stitches(half, thread)
          : '',
        path('M0 -214V206', { stroke: darken(leather, 0.6), 'stroke-width': 5, opacity: 0.55 }),
        path('M5 -214V206', { stroke: lighten(leather, 0.5), 'stroke-width': 2.5, opacity: 0.5 }),
        stitches('M-262 -198H258Q266 -198 266 -190V178Q266 190 254 190H-254Q-266 190 -266 178V-190Z', thread, 2.6),
      ),
  }
}

/** A drawstring pouch. */
export function potli(cloth: Cloth, cord: Colour): Thing {
  const d =
    'M-70 -430C-180 -380 -260 -250 -260 -140C-260 -30 -150 0 0 0C150 0 260 -30 260 -140C260 -250 180 -380 70 -430Z'
  const frill =
    'M-78 -430C-110 -490 -150 -520 -190 -540C-120 -560 -60 -520 0 -552C60 -520 120 -560 190 -540C150 -520 110 -490 78 -430Z'
  const folds: Fold[] = [-0.8, -0.5, -0.18, 0.16, 0.5, 0.84].map((s, i) => ({
    d: `M${s * 60} -440C${s * 150} -380 ${s * 230} -260 ${s * 190} -100`,
    width: 26,
    height: i % 2 ? -0.62 : 0.55,
  }))
  return {
    pose: 'stands',
    width: 560,
    height: 600,
    closeUp: { x: -60, y: -300, zoom: 1.9 },
    draw: (sheet) =>
      group(
        {},
        contactShadow(sheet, 0, -8, 190, 1, 0.18),
        path(frill, { fill: clothPaint(sheet, cloth) }),
        path(frill, {
          fill: linearPaint(
            sheet,
            [
              [0, '#fffaf0', 0.2],
              [1, '#140d12', 0.5],
            ],
            [0, 0],
            [0, 1],
          ),
        }),
        path(d, { fill: clothPaint(sheet, cloth) }),
        threads(sheet, d, cloth),
        foldLight(sheet, path(d), { x: -260, y: -440, width: 520, height: 440 }, folds, 13, foldDepth(cloth) * 1.2),
        path(d, {
          fill: radialPaint(
            sheet,
            [
              [0, '#fffaf0', 0.3],
              [0.55, '#140d12', 0],
              [1, '#140d12', 0.6],
            ],
            0.36,
            0.4,
            0.66,
          ),
        }),
        tube('M-82 -432Q0 -408 82 -432', 16, cord, 0.4),
        tube('M70 -430C150 -420 190 -340 176 -250M60 -426C100 -390 120 -330 112 -230', 9, cord, 0.4),
        ...[
          [176, -240],
          [112, -220],
        ].map(([x = 0, y = 0]) =>
          el('circle', {
            cx: x,
            cy: y,
            r: 17,
            fill: radialPaint(
              sheet,
              [
                [0, lighten(cord, 0.7)],
                [0.5, cord],
                [1, darken(cord, 0.5)],
              ],
              0.35,
              0.3,
              0.7,
            ),
          }),
        ),
      ),
  }
}

/** A flat zip pouch. */
export function pouch(cloth: Cloth, pull: Colour): Thing {
  const d = 'M-320 -190Q0 -206 320 -190Q334 0 322 186Q0 212 -322 186Q-334 0 -320 -190Z'
  return {
    pose: 'lies',
    width: 680,
    height: 430,
    closeUp: { x: 200, y: -120, zoom: 1.9 },
    draw: (sheet) =>
      group(
        { transform: 'rotate(-7)' },
        castShadow(sheet, d, 18, 0.45),
        path(d, { fill: clothPaint(sheet, cloth) }),
        threads(sheet, d, cloth),
        foldLight(
          sheet,
          path(d),
          { x: -334, y: -210, width: 668, height: 420 },
          [
            { d: 'M-300 40C-100 -40 100 90 310 10', width: 60, height: 0.3 },
            { d: 'M-280 150C-60 90 140 180 300 130', width: 40, height: -0.32 },
            { d: 'M-300 -170Q0 -150 300 -170', width: 26, height: -0.5 },
          ],
          16,
          foldDepth(cloth),
        ),
        rect(-312, -192, 624, 26, { rx: 6, fill: darken(cloth.ground, 0.45) }),
        path('M-300 -179H300', { stroke: '#d4a03c', 'stroke-width': 10, 'stroke-dasharray': '5 4' }),
        tube('M262 -178C300 -178 330 -160 352 -120', 13, pull, 0.4),
      ),
  }
}
