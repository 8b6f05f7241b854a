import { familyOf } from '../../../../shared/sites/theme/theme.ts'
import type { Site } from '../../../platform/context.ts'
import { flat } from './flat-colour.ts'

/** The site's theme for mail clients: opaque colours, and fonts with fallbacks. */
export type MailLook = ReturnType<typeof lookOf>

export function lookOf({ settings: { theme } }: Site) {
  const { colors, fonts, buttons, radius } = theme
  const ground = flat(colors.primary.bg, '#ffffff')
  const around = flat(colors.secondary.bg, ground)
  const { backgroundColor, textColor, borderColor, borderRadius, borderWidth } = buttons.primary
  const fill = flat(backgroundColor, ground)
  return {
    ground,
    around,
    ink: flat(colors.primary.text, ground),
    soft: flat(colors.secondary.text, around),
    line: flat(colors.primary.border, ground),
    radius,
    body: family(fonts.body.name),
    heading: { family: family(fonts.heading.name), weight: fonts.heading.weight },
    button: {
      fill,
      text: flat(textColor, fill),
      border: flat(borderColor, ground),
      radius: borderRadius,
      width: borderWidth,
    },
    dark: darkOf(theme),
  }
}

/** Mail clients load no web fonts: the font shows if installed, else its fallback. */
const family = (name: string) => familyOf(name).replaceAll("'", '').replaceAll(' Variable', '')

/** The site's dark colours, else neutral ones: clients that support them then do not invert the mail. */
function darkOf({ dark }: Site['settings']['theme']) {
  if (!dark?.on) return { ground: '#1d2025', around: '#121417', ink: '#f2f3f5', soft: '#b6bcc6', line: '#383d45' }
  const { primary, secondary } = dark.colors
  const ground = flat(primary.bg, '#000000')
  const around = flat(secondary.bg, ground)
  return {
    ground,
    around,
    ink: flat(primary.text, ground),
    soft: flat(secondary.text, around),
    line: flat(primary.border, ground),
  }
}
