/** Colours are `#rrggbb`. Mixing happens in OKLab, so that a shadow keeps its hue. */
export type Colour = `#${string}`

type Lab = [l: number, a: number, b: number]

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

function toLab(colour: Colour): Lab {
  const value = Number.parseInt(colour.slice(1), 16)
  const r = linear(((value >> 16) & 255) / 255)
  const g = linear(((value >> 8) & 255) / 255)
  const b = linear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([light, a, b]: Lab): Colour {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = channels.map((channel) => {
    const byte = Math.round(Math.max(0, Math.min(1, gamma(Math.max(0, channel)))) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${hex.join('')}`
}

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const [a, b] = [toLab(from), toLab(to)]
  const t = Math.max(0, Math.min(1, amount))
  return fromLab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

/** Towards a warm white, as a studio lamp does. */
export const lighten = (colour: Colour, amount: number) => mix(colour, '#fffaf2', amount)

/** Into shadow: darker, with the hue kept; yellows lean to brown, since left alone they would look green. */
export function darken(colour: Colour, amount: number): Colour {
  const [l, a, b] = toLab(colour)
  const chroma = 1 - amount * 0.6
  const lean = Math.max(0, b) * Math.min(0.55, amount)
  return fromLab([l * (1 - amount), a * chroma + lean * 0.45, (b - lean * 0.25) * chroma])
}

/** Greyer (below 1) or more vivid (above 1), equally light. */
export function saturate(colour: Colour, times: number): Colour {
  const [l, a, b] = toLab(colour)
  return fromLab([l, a * times, b * times])
}

/** How light a colour looks, 0 to 1. */
export const lightness = (colour: Colour) => toLab(colour)[0]

/** The house palette: what every picture of the shop is mixed from. */
export const INK = {
  indigo: '#26307a',
  midnight: '#1b2150',
  madder: '#a8322d',
  marigold: '#e59a1f',
  turmeric: '#d9a520',
  leaf: '#5d7a45',
  neem: '#3f5a45',
  teal: '#1f6f74',
  rose: '#cf6f7d',
  blush: '#e9c3b5',
  clay: '#b8623f',
  brick: '#8f3d2a',
  sand: '#dcc7a3',
  cream: '#f3ead8',
  chalk: '#f7f4ee',
  bone: '#e8e0d0',
  slate: '#5f6773',
  soot: '#2b2826',
  brass: '#d4a03c',
  copper: '#c47146',
  bronze: '#bd8c46',
  sky: '#8fb3cf',
  lilac: '#9c86b3',
  plum: '#5e2b4a',
} as const satisfies Record<string, Colour>
