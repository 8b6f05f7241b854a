import { el, ellipse, group, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Cloth, clothPaint, stitches, threads } from '../../drawing/cloth.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { castShadow, contactShadow } from '../../drawing/light.ts'
import { MOTIFS, type MotifName } from '../../drawing/motifs.ts'
import { linearPaint } from '../../drawing/paint.ts'
import type { Thing } from './stage.ts'

type BookLook = { cover: Cloth; spine: Colour; tie?: Colour; label?: boolean }

/** A bound notebook, lying closed; its pages show along two edges. */
export function notebook(look: BookLook): Thing {
  const [w, h] = [520, 740]
  return {
    pose: 'lies',
    called: 'a notebook',
    width: w + 60,
    height: h + 60,
    closeUp: { x: -90, y: 160, zoom: 2 },
    draw: (sheet) => group({ transform: 'rotate(-5)' }, closedBook(sheet, look, w, h)),
  }
}

function closedBook(sheet: Sheet, { cover, spine, tie, label }: BookLook, w: number, h: number): string {
  const [l, t] = [-w / 2, -h / 2]
  const d = `M${l} ${t}H${l + w - 14}Q${l + w} ${t} ${l + w} ${t + 14}V${t + h - 14}Q${l + w} ${t + h} ${l + w - 14} ${t + h}H${l}Z`
  const pages = Array.from({ length: 6 }, (_, i) =>
    path(d, { transform: `translate(${14 - i * 2.2} ${18 - i * 2.8})`, fill: i % 2 ? '#f6efdf' : '#d8ccb2' }),
  )
  const light = linearPaint(
    sheet,
    [
      [0, '#fffaf0', 0.28],
      [0.5, '#fffaf0', 0],
      [1, '#140d12', 0.22],
    ],
    [0, 0],
    [1, 1],
  )
  return group(
    {},
    castShadow(sheet, d, 26, 0.5),
    path(d, { transform: 'translate(17 22)', fill: darken(cover.ground, 0.35) }),
    ...pages,
    path(d, { fill: clothPaint(sheet, cover) }),
    threads(sheet, d, cover),
    rect(l, t, 74, h, { fill: spine }),
    rect(l, t, 74, h, {
      fill: linearPaint(sheet, [
        [0, '#140d12', 0.5],
        [0.25, '#fffaf0', 0.25],
        [0.7, '#140d12', 0],
        [1, '#140d12', 0.3],
      ]),
    }),
    stitches(`M${l + 64} ${t + 10}V${t + h - 10}`, lighten(spine, 0.4)),
    path(d, { fill: light }),
    label ? plateLabel(sheet, cover) : '',
    tie ? cord(tie, l, w) : '',
  )
}

const plateLabel = (sheet: Sheet, cover: Cloth) =>
  group(
    { transform: 'translate(34 -120)' },
    castShadow(sheet, 'M-120 -60H120V60H-120Z', 4, 0.4),
    rect(-120, -60, 240, 120, { fill: '#f6efdf' }),
    rect(-110, -50, 220, 100, { fill: 'none', stroke: cover.accent, 'stroke-width': 3 }),
    ...[-14, 10, 30].map((y, i) =>
      rect(-70 + i * 18, y, 140 - i * 36, i === 0 ? 6 : 3, { fill: darken(cover.ground, 0.3), opacity: 0.7 }),
    ),
  )

const cord = (colour: Colour, l: number, w: number) =>
  group(
    { fill: 'none', 'stroke-linecap': 'round' },
    path(`M${l} 40H${l + w}`, { stroke: '#140d12', 'stroke-width': 10, opacity: 0.25, transform: 'translate(2 6)' }),
    path(
      `M${l} 40H${l + w}M${l + w - 60} 40C${l + w - 90} 90 ${l + w - 40} 130 ${l + w - 84} 190M${l + w - 60} 40C${l + w - 30} 100 ${l + w - 70} 150 ${l + w - 20} 200`,
      { stroke: colour, 'stroke-width': 9 },
    ),
    path(`M${l} 38H${l + w}`, { stroke: lighten(colour, 0.45), 'stroke-width': 2.5, 'stroke-dasharray': '6 5' }),
  )

