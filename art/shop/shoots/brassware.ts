import { INK } from '../../drawing/colour.ts'
import { dabara } from '../pictures/drinkware.ts'
import { masalaBox } from '../pictures/plates.ts'
import { pot } from '../pictures/pots.ts'
import { chai, indigoSwatch, marigolds } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { lying, overhead, standing } from '../pictures/shoot.ts'
import { bells } from '../pictures/toys.ts'

const STEEL = '#c5c9cf'
const urli = pot({ shape: 'urli', colour: INK.brass, material: 'brushed', inside: '#a0742c', filling: '#7a93a0' })

export const brassware: Shoots = {
  'brass-dabara-tumbler': standing({
    thing: dabara(INK.brass),
    tone: 'plum',
    words: {
      name: 'Brass dabara and tumbler with filter coffee',
      detail: 'the froth and the turned lip',
    },
    beside: [chai],
  }),
  'steel-masala-dabba': lying({
    thing: masalaBox(STEEL),
    tone: 'marigold',
    words: {
      name: 'Round steel spice box with seven filled cups',
      detail: 'the cups of chilli, turmeric and cumin',
    },
    beside: [indigoSwatch, marigolds(INK.madder)],
  }),
  'brass-urli-floating-flowers': standing({
    thing: urli,
    tone: 'indigo',
    words: {
      name: 'Brass urli filled with water, on indigo paper',
      detail: 'the turned rim and the water',
    },
  }),
  'brass-temple-bells-string': overhead({
    thing: bells(INK.brass, INK.madder),
    tone: 'blush',
    words: {
      name: 'Three brass bells on a madder cord',
      detail: 'the polished lip of the largest bell',
    },
  }),
}
