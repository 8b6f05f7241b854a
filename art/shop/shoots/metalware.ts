import { INK } from '../../drawing/colour.ts'
import { flask } from '../pictures/drinkware.ts'
import { plate } from '../pictures/plates.ts'
import { pot } from '../pictures/pots.ts'
import { linen, marigolds } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { lying, standing } from '../pictures/shoot.ts'

const hammered = pot({ shape: 'lota', colour: INK.brass, material: 'polished', decorations: [{ kind: 'hammered' }] })
const tumbler = pot({
  shape: 'tumbler',
  colour: INK.copper,
  material: 'polished',
  inside: '#8a4a2a',
  decorations: [{ kind: 'hammered' }],
})
export const metalware: Shoots = {
  'kansa-thali-set': lying({
    thing: plate({ colour: INK.bronze, metal: true, bowls: [INK.turmeric, INK.madder, '#6b8a4a'] }),
    tone: 'sage',
    words: {
      name: 'Kansa thali with three filled katoris',
      detail: 'the katoris of dal, chutney and greens',
    },
    beside: [linen, marigolds()],
    again: {
      thing: plate({ colour: INK.bronze, metal: true }),
      alt: 'The empty kansa thali, hammer rings showing',
      tone: 'clay',
    },
  }),
  'hammered-brass-lota': standing({
    thing: hammered,
    tone: 'teal',
    words: {
      name: 'Hammered brass lota on deep green paper',
      detail: 'the hammer facets on the shoulder',
    },
  }),
  'copper-tumbler-hammered': standing({
    thing: tumbler,
    tone: 'sky',
    words: {
      name: 'Hammered copper tumbler',
      detail: 'the planished dents near the rim',
      others: 'The pair of copper tumblers',
    },
    others: [tumbler, tumbler],
  }),
  'engraved-copper-bottle': standing({
    thing: flask(INK.copper, 'jaal'),
    tone: 'chalk',
    words: {
      name: 'Engraved copper water bottle',
      detail: 'the chased vine on the body',
      others: 'The bottle engraved and plain',
    },
    others: [flask(INK.copper, 'jaal'), flask(INK.copper)],
    colours: [{ thing: flask(INK.copper), alt: 'Plain copper water bottle' }],
  }),
}
