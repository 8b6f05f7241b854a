import { group } from '../drawing/canvas.ts'
import type { Cloth } from '../drawing/cloth.ts'
import type { Colour } from '../drawing/colour.ts'
import { arm, bangles, bust, type Figure, gold, midriff } from './body.ts'
import { type Bottom, bottoms, juttisOn } from './bottoms.ts'
import type { Top } from './cut.ts'
import { braid, type Head, hairBehind, headOf } from './head.ts'
import { flaredSkirt } from './lehenga.ts'
import { blouse, blouseSleeve, necklace, type SareeLook, saree } from './saree.ts'
import { type Stole, stoleOn } from './stole.ts'
import { topBehind, topOn } from './top.ts'

/** All that a figure wears. */
export type Outfit =
  | ({ kind: 'saree' } & SareeLook)
  | { kind: 'suit'; top: Top; bottom: Bottom; stole?: Stole; shoes: Colour }
  | { kind: 'lehenga'; skirt: Cloth; border: Cloth; blouse: Cloth; stole?: Stole }

export function dressed(figure: Figure, head: Head, outfit: Outfit): string {
  if (outfit.kind === 'saree') return saree(figure, head, outfit)
  const stole = outfit.stole ? stoleOn(figure, outfit.stole) : { behind: '', before: '' }
  const clothes = outfit.kind === 'suit' ? suit(figure, outfit) : lehenga(figure, outfit)
  const overSleeves = outfit.stole?.worn === 'shawl' || outfit.stole?.worn === 'dupatta'
  return group(
    {},
    hairBehind(figure, head),
    stole.behind,
    clothes.front,
    ...(overSleeves ? [clothes.sleeve, stole.before] : [stole.before, clothes.sleeve]),
    headOf(figure, head),
    braid(figure, head),
  )
}

/** What is drawn before a stole, and the nearer arm, which may lie over it. */
type Layers = { front: string; sleeve: string }

function suit(figure: Figure, { top, bottom, shoes }: Outfit & { kind: 'suit' }): Layers {
  const { front, sleeve } = topOn(figure, top)
  const below = topBehind(figure, top) + juttisOn(figure, shoes) + bottoms(figure, bottom)
  return { front: below + bust(figure) + front, sleeve }
}

function lehenga(figure: Figure, { skirt, border, blouse: cloth }: Outfit & { kind: 'lehenga' }): Layers {
  const armOn = (side: 'left' | 'right') => arm(figure, side, 2) + bangles(figure, side, [gold, cloth.ground, gold])
  const front = [
    midriff(figure),
    bust(figure),
    flaredSkirt(figure, skirt, border),
    armOn('right'),
    blouse(figure, cloth),
    necklace(figure),
  ]
  return { front: front.join(''), sleeve: armOn('left') + blouseSleeve(figure, cloth, 'left') }
}
