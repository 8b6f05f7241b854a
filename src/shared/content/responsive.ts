/** Widths of the screen that a value may differ by: phones, and from 48rem and 64rem on. */
export const screens = ['base', 'md', 'lg'] as const

export type Screen = (typeof screens)[number]

/** A value for phones that wider screens share unless they have their own. */
export type Responsive<T> = { base: T; md?: T; lg?: T }

/** The value on a screen: its own, else that of the next narrower one. */
export function at<T>(value: Responsive<T>, screen: Screen): T {
  if (screen === 'base') return value.base
  const narrower = screen === 'lg' ? 'md' : 'base'
  return value[screen] ?? at(value, narrower)
}

/** Custom properties that the classes of `responsive.css` read: `--columns`, `--columns-md`, `--columns-lg`. */
export function screenProperties(name: string, value: Responsive<string | number>): Record<string, string | number> {
  return {
    [`--${name}`]: at(value, 'base'),
    [`--${name}-md`]: at(value, 'md'),
    [`--${name}-lg`]: at(value, 'lg'),
  }
}
