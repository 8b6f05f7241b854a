import { colourTokens } from '../../shared/sites/theme/colour.ts'

/** The colours of a theme by their names, out of its CSS: `:root{--accent:#b5330f;…}`. */
export function themeColours(themeCss: string): Record<string, string> {
  const found = themeCss.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-fA-F]{3,8})/g)
  return Object.fromEntries(
    [...found].flatMap(([, name = '', hex = '']) => (Object.hasOwn(colourTokens, name) ? [[name, hex]] : [])),
  )
}
