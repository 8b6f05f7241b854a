import { INK } from '../../drawing/colour.ts'
import { greenery } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { standing } from '../pictures/shoot.ts'
import { elephant, stacker, tops } from '../pictures/toys.ts'

const rings = stacker([INK.madder, INK.marigold, INK.leaf, INK.teal, INK.indigo])
const gaja = elephant('#6b7480', INK.madder, INK.marigold)
const lattu = tops([INK.madder, INK.marigold, INK.leaf])

export const toys: Shoots = {
  'channapatna-ring-stacker': standing({
    thing: rings,
    tone: 'sky',
    words: { name: 'Wooden ring stacker in five colours', detail: 'the lacquered rings' },
    beside: [lattu],
  }),
  'pull-along-elephant': standing({
    thing: gaja,
    tone: 'marigold',
    words: {
      name: 'Grey wooden elephant on wheels with a madder saddle',
      detail: 'the painted saddle and ear',
      others: 'The elephant with madder and with indigo saddles',
    },
    beside: [greenery, lattu],
    others: [gaja, elephant('#8a8f98', INK.indigo, INK.marigold)],
  }),
  'lattu-spinning-tops': standing({
    thing: lattu,
    tone: 'lilac',
    words: {
      name: 'Three lacquered spinning tops',
      detail: 'the coloured bands of a top',
    },
    beside: [rings],
  }),
}
