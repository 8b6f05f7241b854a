import { controlsOn, mix, nearestReadable, onAccent, readableOn } from './contrast.ts'
import { schemeSlots, titleOf } from './scheme-slots.ts'
import type { ColourScheme, Theme } from './theme.ts'

/**
 * CSS classes of sections in each scheme. Missing colours derive from the others; a section with a deleted scheme has no such
 * class, and uses the page's own colours.
 */
export function schemesCss(schemes: ColourScheme[]): string {
  return schemes.map((scheme) => `.ground-${scheme.slot}{${declared(scheme)}}`).join('')
}

function declared({ text, bg, accent, button }: ColourScheme): string {
  const softGround = mix(bg, text, 0.07)
  const properties = {
    '--text': text,
    '--text-soft': nearestReadable(mix(text, bg, 0.25), bg),
    '--ground': bg,
    '--ground-soft': softGround,
    '--line': mix(bg, text, 0.16),
    '--line-strong': mix(bg, text, 0.32),
    '--accent': accent,
    ...onAccent(button.textColor, accent),
    '--link-text': accent,
    '--sale': accent,
    '--danger': nearestReadable('#b42318', bg),
    '--good': nearestReadable('#067647', bg),
    '--button-bg': button.backgroundColor,
    '--button-text': button.textColor,
    '--button-line': button.backgroundColor,
    '--button-2-bg': 'transparent',
    '--button-2-text': text,
    '--button-2-line': mix(bg, text, 0.32),
    color: text,
    background: bg,
    'color-scheme': controlsOn(bg),
  }
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** A new scheme in the first free slot, in colours that suit the theme; undefined if all are in use. */
export function newScheme({ schemes, colors }: Theme): ColourScheme | undefined {
  const slot = schemeSlots.find((slot) => !schemes.some((scheme) => scheme.slot === slot))
  if (!slot) return undefined
  const bg = mix(colors.primary.bg, colors.primary.accent, 0.12)
  const accent = nearestReadable(colors.primary.accent, bg)
  return {
    slot,
    title: titleOf(slot),
    text: nearestReadable(colors.primary.text, bg),
    bg,
    accent,
    button: { backgroundColor: accent, textColor: readableOn(accent) },
  }
}