/** An open notebook: two curved leaves of handmade paper. */
export function openBook(look: BookLook): Thing {
  return {
    pose: 'lies',
    width: 860,
    height: 680,
    closeUp: { x: 160, y: -60, zoom: 1.9 },
    draw: (sheet) => group({ transform: 'rotate(4)' }, spread(sheet, look)),
  }
}

const LEAF = 'M0 -300C90 -326 280 -320 400 -300V290C280 272 90 268 0 296Z'

function spread(sheet: Sheet, { cover, tie = '#a8322d' }: BookLook): string {
  const boards = 'M-416 -316H416V308H-416Z'
  const curl = linearPaint(sheet, [
    [0, '#4a3820', 0.42],
    [0.12, '#4a3820', 0.1],
    [0.3, '#ffffff', 0.5],
    [1, '#4a3820', 0.12],
  ])
  const half = (flip: number) =>
    group(
      { transform: `scale(${flip} 1)` },
      ...[9, 6, 3, 0].map((step) =>
        path(LEAF, { fill: step % 2 ? '#dccfb4' : '#f6efdf', transform: `translate(${step} ${step * 0.7})` }),
      ),
      path(LEAF, { fill: curl }),
    )
  const lines = Array.from({ length: 9 }, (_, i) =>
    path(`M56 ${-220 + i * 46}C150 ${-236 + i * 46} 280 ${-234 + i * 46} ${360 - (i % 4) * 26} ${-222 + i * 46}`, {
      fill: 'none',
      stroke: '#26307a',
      'stroke-width': 2.4,
      opacity: 0.28,
    }),
  )
  const sprig = group(
    { transform: 'translate(-205 -10) scale(2.6)' },
    MOTIFS.buti({ ink: '#3f5a45', accent: cover.accent }),
  )
  return group(
    {},
    castShadow(sheet, boards, 22, 0.5),
    path(boards, { fill: clothPaint(sheet, cover) }),
    half(1),
    half(-1),
    ...lines,
    sprig,
    path('M4 -304C20 -100 -14 120 22 360', { fill: 'none', stroke: tie, 'stroke-width': 12 }),
  )
}

/** A pen of turned wood and brass, lying aslant. */
export function pen(barrel: Colour, metal: Colour, bands?: Colour): Thing {
  const across = (colour: Colour, sheet: Sheet) =>
    linearPaint(
      sheet,
      [
        [0, darken(colour, 0.3)],
        [0.22, lighten(colour, 0.75)],
        [0.42, colour],
        [1, darken(colour, 0.6)],
      ],
      [0, 0],
      [0, 1],
    )
  return {
    pose: 'lies',
    called: 'a pen',
    width: 640,
    height: 420,
    closeUp: { x: -110, y: 60, zoom: 2.1 },
    draw: (sheet) => {
      const body = 'M-300 -22Q-316 0 -300 22H120L140 16V-16L120 -22Z'
      return group(
        { transform: 'rotate(-30)' },
        castShadow(sheet, 'M-306 -20H300L330 0L300 20H-306Z', 11, 0.5),
        path('M136 -17L268 -12L322 0L268 12L136 17Z', { fill: across(metal, sheet) }),
        path('M262 -9L330 0L262 9Z', { fill: across('#c9ccd2', sheet) }),
        path(body, { fill: across(barrel, sheet) }),
        ...[-260, -40, 116].map((x) => rect(x, -23, 15, 46, { fill: across(metal, sheet) })),
        ...(bands ? [-210, -180, -150, -110, 20, 60] : []).map((x, i) =>
          rect(x, -22.5, i % 2 ? 8 : 15, 45, { fill: across(bands ?? barrel, sheet) }),
        ),
        rect(-262, -32, 190, 10, { rx: 5, fill: across(metal, sheet) }),
      )
    },
  }
}

