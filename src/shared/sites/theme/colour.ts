/** Colours that configuration may name: the theme's, by custom property, with their labels. */
export const colourTokens = {
  accent: 'Accent',
  text: 'Text',
  'text-soft': 'Soft text',
  ground: 'Background',
  'ground-soft': 'Soft background',
  'ground-strong': 'Strong background',
  'text-strong': 'Text on strong background',
  line: 'Border',
  sale: 'Sale',
} as const

export type ColourToken = keyof typeof colourTokens

/** Empty, `token:accent`, or a hex of 3, 6 or 8 digits. */
export const colourPattern = new RegExp(
  `^(token:(${Object.keys(colourTokens).join('|')})|#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8}))?$`,
)

/** The theme colour that a stored colour names; undefined for a hex, an empty or an unknown one. */
export function tokenOf(colour: string): ColourToken | undefined {
  const name = colour.startsWith('token:') ? colour.slice('token:'.length) : ''
  return Object.hasOwn(colourTokens, name) ? (name as ColourToken) : undefined
}

/** A stored colour as CSS; undefined if empty or invalid. */
export function colourCss(colour: string): string | undefined {
  if (colour === '' || !colourPattern.test(colour)) return undefined
  const token = tokenOf(colour)
  return token ? `var(--${token})` : colour
}
