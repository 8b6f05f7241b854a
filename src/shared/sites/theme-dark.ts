import { contrast, mix, nearestReadable, readableOn } from './contrast.ts'
import type { DarkColours, Theme } from './theme.ts'

/** The theme as visitors see it whose device is set to dark; without dark colours it is the theme itself. */
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

/** Puts the colours of a theme that was made by `asDark` back into the one it was made of. */
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

/** Below so much light a ground counts as dark: white is read on it far better than black. */
const isDark = (ground: string) => contrast('#ffffff', ground) > 12

/**
 * Dark colours to begin with: the ground is the theme's darkest one, made darker if need be, and its accents keep their hue, mixed with
 * as little white as it takes to be read. A theme that is dark already keeps its colours.
 */
export function darkOf(theme: Theme): DarkColours {
  const { primary, secondary, strong, sale } = theme.colors
  if (isDark(primary.bg)) return { on: true, ...coloursOf(theme) }
  const ground = darkened(strong.bg)
  const lighter = (part: number) => mix(ground, '#ffffff', part)
  const soft = lighter(0.07)
  // Whatever is read on the soft ground is read on the darker one too.
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

/** The dark colours of a theme whose light ones have been chosen anew; none where there were none. */
export function darkAgain(before: Theme, chosen: Theme): Theme {
  return { ...chosen, dark: before.dark?.on ? darkOf(chosen) : undefined }
}
