import { readableOn } from './contrast.ts'
import type { Theme } from './theme.ts'
import { darkAgain } from './theme-dark.ts'

/** Colours that match and are readable; a theme's other colours derive from them. */
export type Palette = {
  title: string
  accent: string
  text: string
  ground: string
  soft: string
  softText: string
  line: string
  lineStrong: string
  strong: string
  strongText: string
  sale: string
}

export const palettes: Palette[] = [
  {
    title: 'Indigo vat',
    accent: '#26307a',
    text: '#16181d',
    ground: '#ffffff',
    soft: '#f3f3f7',
    softText: '#565b68',
    line: '#e3e4ea',
    lineStrong: '#c3c6d2',
    strong: '#171b45',
    strongText: '#ffffff',
    sale: '#b3261e',
  },
  {
    title: 'Rani pink',
    accent: '#b3164f',
    text: '#2a0f2e',
    ground: '#fffaf4',
    soft: '#fdf0e3',
    softText: '#6b5468',
    line: '#eddfd3',
    lineStrong: '#d8c2b8',
    strong: '#3b1140',
    strongText: '#fff3e0',
    sale: '#a8201a',
  },
  {
    title: 'Neem',
    accent: '#1f6b43',
    text: '#15201a',
    ground: '#ffffff',
    soft: '#eff5f0',
    softText: '#4d5d53',
    line: '#dde7df',
    lineStrong: '#b6c8bb',
    strong: '#0f3b27',
    strongText: '#f2fbf4',
    sale: '#b42318',
  },
  {
    title: 'Terracotta',
    accent: '#a8401f',
    text: '#231a16',
    ground: '#fffdfb',
    soft: '#f8efe9',
    softText: '#665349',
    line: '#eadfd7',
    lineStrong: '#cfbcb0',
    strong: '#4a1f10',
    strongText: '#fff4ec',
    sale: '#9f1239',
  },
  {
    title: 'Peacock',
    accent: '#0b6478',
    text: '#10212a',
    ground: '#ffffff',
    soft: '#ecf4f6',
    softText: '#465b65',
    line: '#d9e6ea',
    lineStrong: '#abc3ca',
    strong: '#07313d',
    strongText: '#eefbff',
    sale: '#b3261e',
  },
  {
    title: 'Ink',
    accent: '#111827',
    text: '#111827',
    ground: '#ffffff',
    soft: '#f4f4f5',
    softText: '#52525b',
    line: '#e4e4e7',
    lineStrong: '#bdbdc4',
    strong: '#111827',
    strongText: '#ffffff',
    sale: '#b91c1c',
  },
  {
    title: 'Marigold',
    accent: '#9a5300',
    text: '#241a0c',
    ground: '#fffdf6',
    soft: '#fdf3d8',
    softText: '#665638',
    line: '#efe3c4',
    lineStrong: '#d2bf93',
    strong: '#3a2700',
    strongText: '#fff6df',
    sale: '#a61c1c',
  },
  {
    title: 'Monsoon',
    accent: '#2f5d62',
    text: '#17201f',
    ground: '#fbfcfb',
    soft: '#edf2f0',
    softText: '#4f5c5a',
    line: '#dbe3e0',
    lineStrong: '#b2c1bd',
    strong: '#1f3c3f',
    strongText: '#eef7f5',
    sale: '#a8321f',
  },
  {
    title: 'Rosewood',
    accent: '#7a2e2e',
    text: '#20140f',
    ground: '#fdf9f5',
    soft: '#f5ece4',
    softText: '#655249',
    line: '#e8dbd0',
    lineStrong: '#cbb7a8',
    strong: '#2b1613',
    strongText: '#fbeee4',
    sale: '#9c1c3b',
  },
  {
    title: 'Sandstone',
    accent: '#7b5b2e',
    text: '#221e18',
    ground: '#fbf8f3',
    soft: '#f1ebe1',
    softText: '#5f574a',
    line: '#e3dacb',
    lineStrong: '#c3b69f',
    strong: '#3d3223',
    strongText: '#fbf5ea',
    sale: '#a3291c',
  },
  {
    title: 'Jamun',
    accent: '#5b2a86',
    text: '#1b1422',
    ground: '#ffffff',
    soft: '#f5f1f9',
    softText: '#5c5267',
    line: '#e6deee',
    lineStrong: '#c6b8d4',
    strong: '#2c1145',
    strongText: '#f8f0ff',
    sale: '#b3203c',
  },
  {
    title: 'Kohl',
    accent: '#f0b429',
    text: '#f5f2ea',
    ground: '#15161a',
    soft: '#1f2127',
    softText: '#b4b2ab',
    line: '#2e3139',
    lineStrong: '#4a4e59',
    strong: '#050608',
    strongText: '#f5f2ea',
    sale: '#ff8a7a',
  },
]

/** The theme in these colours; fonts, corners and widths stay, and dark colours are derived. */
export function withPalette(theme: Theme, palette: Palette): Theme {
  const { accent, text, ground, soft, softText, line, lineStrong, strong, strongText, sale } = palette
  const { primary, secondary } = theme.buttons
  return darkAgain(theme, {
    ...theme,
    colors: {
      primary: { accent, text, bg: ground, border: line },
      secondary: { text: softText, bg: soft, border: lineStrong },
      strong: { text: strongText, bg: strong },
      sale,
    },
    buttons: {
      primary: { ...primary, backgroundColor: accent, textColor: readableOn(accent), borderColor: accent },
      secondary: { ...secondary, backgroundColor: ground, textColor: text, borderColor: lineStrong },
      linkTextColor: accent,
    },
  })
}
