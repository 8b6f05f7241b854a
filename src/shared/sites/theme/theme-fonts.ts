/** A font family loaded only by themes that use it, from the npm package @fontsource-variable/{slug}. */
type ThemeFont = { slug: string; weights: string; italic: boolean; devanagari?: true }

/** Families besides those of `ui/fonts.css`, which every page loads. A site without them pays nothing. */
export const themeFonts = {
  'Baloo 2': { slug: 'baloo-2', weights: '400 800', italic: false, devanagari: true },
  Fraunces: { slug: 'fraunces', weights: '100 900', italic: true },
  Lora: { slug: 'lora', weights: '400 700', italic: true },
  Outfit: { slug: 'outfit', weights: '100 900', italic: false },
  'Playfair Display': { slug: 'playfair-display', weights: '400 900', italic: true },
  'Space Grotesk': { slug: 'space-grotesk', weights: '300 700', italic: false },
} as const satisfies Record<string, ThemeFont>

type Style = 'normal' | 'italic'

/** Unicode ranges of each file, as the packages split them. If several contain a character, the last counts. */
const ranges = {
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  devanagari: 'U+900-97F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  rupee: 'U+20B9',
}

type Part = keyof typeof ranges

/** Version of the packages, part of the URLs, because browsers cache the files forever. */
export const fontEdition = '5.3'

const named: Record<string, ThemeFont | undefined> = themeFonts

const partsOf = ({ devanagari }: ThemeFont): Part[] => [
  'latin-ext',
  ...(devanagari ? (['devanagari'] as const) : []),
  ...(['latin', 'rupee'] as const),
]

/** A family without an italic is slanted by the browser. */
const stylesOf = ({ italic }: ThemeFont): Style[] => (italic ? ['normal', 'italic'] : ['normal'])

export type FontFile = { slug: string; part: Part; style: Style; url: string }

function filesOf(font: ThemeFont): FontFile[] {
  const { slug } = font
  return stylesOf(font).flatMap((style) =>
    partsOf(font).map((part) => ({
      ...{ slug, part, style },
      url: `/assets/font-${fontEdition}-${slug}-${part}-${style}.woff2`,
    })),
  )
}

/** All files, for the server. */
export const fontFiles: FontFile[] = Object.values(named).flatMap((font) => (font ? filesOf(font) : []))

/** The file of a family with this range, upright if it has no italic. */
export function fileWith(signs: Part, name: string, style: Style): string | undefined {
  const files = named[name] ? filesOf(named[name]).filter(({ part }) => part === signs) : []
  return (files.find((file) => file.style === style) ?? files[0])?.url
}

/** `@font-face` rules of those families that are in `themeFonts`. */
export function themeFontsCss(families: string[]): string {
  return [...new Set(families)]
    .flatMap((name) => {
      const font = named[name]
      return font ? filesOf(font).map((file) => faceCss(name, font, file)) : []
    })
    .join('')
}

function faceCss(name: string, { weights }: ThemeFont, { style, url, part }: FontFile): string {
  return `@font-face{font-family:'${name} Variable';font-style:${style};font-weight:${weights};font-display:swap;src:url('${url}') format('woff2');unicode-range:${ranges[part]}}`
}
