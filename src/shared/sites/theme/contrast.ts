/** `#abc`, `#aabbcc` or `#aabbccdd` as three channels from 0 to 1; alpha is ignored. */
function channels(hex: string): number[] {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The `color-scheme` for a ground: how browsers draw native controls, such as radio buttons and date pickers. */
export function controlsOn(ground: string): 'light' | 'dark' {
  return contrast('#ffffff', ground) > contrast('#000000', ground) ? 'dark' : 'light'
}

/** Minimum contrast of text (WCAG 1.4.3, AA). */
export const readable = 4.5

/** White or black text for a ground. White wins whenever it is readable. */
export function readableOn(ground: string): '#ffffff' | '#000000' {
  return contrast('#ffffff', ground) >= readable || contrast('#ffffff', ground) > contrast('#000000', ground)
    ? '#ffffff'
    : '#000000'
}

/**
 * The readable colour nearest to `text`: mixed with as little black or white as needed. A readable colour is returned unchanged.
 */
export function nearestReadable(text: string, ground: string): string {
  if (contrast(text, ground) >= readable) return text
  for (let percent = 1; percent <= 100; percent++) {
    const found = ['#000000', '#ffffff']
      .map((end) => mix(text, end, percent / 100))
      .filter((colour) => contrast(colour, ground) >= readable)
      .sort((one, other) => contrast(other, ground) - contrast(one, ground))
    if (found[0]) return found[0]
  }
  return readableOn(ground)
}

/** @param part share of `other`, from 0 to 1 */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [channels(one), channels(other)]
  const mixed = from.map((value, index) => Math.round(255 * (value + ((to[index] ?? 0) - value) * part)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Text and softer text on an accent: the wanted colour, or the nearest readable one. */
export function onAccent(wanted: string, accent: string): { '--accent-text': string; '--accent-text-soft': string } {
  const text = nearestReadable(wanted, accent)
  return { '--accent-text': text, '--accent-text-soft': nearestReadable(mix(text, accent, 0.18), accent) }
}
