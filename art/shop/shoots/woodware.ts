import { type Colour, INK } from '../../drawing/colour.ts'
import { pot } from '../pictures/pots.ts'
import { indigoSwatch, linen, marigolds, stonePlate } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { lying, standing } from '../pictures/shoot.ts'
import { board, spoons } from '../pictures/woodware.ts'

const lacquered = (colour: Colour, band: Colour) =>
  pot({
    shape: 'bowl',
    colour,
    material: 'lacquered',
    inside: '#c9955a',
    decorations: [
      {
        kind: 'bands',
        colour: band,
        at: [
          [0.12, 0.2],
          [0.26, 0.29],
        ],
      },
    ],
  })

export const woodware: Shoots = {
  'sheesham-kitchen-spoons': lying({
    thing: spoons('#8a5530'),
    tone: 'sage',
    words: {
      name: 'Four sheesham kitchen tools side by side',
      detail: 'the bowl of the ladle and its grain',
    },
    beside: [linen, stonePlate],
  }),
  'mango-wood-board': lying({
    thing: board('#b27a45'),
    tone: 'sky',
    words: {
      name: 'Mango wood board with a hole in its handle',
      detail: 'the grain near the handle',
    },
    beside: [indigoSwatch, marigolds()],
  }),
  'inlaid-serving-tray': lying({
    thing: board('#6b4028', { tray: true, inlay: { name: 'ajrakhStar', ink: '#d4a03c', accent: '#f0e0b0' } }),
    tone: 'blush',
    words: {
      name: 'Dark wooden tray inlaid with brass stars',
      detail: 'a brass star and the handle',
    },
    beside: [stonePlate, marigolds()],
  }),
  'channapatna-bowl-madder': standing({
    thing: lacquered(INK.madder, INK.marigold),
    tone: 'sand',
    words: {
      name: 'Madder lacquered wooden bowl',
      detail: 'the marigold bands under the lacquer',
      others: 'The bowl in marigold, indigo and madder',
    },
    others: ([INK.marigold, INK.indigo, INK.madder] as const).map((colour) =>
      pot({
        shape: 'bowl',
        colour,
        material: 'lacquered',
        inside: '#c9955a',
        decorations: [{ kind: 'bands', colour: INK.cream, at: [[0.12, 0.2]] }],
      }),
    ),
    colours: [
      { thing: lacquered(INK.marigold, INK.madder), alt: 'Marigold lacquered wooden bowl' },
      { thing: lacquered(INK.indigo, INK.marigold), alt: 'Indigo lacquered wooden bowl' },
    ],
  }),
}
