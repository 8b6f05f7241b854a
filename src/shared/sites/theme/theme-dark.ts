import { contrast, mix, nearestReadable, readableOn } from './contrast.ts'
import type { DarkColours, Theme } from './theme.ts'

/** The theme on a device set to dark; unchanged without dark colours. */
export function asDark(theme: Theme): Theme {
  const { dark, ...light } = theme
  if (!dark) return light
  const { primary, secondary } = light.buttons
  return {
    ...light,
    colors: dark.colors,
    buttons: {
      primary: { ...primary, ...dark.buttons.primary },
      secondary: { ...secondary, ...dark.buttons.secondary },
      linkTextColor: dark.buttons.linkTextColor,
    },
  }
}

/** The reverse of `asDark`: stores the colours of `changed` as the dark ones of `theme`. */
export function withDark(theme: Theme, changed: Theme): Theme {
  return { ...theme, dark: { on: theme.dark?.on ?? true, ...coloursOf(changed) } }
}

function coloursOf({ colors, buttons }: Theme): Omit<DarkColours, 'on'> {
  const colours = ({ backgroundColor, textColor, borderColor }: Theme['buttons']['primary']) => ({
    backgroundColor,
    textColor,
    borderColor,
  })
  return {
    colors,
    buttons: {
      primary: colours(buttons.primary),
      secondary: colours(buttons.secondary),
      linkTextColor: buttons.linkTextColor,
    },
  }
}

/** A ground counts as dark if white has at least this contrast on it. */
const isDark = (ground: string) => contrast('#ffffff', ground) > 12

/**
 * Default dark colours: the theme's darkest ground, darkened if needed; accents keep their hue, lightened with as little white as
 * makes them readable. A dark theme keeps its colours.
 */
export function darkOf(theme: Theme): DarkColours {
  const { primary, secondary, strong, sale } = theme.colors
  if (isDark(primary.bg)) return { on: true, ...coloursOf(theme) }
  const ground = darkened(strong.bg)
  const lighter = (part: number) => mix(ground, '#ffffff', part)
  const soft = lighter(0.07)
  // Readable on the soft ground means readable on the darker one too.
  const read = (colour: string) => nearestReadable(colour, soft)
  const accent = read(primary.accent)
  const main = read(theme.buttons.primary.backgroundColor)
  const line = lighter(0.3)
  const strongGround = mix(ground, accent, 0.2)
  return {
    on: true,
    colors: {
      primary: { accent, text: lighter(0.93), bg: ground, border: lighter(0.16) },
      secondary: { text: read(mix(secondary.text, '#ffffff', 0.5)), bg: soft, border: line },
      strong: { text: nearestReadable(lighter(0.95), strongGround), bg: strongGround },
      sale: read(sale),
    },
    buttons: {
      primary: { backgroundColor: main, textColor: readableOn(main), borderColor: main },
      secondary: { backgroundColor: ground, textColor: lighter(0.93), borderColor: line },
      linkTextColor: read(theme.buttons.linkTextColor),
    },
  }
}

function darkened(colour: string): string {
  for (let percent = 0; percent < 100; percent += 5) {
    const darker = mix(colour, '#000000', percent / 100)
    if (contrast('#ffffff', darker) > 17) return darker
  }
  return '#000000'
}

/** Derives dark colours for changed light ones; none if they were off. */
export function darkAgain(before: Theme, chosen: Theme): Theme {
  return { ...chosen, dark: before.dark?.on ? darkOf(chosen) : undefined }
}
