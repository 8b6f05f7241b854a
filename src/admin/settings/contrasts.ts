import { contrast, readable } from '../../shared/sites/contrast.ts'
import type { Theme } from '../../shared/sites/theme.ts'

/** A pair of colours that is hard to read, with its ratio from 1 to 21. */
export type Faint = { where: string; ratio: number }

/** Every text of the site that stands on a ground too like itself. */
export function faintPairs({ colors, buttons }: Theme): Faint[] {
  const { primary, secondary, strong, sale } = colors
  const pairs: [where: string, text: string, ground: string][] = [
    ['Text on the background', primary.text, primary.bg],
    ['Text on the soft background', primary.text, secondary.bg],
    ['Soft text on the background', secondary.text, primary.bg],
    ['Soft text on the soft background', secondary.text, secondary.bg],
    ['Text on the strong background', strong.text, strong.bg],
    ['The accent on the background', primary.accent, primary.bg],
    ['Links on the background', buttons.linkTextColor, primary.bg],
    ['Sale prices on the background', sale, primary.bg],
    ['The main button', buttons.primary.textColor, buttons.primary.backgroundColor],
    ['Other buttons', buttons.secondary.textColor, buttons.secondary.backgroundColor],
  ]
  return pairs
    .map(([where, text, ground]) => ({ where, ratio: contrast(text, ground) }))
    .filter(({ ratio }) => ratio < readable)
}