/** Cards with printed motifs, fanned over their envelopes. */
export function cards(papers: readonly Colour[], motif: { name: MotifName; ink: Colour; accent: Colour }): Thing {
  const d = 'M-190 -265H190V265H-190Z'
  return {
    pose: 'lies',
    width: 800,
    height: 720,
    closeUp: { x: 60, y: -40, zoom: 1.8 },
    draw: (sheet) =>
      papers
        .map((paper, i) => {
          const spreadBy = i - (papers.length - 1) / 2
          const inks = i % 2 ? { ink: motif.accent, accent: motif.ink } : motif
          return group(
            { transform: `translate(${spreadBy * 150} ${Math.abs(spreadBy) * 26}) rotate(${spreadBy * 11})` },
            castShadow(sheet, d, 12, 0.45),
            path(d, {
              fill: linearPaint(
                sheet,
                [
                  [0, lighten(paper, 0.35)],
                  [1, darken(paper, 0.06)],
                ],
                [0, 0],
                [1, 1],
              ),
            }),
            rect(-166, -241, 332, 482, { fill: 'none', stroke: inks.ink, 'stroke-width': 4 }),
            rect(-156, -231, 312, 462, { fill: 'none', stroke: inks.accent, 'stroke-width': 2 }),
            group({ transform: 'scale(2.7)' }, MOTIFS[motif.name](inks)),
            ...[-1, 1].flatMap((sx) =>
              [-1, 1].map((sy) =>
                group({ transform: `translate(${sx * 126} ${sy * 200}) scale(.5)` }, MOTIFS[motif.name](inks)),
              ),
            ),
          )
        })
        .join(''),
  }
}

/** Rolls of printed wrapping paper, standing. */
export function paperRolls(prints: readonly Cloth[]): Thing {
  return {
    pose: 'stands',
    width: 560,
    height: 820,
    closeUp: { x: -30, y: -520, zoom: 1.9 },
    draw: (sheet) =>
      prints
        .map((print, i) => {
          const x = (i - (prints.length - 1) / 2) * 150
          const h = 760 - (i % 2) * 60
          const d = `M-68 ${-h}A68 15 0 0 1 68 ${-h}V0A68 15 0 0 1 -68 0Z`
          const round = linearPaint(sheet, [
            [0, '#140d12', 0.4],
            [0.22, '#fffaf0', 0.55],
            [0.42, '#fffaf0', 0.05],
            [0.75, '#140d12', 0.3],
            [1, '#140d12', 0.6],
          ])
          return group(
            { transform: `translate(${x} ${i % 2 ? 22 : 0})` },
            contactShadow(sheet, 6, 0, 66, 0.9, 0.22),
            path(d, { fill: clothPaint(sheet, print) }),
            path(d, { fill: round }),
            ellipse(0, -h, 68, 15, { fill: '#efe6d2' }),
            ellipse(0, -h, 44, 9, { fill: '#6a5a44' }),
            rect(-68, -h * 0.5, 136, 54, { fill: '#f6efdf' }),
            rect(-68, -h * 0.5, 136, 54, { fill: round, opacity: 0.6 }),
          )
        })
        .join(''),
  }
}

/** A framed painting on paper. */
export function framed(wood: Colour, print: { paper: Colour; name: MotifName; ink: Colour; accent: Colour }): Thing {
  const d = 'M-330 -420H330V420H-330Z'
  const inks = { ink: print.ink, accent: print.accent }
  const motif = MOTIFS[print.name](inks)
  return {
    pose: 'lies',
    width: 700,
    height: 880,
    closeUp: { x: -60, y: -120, zoom: 1.9 },
    draw: (sheet) =>
      group(
        {},
        castShadow(sheet, d, 26, 0.45),
        path(d, {
          fill: linearPaint(
            sheet,
            [
              [0, lighten(wood, 0.4)],
              [0.5, wood],
              [1, darken(wood, 0.4)],
            ],
            [0, 0],
            [1, 1],
          ),
        }),
        rect(-304, -394, 608, 788, { fill: '#f7f4ee' }),
        rect(-304, -394, 608, 14, { fill: '#140d12', opacity: 0.2 }),
        rect(-304, -394, 12, 788, { fill: '#140d12', opacity: 0.16 }),
        rect(-220, -300, 440, 600, { fill: print.paper }),
        rect(-206, -286, 412, 572, { fill: 'none', stroke: print.ink, 'stroke-width': 7 }),
        rect(-192, -272, 384, 544, { fill: 'none', stroke: print.accent, 'stroke-width': 3 }),
        group({ transform: 'scale(3.4)' }, motif),
        ...[-224, 224].flatMap((y) =>
          [-140, -70, 0, 70, 140].map((x) =>
            group({ transform: `translate(${x} ${y}) scale(.58)` }, MOTIFS.buti(inks)),
          ),
        ),
        el('path', { d: 'M-304 394L304 -394V-120L-96 394Z', fill: '#ffffff', opacity: 0.09 }),
      ),
  }
}
