import type { Theme } from '../../shared/sites/theme.ts'

/** Colours that suit one another and can be read; the others of a theme follow from them. */
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
]

/** The theme in these colours; fonts, corners and widths stay. */
export function withPalette(theme: Theme, palette: Palette): Theme {
  const { accent, text, ground, soft, softText, line, lineStrong, strong, strongText, sale } = palette
  const { primary, secondary } = theme.buttons
  return {
    ...theme,
    colors: {
      primary: { accent, text, bg: ground, border: line },
      secondary: { text: softText, bg: soft, border: lineStrong },
      strong: { text: strongText, bg: strong },
      sale,
    },
    buttons: {
      primary: { ...primary, backgroundColor: accent, textColor: '#ffffff', borderColor: accent },
      secondary: { ...secondary, backgroundColor: ground, textColor: text, borderColor: lineStrong },
      linkTextColor: accent,
    },
  }
}
