import type { Cloth } from '../drawing/cloth.ts'
import type { Colour } from '../drawing/colour.ts'
import { type Figure, SHOULDER } from './body.ts'

/** What is sewn and has sleeves: kurtas, shirts, jackets. */
export type Top = {
  cloth: Cloth
  /** From shoulder to hem, cm. */
  length: number
  cut: 'straight' | 'aLine' | 'flared' | 'boxy'
  sleeve: 'short' | 'elbow' | 'long'
  neck: 'band' | 'collar' | 'vee'
  /** How far down the front opens, as a share of the length. */
  placket: number
  slits?: boolean
  pocket?: boolean
  yoke?: Cloth
  /** Band along the hem, the neck and the cuffs. */
  trim?: Cloth
  button?: Colour
}

/** Units of a figure in a centimetre: a woman is drawn at 168 cm, a man at 178. */
export const cm = ({ build }: Figure) => 750 / (build.limb > 1.1 ? 178 : 168)
export const hemOf = (figure: Figure, { length }: Top) => Math.min(-40, SHOULDER - 10 + length * cm(figure))
