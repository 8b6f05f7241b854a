import { palettes, withPalette } from './palettes.ts'
import { type FontName, type Theme, themeSchema } from './theme.ts'
import { darkAgain } from './theme-dark.ts'

/** A theme to start from: matching colours, fonts, buttons and corners. */
export type ThemePreset = { name: string; title: string; theme: Theme }

type Font = { name: FontName; weight: number; tracking?: number; style?: 'italic' }

/** Lengths are px. */
type Shape = { palette: string; heading: Font; body?: Font; button: number; border?: number; corner: number }

const text: Font = { name: 'Anek Latin', weight: 400 }

const presets: Record<string, Shape & { title: string }> = {
  atelier: {
    title: 'Atelier',
    palette: 'Indigo vat',
    heading: { name: 'Newsreader', weight: 500, tracking: -0.02 },
    button: 3,
    corner: 3,
  },
  festival: {
    title: 'Festival',
    palette: 'Rani pink',
    heading: { name: 'Playfair Display', weight: 500, tracking: -0.015, style: 'italic' },
    button: 28,
    corner: 14,
  },
  garden: {
    title: 'Garden',
    palette: 'Neem',
    heading: { name: 'Fraunces', weight: 500, tracking: -0.02 },
    button: 20,
    corner: 18,
  },
  kiln: {
    title: 'Kiln',
    palette: 'Terracotta',
    heading: { name: 'Space Grotesk', weight: 600, tracking: -0.035 },
    button: 0,
    corner: 0,
  },
  lakeside: {
    title: 'Lakeside',
    palette: 'Peacock',
    heading: { name: 'Anek Latin', weight: 700, tracking: -0.02 },
    button: 10,
    corner: 12,
  },
  press: {
    title: 'Press',
    palette: 'Ink',
    heading: { name: 'Newsreader', weight: 700, tracking: -0.03 },
    body: { name: 'Newsreader', weight: 400 },
    button: 0,
    border: 2,
    corner: 0,
  },
  sweetshop: {
    title: 'Sweet shop',
    palette: 'Marigold',
    heading: { name: 'Baloo 2', weight: 750, tracking: -0.01 },
    button: 48,
    corner: 24,
  },
  veranda: {
    title: 'Veranda',
    palette: 'Monsoon',
    heading: { name: 'Lora', weight: 500, tracking: -0.01 },
    body: { name: 'Lora', weight: 400 },
    button: 2,
    corner: 6,
  },
  heirloom: {
    title: 'Heirloom',
    palette: 'Rosewood',
    heading: { name: 'Playfair Display', weight: 400 },
    button: 0,
    corner: 2,
  },
  courtyard: {
    title: 'Courtyard',
    palette: 'Sandstone',
    heading: { name: 'Anek Latin', weight: 300, tracking: -0.02 },
    button: 6,
    corner: 8,
  },
  studio: {
    title: 'Studio',
    palette: 'Jamun',
    heading: { name: 'Outfit', weight: 500, tracking: -0.02 },
    body: { name: 'Outfit', weight: 400 },
    button: 14,
    corner: 20,
  },
  nightmarket: {
    title: 'Night market',
    palette: 'Kohl',
    heading: { name: 'Bricolage Grotesque', weight: 700, tracking: -0.03 },
    button: 4,
    corner: 4,
  },
}

/** Twelve clearly different themes. */
export const themePresets: ThemePreset[] = Object.entries(presets).map(([name, { title, ...shape }]) => ({
  name,
  title,
  theme: themeOf(shape),
}))

function themeOf({ palette, heading, body = text, button, border = 1, corner }: Shape): Theme {
  const colours = palettes.find(({ title }) => title === palette)
  if (!colours) throw new Error(`There is no palette “${palette}”.`)
  const shaped = { borderRadius: button, borderWidth: border }
  const plain = themeSchema.parse({
    fonts: { heading, body },
    buttons: { primary: shaped, secondary: shaped },
    radius: corner,
  })
  return themeSchema.parse(withPalette(plain, colours))
}

/** The theme with a preset's colours, fonts, buttons and corners; the rest stays, and dark colours are derived. */
export function withPreset(theme: Theme, { theme: { colors, fonts, buttons, radius } }: ThemePreset): Theme {
  return darkAgain(theme, { ...theme, colors, fonts, buttons, radius })
}
