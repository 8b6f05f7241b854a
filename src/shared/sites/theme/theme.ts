import { z } from 'zod'
import { schemeSlots } from './scheme-slots.ts'
import type { themeFonts } from './theme-fonts.ts'

const hex = z.string().regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, 'Enter a colour such as #2563eb.')

const serif = (name: string) => `'${name} Variable', 'Noto Sans Devanagari Variable', Georgia, serif`
const sans = (name: string) => `'${name} Variable', 'Noto Sans Devanagari Variable', system-ui, sans-serif`

export type FontName = keyof typeof themeFonts | 'Anek Latin' | 'Newsreader' | 'Bricolage Grotesque' | 'System'

/** Fonts that Haat serves, and the device's own: CSS font families by theme name. */
export const fontFamilies: Record<FontName, string> = {
  'Anek Latin': sans('Anek Latin'),
  'Baloo 2': sans('Baloo 2'),
  'Bricolage Grotesque': sans('Bricolage Grotesque'),
  Fraunces: serif('Fraunces'),
  Lora: serif('Lora'),
  Newsreader: serif('Newsreader'),
  Outfit: sans('Outfit'),
  'Playfair Display': serif('Playfair Display'),
  'Space Grotesk': sans('Space Grotesk'),
  System: "system-ui, 'Noto Sans Devanagari Variable', sans-serif",
}

/** Name of an uploaded font. Goes into CSS unescaped. */
export const ownFamily = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,39}$/u, 'Use up to 40 letters, digits and spaces.')

/** The CSS font family of a theme's font, served or uploaded. */
export function familyOf(name: string): string {
  const served: Record<string, string> = fontFamilies
  return Object.hasOwn(served, name)
    ? (served[name] ?? '')
    : `'${name}', 'Noto Sans Devanagari Variable', system-ui, sans-serif`
}

const font = (weight: number) =>
  z.object({
    name: ownFamily.default('Anek Latin'),
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

/** Factors for the spacing above and below sections. */
export const densities = { compact: 0.72, regular: 1, airy: 1.3 } as const

/** Factors for the size of headings. */
export const typeScales = { small: 0.86, regular: 1, large: 1.16 } as const

const oneOf = <T extends Record<string, number>>(named: T) => z.enum(Object.keys(named) as [keyof T & string])

const darkButton = z.object({ backgroundColor: hex, textColor: hex, borderColor: hex })

/** Colours for devices set to dark, if `on`. */
const darkColours = z.object({
  on: z.boolean(),
  colors: z.object({
    primary: z.object({ accent: hex, text: hex, bg: hex, border: hex }),
    secondary: z.object({ text: hex, bg: hex, border: hex }),
    strong: z.object({ text: hex, bg: hex }),
    sale: hex,
  }),
  buttons: z.object({ primary: darkButton, secondary: darkButton, linkTextColor: hex }),
})

/** The owner's own colours for sections, besides the theme's grounds. Equal on light and dark devices. */
const scheme = z.object({
  slot: z.enum(schemeSlots),
  title: z.string().trim().min(1, 'Enter a name.').max(24, 'Use up to 24 characters.'),
  text: hex,
  bg: hex,
  accent: hex,
  button: z.object({ backgroundColor: hex, textColor: hex }),
})

export type ColourScheme = z.infer<typeof scheme>

const differs = (named: ColourScheme[]) => new Set(named.map(({ slot }) => slot)).size === named.length

export type DarkColours = z.infer<typeof darkColours>

/** A site's theme (E33) with its defaults (K12). Lengths are px, tracking is em. */
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
      /** Ground and text of emphasised bands: the footer, a call to action. */
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
  /** Corner radius of cards and pictures, px. */
  radius: z.number().min(0).max(32).default(10),
  density: oneOf(densities).default('regular'),
  typeScale: oneOf(typeScales).default('regular'),
  dark: darkColours.optional(),
  schemes: z
    .array(scheme)
    .max(schemeSlots.length)
    .refine(differs, 'Two colour schemes stand in one place.')
    .default([]),
})

export type Theme = z.infer<typeof themeSchema>
