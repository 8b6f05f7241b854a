import { place } from '../../drawing/brush.ts'
import { rect } from '../../drawing/canvas.ts'
import { SQUARE, scene } from '../scene.ts'
import { F } from './palette.ts'
import { houseThali } from './thali.ts'

/** For a round frame that turns: the plate fills the square. */
export const foodThaliRound = scene(
  'The house thali, filling the picture: six bowls, three baatis, bread, rice and papad on brass',
  { ...SQUARE, seed: 62 },
  (sheet) => [rect(0, 0, 800, 800, { fill: F.leaf }), place(400, 400, houseThali(sheet), 0.795)],
)
