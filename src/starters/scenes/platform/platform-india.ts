import { cuspedArch, onionDome, scallops } from '../../drawing/arch.ts'
import { blurred, circle, down, each, fade, place, polar, range, slant, stroke } from '../../drawing/brush.ts'
import { ellipse, group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { type Colour, darken, lighten } from '../../drawing/colour.ts'
import { scene, WIDE } from '../scene.ts'
import { H } from './palette.ts'

const GROUND = 1010

/** A square code as payments in shops use it; the pattern is made up and means nothing. */
function quickCode(sheet: Sheet, size: number): string {
  const cells = 25
  const step = size / cells
  const finder = (x: number, y: number) => x < 8 && y < 8
  const quiet = (x: number, y: number) =>
    finder(x, y) ||
    finder(cells - 1 - x, y) ||
    finder(x, cells - 1 - y) ||
    (Math.abs(x - 12) < 4 && Math.abs(y - 12) < 4)
  const dots = range(cells).flatMap((y) =>
    range(cells).map((x) =>
      !quiet(x, y) && sheet.random.between(0, 1) > 0.52
        ? `M${num(x * step)} ${num(y * step)}h${num(step)}v${num(step)}h${num(-step)}z`
        : '',
    ),
  )
  const eye = (x: number, y: number) =>
    rect(x, y, step * 7, step * 7, { rx: step * 1.4, fill: H.ink }) +
    rect(x + step, y + step, step * 5, step * 5, { rx: step, fill: '#ffffff' }) +
    rect(x + step * 2, y + step * 2, step * 3, step * 3, { rx: step * 0.6, fill: H.vermilion })
  const far = size - step * 7
  return (
    path(dots.join(''), { fill: H.ink }) +
    eye(0, 0) +
    eye(far, 0) +
    eye(0, far) +
    circle(size / 2, size / 2, step * 3.1, { fill: H.green }) +
    rupee(size / 2, size / 2, step * 2, '#ffffff', step * 0.62)
  )
}

/** The sign of the rupee, drawn: two bars, a bowl, a leg. */
export const rupee = (cx: number, cy: number, r: number, colour: string, width: number) =>
  stroke(
    `M${num(cx - r * 0.62)} ${num(cy - r * 0.88)}H${num(cx + r * 0.66)}M${num(cx - r * 0.62)} ${num(cy - r * 0.36)}H${num(cx + r * 0.66)}M${num(cx - r * 0.62)} ${num(cy - r * 0.88)}H${num(cx - r * 0.2)}C${num(cx + r * 0.5)} ${num(cy - r * 0.88)} ${num(cx + r * 0.5)} ${num(cy + r * 0.16)} ${num(cx - r * 0.2)} ${num(cy + r * 0.16)}H${num(cx - r * 0.56)}L${num(cx + r * 0.42)} ${num(cy + r * 0.98)}`,
    colour,
    width,
  )

const coin = (sheet: Sheet) =>
  group(
    {},
    blurred(sheet, 24, circle(30, 36, 270, { fill: '#7a2410', opacity: 0.3 })),
    circle(0, 0, 276, { fill: slant(sheet, '#ff9a78', H.vermilion, '#b8300f') }),
    circle(0, 0, 250, { fill: slant(sheet, '#e2431f', '#f0502d', '#ff7d58') }),
    each(48, (i) => circle(...polar(0, 0, 226, i * 7.5), 6, { fill: '#ffd9cc', opacity: 0.85 })),
    circle(0, 0, 200, { fill: 'none', stroke: '#ffd9cc', 'stroke-width': 4, opacity: 0.8 }),
    rupee(6, 8, 124, '#a82c0e', 38),
    rupee(0, 0, 124, '#fff6f0', 38),
  )

/** Roofs from many corners of the country, against the light. */
function skyline(): string {
  const far = '#a9cdbf'
  const near = '#2f7a68'
  const tower = (x: number, w: number, h: number, fill: string) =>
    rect(x, GROUND - h, w, h, { fill }) +
    each(Math.floor(h / 44), (i) =>
      each(Math.floor(w / 30), (j) =>
        rect(x + 9 + j * 30, GROUND - h + 16 + i * 44, 13, 20, { rx: 2, fill: '#ffffff', opacity: 0.22 }),
      ),
    )
  const gopuram = (cx: number, w: number, h: number) =>
    group(
      { fill: near },
      ...range(6).map((i) =>
        rect(cx - (w / 2) * (1 - i * 0.12), GROUND - (h * (i + 1)) / 6, w * (1 - i * 0.12), h / 6 - 5, { rx: 3 }),
      ),
      path(`M${cx - w * 0.2} ${GROUND - h}Q${cx} ${GROUND - h - 60} ${cx + w * 0.2} ${GROUND - h}Z`),
      ...range(4).map((i) =>
        path(cuspedArch(cx - 14, GROUND - (h * (i + 1)) / 6 + 10, 28, h / 6 - 16, 3), { fill: '#8fc2b0' }),
      ),
    )
  const dome = (cx: number, w: number, h: number) =>
    group(
      { fill: near },
      path(onionDome(cx, GROUND - h, w * 0.7, w * 0.56)),
      rect(cx - w / 2, GROUND - h - 4, w, h + 4),
      rect(cx - w * 0.62, GROUND - h * 1.5, 22, h * 1.5),
      rect(cx + w * 0.62 - 22, GROUND - h * 1.5, 22, h * 1.5),
      path(onionDome(cx - w * 0.62 + 11, GROUND - h * 1.5, 34, 34)),
      path(onionDome(cx + w * 0.62 - 11, GROUND - h * 1.5, 34, 34)),
      path(cuspedArch(cx - w * 0.14, GROUND - h * 0.86, w * 0.28, h * 0.86, 4), { fill: '#8fc2b0' }),
    )
  const palm = (x: number, h: number) =>
    stroke(`M${x} ${GROUND}Q${x + 22} ${GROUND - h / 2} ${x + 8} ${GROUND - h}`, near, 13) +
    each(7, (i) =>
      path('M0 0C30 -40 84 -44 116 -6C84 -20 40 -14 0 0Z', {
        fill: i % 2 ? H.green : near,
        transform: `translate(${x + 8} ${GROUND - h}) rotate(${-210 + i * 40})`,
      }),
    )
  return group(
    {},
    tower(40, 120, 360, far),
    tower(190, 90, 460, far),
    tower(1180, 110, 420, far),
    tower(1320, 140, 340, far),
    tower(1480, 130, 480, far),
    dome(320, 240, 150),
    gopuram(1330, 200, 330),
    tower(1490, 90, 220, near),
    tower(60, 110, 200, near),
    palm(500, 250),
    palm(1180, 300),
    palm(1560, 230),
    rect(0, GROUND - 30, 1600, 34, { fill: near }),
  )
}

const wheel = (sheet: Sheet, x: number) =>
  circle(x, 946, 82, { fill: '#0b0c10' }) +
  circle(x, 946, 82, { fill: 'none', stroke: '#3a3f4a', 'stroke-width': 4 }) +
  circle(x, 946, 50, { fill: slant(sheet, '#f4efe6', '#bcb3a4', '#6b665c') }) +
  circle(x, 946, 40, { fill: '#2b2f3a' }) +
  each(5, (i) =>
    stroke(
      `M${polar(x, 946, 12, i * 72)
        .map(num)
        .join(' ')}L${polar(x, 946, 40, i * 72)
        .map(num)
        .join(' ')}`,
      '#d5cec2',
      9,
    ),
  ) +
  circle(x, 946, 15, { fill: '#f4efe6' })

function scooter(sheet: Sheet): string {
  const red = slant(sheet, '#ff8b68', H.vermilion, '#bd3513')
  return group(
    {},
    ellipse(830, 1034, 400, 26, { fill: '#0b0c10', opacity: 0.35 }),
    wheel(sheet, 600),
    wheel(sheet, 1050),
    stroke('M1050 946L986 700', '#c9c1b2', 20),
    path('M966 914C966 850 1010 826 1056 826C1104 826 1140 862 1142 906C1110 872 1010 866 966 914Z', { fill: red }),
    path(
      'M452 866C446 770 510 728 610 728H780C800 728 806 744 806 766V872H930C952 800 944 740 936 660L978 640C1004 760 1010 860 962 928C952 942 940 946 924 946H720C716 870 660 836 600 836C556 836 520 854 500 890C476 896 456 890 452 866Z',
      { fill: red },
    ),
    path('M470 846C480 780 530 752 610 752H760', {
      fill: 'none',
      stroke: '#ffc6b4',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    path('M560 728C560 690 590 678 630 678H780C812 678 822 700 812 728Z', { fill: down(sheet, '#4a4f5c', H.ink) }),
    stroke('M936 664C930 620 926 610 900 596', '#2b2f3a', 18),
    stroke('M956 650L930 584L880 576', '#2b2f3a', 14),
    path('M934 600C960 580 1000 588 1010 622C1000 650 960 656 940 644Z', { fill: red }),
    ellipse(1000, 622, 14, 22, { fill: '#fff3c4' }),
    circle(466, 812, 13, { fill: '#ffd9cc' }),
    stroke('M806 872H930', '#7a2410', 8, { opacity: 0.5 }),
  )
}

function rider(sheet: Sheet): string {
  const skin = '#a06a45'
  return group(
    {},
    stroke('M706 694C780 690 850 700 872 730C880 780 868 820 862 868', '#20324a', 64),
    stroke('M700 688C780 684 850 696 868 726', '#35506e', 22, { opacity: 0.7 }),
    path('M832 850H912C930 858 934 872 930 884H826Z', { fill: '#f4efe6' }),
    path('M640 700C640 600 664 520 720 496C770 480 806 510 808 560C808 620 790 680 776 706Z', {
      fill: slant(sheet, '#2f8a74', H.green, '#083c32'),
    }),
    path('M664 640C670 580 690 540 724 520', {
      fill: 'none',
      stroke: '#7fc9b2',
      'stroke-width': 8,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    stroke('M752 540C780 600 820 622 884 590', '#0b4236', 52),
    stroke('M750 534C778 592 818 612 862 594', H.green, 40),
    circle(890, 586, 22, { fill: skin }),
    rect(730, 450, 46, 64, { rx: 16, fill: '#8a5636' }),
    path('M716 398C716 350 830 350 832 412C834 462 806 484 776 482C740 480 716 446 716 398Z', { fill: skin }),
    path(
      'M700 408C690 330 750 300 790 304C846 308 868 356 850 402L838 410C800 396 790 384 786 380C770 400 766 430 768 452C730 456 704 440 700 408Z',
      { fill: slant(sheet, '#ffffff', '#f4efe6', '#bcb3a4') },
    ),
    path('M786 378C810 366 846 372 856 392L852 420C830 424 800 414 784 400Z', { fill: '#2b2f3a', opacity: 0.88 }),
    stroke('M712 372C722 330 760 314 790 316', '#ffffff', 7, { opacity: 0.9 }),
    path('M704 398C740 412 760 412 786 380L790 368C750 392 724 392 702 384Z', { fill: H.vermilion }),
    stroke('M806 456Q818 460 826 452', '#5a2e1c', 4),
  )
}

const parcelBox = (sheet: Sheet) =>
  group(
    {},
    rect(436, 486, 210, 204, { rx: 16, fill: slant(sheet, '#2f8a74', H.green, '#06332a') }),
    rect(436, 486, 210, 34, { rx: 14, fill: '#4aa78f' }),
    path('M500 640V584Q500 552 541 540Q582 552 582 584V640Z', { fill: 'none', stroke: '#ffffff', 'stroke-width': 9 }),
    path(scallops(484, 574, 114, 5, 12), { fill: '#ffffff' }),
    rect(452, 690, 180, 16, { fill: '#2b2f3a' }),
  )

/** Parcels on the pavement, tied and stamped with an arrow. */
function parcels(sheet: Sheet): string {
  const box = (x: number, y: number, w: number, h: number, tone: Colour) => {
    const d = w * 0.22
    return (
      path(`M${x} ${y}l${d} ${-d * 0.6}h${w}l${-d} ${d * 0.6}Z`, { fill: lighten(tone, 0.4) }) +
      path(`M${x + w} ${y}l${d} ${-d * 0.6}v${h}l${-d} ${d * 0.6}Z`, { fill: darken(tone, 0.34) }) +
      rect(x, y, w, h, { fill: slant(sheet, lighten(tone, 0.16), tone) }) +
      rect(x + w * 0.42, y, w * 0.16, h, { fill: '#fff3e6', opacity: 0.8 }) +
      path(`M${x + w * 0.42} ${y}l${d} ${-d * 0.6}h${w * 0.16}l${-d} ${d * 0.6}Z`, { fill: '#fffaf4', opacity: 0.9 })
    )
  }
  return (
    ellipse(1350, 1046, 220, 20, { fill: '#0b0c10', opacity: 0.3 }) +
    box(1190, 880, 170, 160, '#d9a577') +
    box(1384, 910, 140, 130, '#c98f60') +
    box(1246, 776, 130, 104, '#e2b48a') +
    stroke('M1216 1000v-50M1204 964l12 -14l12 14M1244 1000v-50M1232 964l12 -14l12 14', '#7a4a28', 5)
  )
}

const stand = (sheet: Sheet) =>
  group(
    {},
    ellipse(250, 1050, 190, 22, { fill: '#0b0c10', opacity: 0.32 }),
    path('M120 1040L150 1000H350L384 1040Z', { fill: slant(sheet, '#4a4f5c', H.ink) }),
    rect(228, 940, 44, 74, { fill: H.ink }),
    blurred(sheet, 16, rect(104, 520, 330, 440, { rx: 30, fill: '#16181d', opacity: 0.35 })),
    rect(84, 500, 330, 450, { rx: 30, fill: slant(sheet, '#ffffff', '#fbf7f0', '#e6ddcf') }),
    path('M84 580V530Q84 500 114 500H384Q414 500 414 530V580Z', {
      fill: slant(sheet, '#ff8b68', H.vermilion, '#c93a1c'),
    }),
    rupee(134, 541, 20, '#ffffff', 6.5),
    rect(168, 526, 120, 12, { rx: 6, fill: '#ffffff' }),
    rect(168, 546, 80, 10, { rx: 5, fill: '#ffffff', opacity: 0.7 }),
    place(130, 612, quickCode(sheet, 238)),
    rect(130, 876, 150, 14, { rx: 7, fill: H.ink }),
    rect(130, 902, 96, 11, { rx: 5, fill: H.ink, opacity: 0.4 }),
    circle(346, 894, 24, { fill: H.green }),
    stroke('M334 894l9 10l16 -20', '#ffffff', 6),
  )

export const platformIndia = scene(
  'A delivery scooter before a rising rupee coin and Indian rooftops, with a payment code on a stand and parcels',
  { ...WIDE, seed: 71 },
  (sheet) => [
    rect(0, 0, 1600, 1200, { fill: down(sheet, '#ffffff', '#fdf6ee', '#fbe6d9') }),
    each(5, (i) =>
      circle(1176, 400, 330 + i * 90, {
        fill: 'none',
        stroke: H.vermilion,
        'stroke-width': 2,
        opacity: 0.22 - i * 0.035,
      }),
    ),
    place(1176, 400, coin(sheet)),
    skyline(),
    rect(0, GROUND, 1600, 60, { fill: slant(sheet, '#e6ddcf', '#cfc4b2') }),
    rect(0, GROUND + 46, 1600, 160, { fill: slant(sheet, '#3a3f4a', H.ink) }),
    rect(0, GROUND + 46, 1600, 6, { fill: '#ffffff', opacity: 0.3 }),
    each(9, (i) => rect(20 + i * 190, 1128, 104, 11, { rx: 5, fill: '#ffffff', opacity: 0.85 })),
    parcels(sheet),
    stand(sheet),
    place(40, 24, scooter(sheet) + parcelBox(sheet) + rider(sheet)),
    rect(0, 0, 1600, 1200, { fill: fade(sheet, '#ffffff', 0.2, 0, [0, 0], [0.6, 0.6]) }),
  ],
)
