import { z } from 'zod'

const hex = z
  .string()
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, 'Please give a colour such as #2563eb.')

/** Fonts that Haat serves itself, by the name a theme uses. */
export const fontFamilies = {
  'Anek Latin': "'Anek Latin Variable', 'Noto Sans Devanagari Variable', system-ui, sans-serif",
  Newsreader: "'Newsreader Variable', 'Noto Sans Devanagari Variable', Georgia, serif",
  'Bricolage Grotesque': "'Bricolage Grotesque Variable', 'Noto Sans Devanagari Variable', system-ui, sans-serif",
  System: "system-ui, 'Noto Sans Devanagari Variable', sans-serif",
} as const

export type FontName = keyof typeof fontFamilies

const fontNames = Object.keys(fontFamilies) as [FontName, ...FontName[]]
const font = (weight: number) =>
  z.object({
    name: z.enum(fontNames).default('Anek Latin'),
    style: z.enum(['normal', 'italic']).default('normal'),
    weight: z.number().int().min(200).max(900).default(weight),
    tracking: z.number().min(-0.08).max(0.2).default(0),
  })

const buttonStyle = (backgroundColor: string, textColor: string, borderColor: string) =>
  z.object({
    backgroundColor: hex.default(backgroundColor),
    textColor: hex.default(textColor),
    borderColor: hex.default(borderColor),
    borderRadius: z.number().min(0).max(48).default(8),
    borderWidth: z.number().min(0).max(4).default(1),
  })

/** A site's look (E33) with its defaults (K12). Lengths are px, tracking is em. */
export const themeSchema = z.object({
  colors: z
    .object({
      primary: z
        .object({
          accent: hex.default('#2563eb'),
          text: hex.default('#1f2937'),
          bg: hex.default('#ffffff'),
          border: hex.default('#e5e7eb'),
        })
        .prefault({}),
      secondary: z
        .object({ text: hex.default('#4b5563'), bg: hex.default('#f3f4f6'), border: hex.default('#d1d5db') })
        .prefault({}),
      /** Ground and text of bands that stand out: the footer, a call to action. */
      strong: z.object({ text: hex.default('#ffffff'), bg: hex.default('#111827') }).prefault({}),
      sale: hex.default('#b91c1c'),
    })
    .prefault({}),
  fonts: z.object({ heading: font(650).prefault({}), body: font(400).prefault({}) }).prefault({}),
  buttons: z
    .object({
      primary: buttonStyle('#2563eb', '#ffffff', '#2563eb').prefault({}),
      secondary: buttonStyle('#ffffff', '#1f2937', '#d1d5db').prefault({}),
      linkTextColor: hex.default('#2563eb'),
    })
    .prefault({}),
  /** Corners of cards and pictures, px. */
  radius: z.number().min(0).max(32).default(10),
})

export type Theme = z.infer<typeof themeSchema>

/** Every page of a site carries the same. */
const written = new WeakMap<Theme, string>()

/** The theme as CSS custom properties on the root. Only checked values reach it, so nothing needs escaping. */
export function themeCss(theme: Theme): string {
  const known = written.get(theme)
  if (known !== undefined) return known
  const lines = Object.entries(themeProperties(theme)).map(([name, value]) => `${name}:${value}`)
  const css = `:root{${lines.join(';')}}`
  written.set(theme, css)
  return css
}

/** The custom properties that a theme sets, by their names: `--accent`. */
export function themeProperties({ colors, fonts, buttons, radius }: Theme): Record<string, string | number> {
  const { primary, secondary, strong, sale } = colors
  const properties: Record<string, string | number> = {
    accent: primary.accent,
    text: primary.text,
    ground: primary.bg,
    line: primary.border,
    'text-soft': secondary.text,
    'ground-soft': secondary.bg,
    'line-strong': secondary.border,
    'text-strong': strong.text,
    'ground-strong': strong.bg,
    sale,
    'link-text': buttons.linkTextColor,
    corner: `${radius}px`,
    'font-heading': fontFamilies[fonts.heading.name],
    'font-heading-style': fonts.heading.style,
    'font-heading-weight': fonts.heading.weight,
    'font-heading-tracking': `${fonts.heading.tracking}em`,
    'font-body': fontFamilies[fonts.body.name],
    'font-body-style': fonts.body.style,
    'font-body-weight': fonts.body.weight,
    'font-body-tracking': `${fonts.body.tracking}em`,
    ...buttonProperties('button', buttons.primary),
    ...buttonProperties('button-2', buttons.secondary),
  }
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [`--${name}`, value]))
}

function buttonProperties(name: string, style: Theme['buttons']['primary']): Record<string, string> {
  return {
    [`${name}-bg`]: style.backgroundColor,
    [`${name}-text`]: style.textColor,
    [`${name}-line`]: style.borderColor,
    [`${name}-corner`]: `${style.borderRadius}px`,
    [`${name}-border`]: `${style.borderWidth}px`,
  }
}
