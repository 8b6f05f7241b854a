import type { Theme } from '../../../shared/sites/theme.ts'
import { themePresets } from '../../../shared/sites/theme-presets.ts'

/** Widths that a look is shown at, px: phones, a tablet, a small and a usual computer, a large screen. */
export const widths = [360, 768, 1024, 1440, 1920] as const

/** @returns the width that an address names; without one that of a usual computer */
export function readWidth(written: string | undefined): number {
  return widths.find((width) => String(width) === written) ?? 1440
}

/** Without a theme of its own it is that of the shop whose catalogue is shown. */
type ShownTheme = { name: string; title: string; theme?: Theme }

export const themes: ShownTheme[] = [{ name: '', title: 'The demonstration shop' }, ...themePresets]

/** @returns the theme that an address names, else the shop's own */
export function themeOf(name: string | undefined): ShownTheme {
  const [own = { name: '', title: '' }] = themes
  return themes.find((theme) => theme.name === name) ?? own
}
