import { scallops } from '../../drawing/arch.ts'
import { circle, down, each, polar, slant, stroke } from '../../drawing/brush.ts'
import { ellipse, group, num, path, rect, type Sheet } from '../../drawing/canvas.ts'
import { H } from './palette.ts'

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

export function scooter(sheet: Sheet): string {
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

export function rider(sheet: Sheet): string {
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

export const parcelBox = (sheet: Sheet) =>
  group(
    {},
    rect(436, 486, 210, 204, { rx: 16, fill: slant(sheet, '#2f8a74', H.green, '#06332a') }),
    rect(436, 486, 210, 34, { rx: 14, fill: '#4aa78f' }),
    path('M500 640V584Q500 552 541 540Q582 552 582 584V640Z', { fill: 'none', stroke: '#ffffff', 'stroke-width': 9 }),
    path(scallops(484, 574, 114, 5, 12), { fill: '#ffffff' }),
    rect(452, 690, 180, 16, { fill: '#2b2f3a' }),
  )
