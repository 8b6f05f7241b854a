import { type ColourToken, colourCss, tokenOf } from '../../shared/sites/theme/colour.ts'
import { contrast, readable } from '../../shared/sites/theme/contrast.ts'

/** Readable text colours for each ground of the theme. The first is the default, also used if the chosen one is unreadable. */
const readOn: Record<ColourToken, [string, ...ColourToken[]]> = {
  accent: ['var(--accent-text)'],
  text: ['var(--ground)', 'ground', 'ground-soft'],
  'text-soft': ['var(--ground)', 'ground'],
  ground: ['var(--text)', 'text', 'text-soft', 'accent', 'sale'],
  'ground-soft': ['var(--text)', 'text', 'text-soft'],
  'ground-strong': ['var(--text-strong)', 'text-strong'],
  'text-strong': ['var(--ground-strong)', 'ground-strong'],
  line: ['var(--text)', 'text'],
  sale: ['var(--ground)', 'ground'],
}

const black = '#000000'
const white = '#ffffff'

/** Removes transparency: the background behind a card is unknown. */
const opaque = (hex: string) => (hex.length === 9 ? hex.slice(0, 7) : hex)

/**
 * Ground and text of a card as CSS. An unreadable text colour is replaced by a readable one; so is a theme colour on a fixed ground,
 * because the theme may change.
 * @param ground the ground of a card that has no colour of its own
 */
export function cardColours(
  { backgroundColor, textColor }: { backgroundColor: string; textColor: string },
  ground: ColourToken,
): { background: string; color: string } {
  const token = tokenOf(backgroundColor)
  const hex = token ? undefined : colourCss(backgroundColor)
  if (hex) return { background: opaque(hex), color: textOnHex(opaque(hex), textColor) }
  return { background: `var(--${token ?? ground})`, color: textOnToken(token ?? ground, textColor) }
}

function textOnHex(ground: string, wanted: string): string {
  const own = tokenOf(wanted) ? undefined : colourCss(wanted)
  if (own && contrast(opaque(own), ground) >= readable) return opaque(own)
  return contrast(black, ground) > contrast(white, ground) ? black : white
}

function textOnToken(ground: ColourToken, wanted: string): string {
  const [usual, ...others] = readOn[ground]
  const token = tokenOf(wanted)
  return token && others.includes(token) ? `var(--${token})` : usual
}
