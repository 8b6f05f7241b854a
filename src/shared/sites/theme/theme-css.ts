import { perObject } from '../../per-object.ts'
import { schemesCss } from './colour-schemes.ts'
import { controlsOn, nearestReadable, onAccent } from './contrast.ts'
import { densities, familyOf, type Theme, typeScales } from './theme.ts'
import { asDark } from './theme-dark.ts'
import { themeFontsCss } from './theme-fonts.ts'

/** Id of the element with the theme's CSS in every public page; the theme editor's preview replaces its content. */
export const themeElement = 'site-theme'

/**
 * The theme as CSS custom properties on the root, and a class per colour scheme. Values are validated, so nothing needs escaping.
 * Cached: every page of a site has the same.
 */
export const themeCss = perObject((theme: Theme): string => {
  const own = theme.dark?.on
    ? bothCss(theme)
    : `:root{color-scheme:${schemeOf(theme)};${declared(themeProperties(theme))}}`
  return facesOf(theme) + own + schemesCss(theme.schemes)
})

/** Dark colours override the light ones; equal values are omitted. */
function bothCss(theme: Theme): string {
  const light = themeProperties(theme)
  const changed = Object.entries(darkProperties(theme)).filter(([name, value]) => light[name] !== value)
  const [usual, atNight] = [schemeOf(theme), schemeOf(asDark(theme))]
  return `:root{color-scheme:${usual};${declared(light)}}@media (prefers-color-scheme:dark){:root{color-scheme:${atNight};${declared(Object.fromEntries(changed))}}}`
}

/** The theme in one colour scheme, whatever the device's, for the preview. */
export function themeCssAs(theme: Theme, scheme: 'light' | 'dark'): string {
  const properties = scheme === 'dark' ? darkProperties(theme) : themeProperties(theme)
  const controls = schemeOf(scheme === 'dark' ? asDark(theme) : theme)
  return `${facesOf(theme)}:root{color-scheme:${controls};${declared(properties)}}${schemesCss(theme.schemes)}`
}

const schemeOf = ({ colors }: Theme) => controlsOn(colors.primary.bg)

const facesOf = ({ fonts }: Theme) => themeFontsCss([fonts.heading.name, fonts.body.name])

const declared = (properties: Record<string, string | number>) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Error and success colours are not in the theme, and must be readable on the dark ground too. */
function darkProperties(theme: Theme): Record<string, string | number> {
  const dark = asDark(theme)
  const { bg } = dark.colors.primary
  return {
    ...themeProperties(dark),
    '--danger': nearestReadable('#b42318', bg),
    '--good': nearestReadable('#067647', bg),
  }
}

/** Colours of the browser's own frame; undefined without dark colours. */
export function frameColours(theme: Theme): { light: string; dark: string } | undefined {
  if (!theme.dark?.on) return undefined
  return { light: theme.colors.primary.bg, dark: theme.dark.colors.primary.bg }
}

/** Custom properties of a theme by name: `--accent`. */
export function themeProperties(theme: Theme): Record<string, string | number> {
  const { colors, fonts, buttons, radius, density, typeScale } = theme
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
    'controls-strong': controlsOn(strong.bg),
    'controls-accent': controlsOn(primary.accent),
    sale,
    'link-text': buttons.linkTextColor,
    corner: `${radius}px`,
    air: densities[density],
    'heading-size': typeScales[typeScale],
    'font-heading': familyOf(fonts.heading.name),
    'font-heading-style': fonts.heading.style,
    'font-heading-weight': fonts.heading.weight,
    'font-heading-tracking': `${fonts.heading.tracking}em`,
    'font-body': familyOf(fonts.body.name),
    'font-body-style': fonts.body.style,
    'font-body-weight': fonts.body.weight,
    'font-body-tracking': `${fonts.body.tracking}em`,
    ...buttonProperties('button', buttons.primary),
    ...buttonProperties('button-2', buttons.secondary),
  }
  const named = Object.fromEntries(Object.entries(properties).map(([name, value]) => [`--${name}`, value]))
  return { ...named, ...onAccent(buttons.primary.textColor, primary.accent) }
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
