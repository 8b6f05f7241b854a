import { contrast, nearestReadable, readable } from '../../shared/sites/theme/contrast.ts'
import type { ColourScheme, Theme } from '../../shared/sites/theme/theme.ts'
import { asDark, withDark } from '../../shared/sites/theme/theme-dark.ts'

/** A pair of colours that is hard to read, with its ratio from 1 to 21, and the nearest colour for the text that is read there. */
export type Faint = { where: string; ratio: number; colour: string; change: (theme: Theme) => Theme }

type Pair = { where: string; text: string; ground: string; put: (theme: Theme, colour: string) => Theme }

/** Text and background pairs with low contrast, in the light and the dark colours. */
export function faintPairs(theme: Theme): Faint[] {
  const light = [...faintIn(theme), ...theme.schemes.flatMap(faintInScheme)]
  if (!theme.dark?.on) return light
  const inDark = faintIn(asDark(theme)).map((faint) => ({
    ...faint,
    where: `Dark colours: ${faint.where}`,
    change: (now: Theme) => withDark(now, faint.change(asDark(now))),
  }))
  return [...light, ...inDark]
}

function faintIn({ colors, buttons }: Theme): Faint[] {
  const { primary, secondary, strong, sale } = colors
  const pairs: Pair[] = [
    { where: 'Text on the background', text: primary.text, ground: primary.bg, put: putText },
    { where: 'Text on the soft background', text: primary.text, ground: secondary.bg, put: putText },
    { where: 'Soft text on the background', text: secondary.text, ground: primary.bg, put: putSoftText },
    { where: 'Soft text on the soft background', text: secondary.text, ground: secondary.bg, put: putSoftText },
    { where: 'Text on the strong background', text: strong.text, ground: strong.bg, put: putStrongText },
    { where: 'The accent on the background', text: primary.accent, ground: primary.bg, put: putAccent },
    { where: 'Links on the background', text: buttons.linkTextColor, ground: primary.bg, put: putLinks },
    { where: 'Sale prices on the background', text: sale, ground: primary.bg, put: putSale },
    { where: 'The main button', ...colours(buttons.primary), put: putButton('primary') },
    { where: 'Other buttons', ...colours(buttons.secondary), put: putButton('secondary') },
  ]
  return pairs.flatMap(faint)
}

function faintInScheme({ slot, title, text, bg, accent, button }: ColourScheme): Faint[] {
  const put =
    (changed: (colour: string) => Partial<ColourScheme>): Put =>
    (theme, colour) => ({
      ...theme,
      schemes: theme.schemes.map((scheme) => (scheme.slot === slot ? { ...scheme, ...changed(colour) } : scheme)),
    })
  const pairs: Pair[] = [
    { where: `${title}: text`, text, ground: bg, put: put((text) => ({ text })) },
    { where: `${title}: the accent`, text: accent, ground: bg, put: put((accent) => ({ accent })) },
    {
      where: `${title}: the button`,
      text: button.textColor,
      ground: button.backgroundColor,
      put: put((textColor) => ({ button: { ...button, textColor } })),
    },
  ]
  return pairs.flatMap(faint)
}

function faint({ where, text, ground, put }: Pair): Faint[] {
  const ratio = contrast(text, ground)
  if (ratio >= readable) return []
  const colour = nearestReadable(text, ground)
  return [{ where, ratio, colour, change: (theme) => put(theme, colour) }]
}

const colours = ({ textColor, backgroundColor }: Theme['buttons']['primary']) => ({
  text: textColor,
  ground: backgroundColor,
})

type Put = Pair['put']

const putColours = (theme: Theme, colors: Partial<Theme['colors']>): Theme => ({
  ...theme,
  colors: { ...theme.colors, ...colors },
})
const putText: Put = (theme, text) => putColours(theme, { primary: { ...theme.colors.primary, text } })
const putAccent: Put = (theme, accent) => putColours(theme, { primary: { ...theme.colors.primary, accent } })
const putSoftText: Put = (theme, text) => putColours(theme, { secondary: { ...theme.colors.secondary, text } })
const putStrongText: Put = (theme, text) => putColours(theme, { strong: { ...theme.colors.strong, text } })
const putSale: Put = (theme, sale) => putColours(theme, { sale })
const putLinks: Put = (theme, linkTextColor) => ({ ...theme, buttons: { ...theme.buttons, linkTextColor } })
const putButton =
  (look: 'primary' | 'secondary'): Put =>
  (theme, textColor) => ({
    ...theme,
    buttons: { ...theme.buttons, [look]: { ...theme.buttons[look], textColor } },
  })
