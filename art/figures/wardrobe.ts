import type { Cloth } from '../drawing/cloth.ts'
import { type Colour, darken, INK, lightness, mix, saturate } from '../drawing/colour.ts'
import type { Bottom } from './bottoms.ts'
import type { Wearer } from './cast.ts'
import type { Top } from './cut.ts'
import type { Outfit } from './dressed.ts'
import type { SareeLook } from './saree.ts'
import type { Stole } from './stole.ts'

/** What goes with a piece that is for sale, by rule: its own cut, colours and pattern decide. */

const plain = (ground: Colour, accent: Colour = '#d9a23c'): Cloth => ({ ground, ink: ground, accent, motif: 'plain' })

const CREAM: Colour = '#efe4cd'
const UMBER: Colour = '#4a3a33'
const isPale = (colour: Colour) => lightness(colour) > 0.74

const apart = (a: Colour, b: Colour) => Math.abs(lightness(a) - lightness(b))

/** The first colour that can be told from the ground; at the end of the list stand a light and a dark one. */
const standingOff = (ground: Colour, ...choices: Colour[]): Colour =>
  [...choices, CREAM, UMBER].find((colour) => apart(colour, ground) > 0.1) ?? CREAM

/** The colour of the pattern that stands off most from the ground; beside a plain cloth, cream or its own shade. */
function contrast({ motif, ground, ink, accent }: Cloth): Colour {
  const own = isPale(ground) ? mix(darken(ground, 0.52), '#6b4a3a', 0.5) : CREAM
  if (motif === 'plain') return own
  const best = apart(ink, ground) >= apart(accent, ground) ? ink : accent
  return standingOff(ground, isPale(best) ? CREAM : best, own)
}

/** Below a shirt or jacket: quiet, and neither as light nor as dark as it. */
const quiet = ({ ground }: Cloth): Colour =>
  standingOff(ground, isPale(ground) ? '#3d4356' : lightness(ground) < 0.5 ? '#cbb694' : UMBER)

const legsOf = (wearer: Wearer, { cut, cloth, length }: Top): Bottom => {
  if (cut === 'boxy') return { cut: 'trousers', cloth: plain(quiet(cloth)) }
  if (wearer === 'woman') return { cut: cut === 'aLine' ? 'palazzo' : 'churidar', cloth: plain(contrast(cloth)) }
  // A dhoti is white whatever is worn over it; its border takes up the print.
  if (cloth.motif !== 'plain' && length > 90) return { cut: 'dhoti', cloth: plain('#f4ecdb', cloth.accent) }
  return { cut: 'churidar', cloth: plain(standingOff(cloth.ground, isPale(cloth.ground) ? '#d9c6a3' : '#f1e8d6')) }
}

const TAN = '#8a5530'

export const withTop = (wearer: Wearer, top: Top): Outfit => ({
  kind: 'suit',
  top,
  bottom: legsOf(wearer, top),
  shoes: wearer === 'man' || top.cut === 'boxy' ? TAN : saturate(darken(top.cloth.accent, 0.2), 0.9),
})

export const withSaree = (look: Omit<SareeLook, 'pallu'>, pallu: SareeLook['pallu'] = 'arm'): Outfit => ({
  kind: 'saree',
  ...look,
  pallu,
})

/** Under a stole the clothes are plain, so that it alone has a pattern. */
function under(wearer: Wearer, { cloth, worn }: Stole): { top: Top; bottom: Bottom } {
  const dark = lightness(cloth.ground) < 0.55
  const ground = standingOff(
    cloth.ground,
    dark ? '#e4d3b2' : wearer === 'man' ? '#33405e' : saturate(darken(cloth.ground, 0.5), 1.2),
  )
  const base = {
    cloth: plain(ground, cloth.accent),
    sleeve: 'long',
    neck: 'band',
    placket: 0.24,
    button: '#d9c6a3',
  } as const
  if (worn === 'dupatta')
    return {
      top: {
        ...base,
        cloth: plain(standingOff(cloth.ground, INK.turmeric, INK.madder), cloth.ground),
        length: 86,
        cut: 'aLine',
        sleeve: 'elbow',
        neck: 'vee',
        placket: 0,
      },
      bottom: { cut: 'salwar', cloth: plain(darken(cloth.ground, 0.1), cloth.accent) },
    }
  if (wearer === 'man')
    return {
      top: { ...base, cut: 'straight', length: 76, placket: 1, pocket: true },
      bottom: { cut: 'churidar', cloth: plain(dark ? '#5a4a41' : CREAM) },
    }
  return {
    top: { ...base, cut: 'straight', length: 100, slits: true },
    bottom: { cut: 'churidar', cloth: plain(dark ? darken(ground, 0.42) : CREAM) },
  }
}

export const withStole = (wearer: Wearer, stole: Stole): Outfit => ({
  kind: 'suit',
  ...under(wearer, stole),
  stole,
  shoes: TAN,
})
