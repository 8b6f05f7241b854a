import { INK } from '../../drawing/colour.ts'
import { jar, tin } from '../pictures/packed.ts'
import { bronzeBowl, chai, greenery } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { standing } from '../pictures/shoot.ts'

const label = (ink: `#${string}`, accent: `#${string}`, motif: 'lotus' | 'buti' | 'ambi' | 'jaal') =>
  ({ paper: INK.cream, ink, accent, motif }) as const

const darjeeling = tin(INK.indigo, label(INK.indigo, INK.madder, 'buti'))
const masala = tin(INK.madder, label(INK.madder, INK.marigold, 'ambi'))
const haldi = jar('#d9961c', INK.madder, label(INK.madder, INK.leaf, 'lotus'))
const honey = jar('#b5701c', '#5a3a22', label('#5a3a22', INK.marigold, 'buti'), false)
const achaar = jar('#a8641c', INK.leaf, label(INK.neem, INK.madder, 'ambi'))

export const pantry: Shoots = {
  'darjeeling-first-flush': standing({
    thing: darjeeling,
    tone: 'sky',
    words: {
      name: 'Indigo tin of Darjeeling first flush',
      detail: 'the paper band with a tea flower',
    },
    beside: [greenery, chai],
  }),
  'assam-masala-chai': standing({
    thing: masala,
    tone: 'marigold',
    words: {
      name: 'Madder tin of masala chai',
      detail: 'the paper band with a mango emblem',
    },
    beside: [chai],
    again: { thing: chai, alt: 'The chai itself, milky, in a kulhad', tone: 'blush' },
  }),
  'lakadong-turmeric': standing({
    thing: haldi,
    tone: 'sage',
    words: {
      name: 'Jar of golden turmeric with a madder lid',
      detail: 'the turmeric through the glass',
    },
    beside: [bronzeBowl],
  }),
  'litchi-blossom-honey': standing({
    thing: honey,
    tone: 'sand',
    words: {
      name: 'Jar of amber litchi honey',
      detail: 'the light through the honey',
    },
    beside: [greenery, chai],
  }),
  'mango-achaar-mustard-oil': standing({
    thing: achaar,
    tone: 'clay',
    words: {
      name: 'Jar of mango pickle with a green lid',
      detail: 'the mango and mustard behind the label',
    },
    beside: [bronzeBowl],
  }),
}
