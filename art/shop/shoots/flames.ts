import { INK } from '../../drawing/colour.ts'
import { candle } from '../pictures/candle.ts'
import { diya } from '../pictures/lamps.ts'
import { brassLota, greenery } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { standing } from '../pictures/shoot.ts'

const clay = diya(INK.clay)
const brass = diya(INK.brass, true)
const mogra = candle('#f1ece0', '#f6efdc', 'glazed', {
  paper: '#e4ead8',
  ink: INK.neem,
  accent: INK.leaf,
  motif: 'buti',
})
const khus = candle(INK.teal, '#e6ead8', 'glazed')
const sandal = candle(INK.brass, '#f3e3c2', 'metal')

export const flames: Shoots = {
  'terracotta-diyas-dozen': standing({
    thing: clay,
    tone: 'plum',
    words: {
      name: 'Lit terracotta diya on plum paper',
      detail: 'the flame and the pinched clay',
      others: 'Three lit diyas',
    },
    beside: [clay, clay],
    others: [clay, clay, clay],
  }),
  'brass-diya-akhand': standing({
    thing: brass,
    tone: 'indigo',
    words: {
      name: 'Lit brass diya on indigo paper',
      detail: 'the flame mirrored in the brass',
    },
    beside: [brassLota],
  }),
  'mogra-candle': standing({
    thing: mogra,
    tone: 'sage',
    words: {
      name: 'Lit mogra candle in a white stoneware cup',
      detail: 'the flame and the melted wax',
    },
    beside: [greenery],
  }),
  'khus-candle-teal': standing({
    thing: khus,
    tone: 'blush',
    words: {
      name: 'Lit khus candle in a teal glazed cup',
      detail: 'the flame above the pale wax',
    },
  }),
  'sandal-candle-brass': standing({
    thing: sandal,
    tone: 'teal',
    words: {
      name: 'Lit sandalwood candle in polished brass',
      detail: 'the wax and the brass rim',
    },
  }),
}
