/** Breakpoints for responsive values: phones, from 48rem, from 64rem. */
export const screens = ['base', 'md', 'lg'] as const

export type Screen = (typeof screens)[number]

/** A value for phones, inherited by wider screens without their own. */
export type Responsive<T> = { base: T; md?: T; lg?: T }

/** The value for a screen, inherited from the next narrower one. */
export function at<T>(value: Responsive<T>, screen: Screen): T {
  if (screen === 'base') return value.base
  const narrower = screen === 'lg' ? 'md' : 'base'
  return value[screen] ?? at(value, narrower)
}

/** Custom properties for the classes of `ui/columns.css`: `--columns`, `--columns-md`, `--columns-lg`. */
export function screenProperties(name: string, value: Responsive<string | number>): Record<string, string | number> {
  return {
    [`--${name}`]: at(value, 'base'),
    [`--${name}-md`]: at(value, 'md'),
    [`--${name}-lg`]: at(value, 'lg'),
  }
}
