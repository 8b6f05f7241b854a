import type { Theme } from '../../../shared/sites/theme/theme.ts'
import { themePresets } from '../../../shared/sites/theme/theme-presets.ts'

/** Widths to view a look at, px: phone, tablet, small and usual computer, large screen. */
export const widths = [360, 768, 1024, 1440, 1920] as const

/** @returns the width in the address, else that of a usual computer */
export function readWidth(written: string | undefined): number {
  return widths.find((width) => String(width) === written) ?? 1440
}

/** Without `theme`: the shop's own. */
type ShownTheme = { name: string; title: string; theme?: Theme }

export const themes: ShownTheme[] = [{ name: '', title: 'The demonstration shop' }, ...themePresets]

/** @returns the theme in the address, else the shop's own */
export function themeOf(name: string | undefined): ShownTheme {
  const [own = { name: '', title: '' }] = themes
  return themes.find((theme) => theme.name === name) ?? own
}
