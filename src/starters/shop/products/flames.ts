import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { candle } from '../pictures/candle.ts'
import { diya } from '../pictures/lamps.ts'
import { brassLota, greenery } from '../pictures/props.ts'
import { standing } from '../pictures/shoot.ts'
import { facts, paragraphs, stocked } from './stocking.ts'

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

export const flames: StarterProduct[] = [
  {
    path: 'terracotta-diyas-dozen',
    name: 'Terracotta Diyas, One Dozen — दीये',
    brand: 'Kumbh Studio',
    categories: ['diyas-and-candles', 'lighting'],
    summary: 'Thrown off the hump, a hundred an hour, each with a thumb’s pinch for the wick.',
    description: paragraphs(
      'Soak them in water before the first use and they will drink less oil. A tablespoon of mustard oil burns for about two hours and ten minutes.',
      'After Diwali they go back into the earth, or into the box.',
    ),
    hsn: '6912',
    gstRate: 0,
    ...stocked({ sku: 'MIT-DIY-04', mrp: 240, price: 180, stock: [240] }),
    pictures: standing({
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
    facts: facts({ Body: 'Terracotta', Size: '7 cm', Pieces: '12, with cotton wicks', Made: 'Panchmura, West Bengal' }),
  },
  {
    path: 'brass-diya-akhand',
    name: 'Brass Diya, Everyday',
    brand: 'Dhatu & Daughters',
    categories: ['diyas-and-candles', 'lighting'],
    summary: 'Cast thick, so it stands where it is put and stays warm.',
    description: paragraphs(
      'Sand-cast, filed, buffed. Holds oil for four hours. The lip is shaped so that oil runs back into the bowl and not on to the shelf.',
    ),
    hsn: '8306',
    gstRate: 5,
    ...stocked({
      sku: 'DHA-DIY-09',
      mrp: 560,
      options: { Set: ['One', 'Pair'] },
      stock: [60, 33],
      more: { Pair: 480 },
    }),
    pictures: standing({
      thing: brass,
      tone: 'indigo',
      words: {
        name: 'Lit brass diya on indigo paper',
        detail: 'the flame mirrored in the brass',
      },
      beside: [brassLota],
    }),
    facts: facts({ Metal: 'Brass, cast', Size: '8 cm', Weight: '210 g', Made: 'Moradabad, Uttar Pradesh' }),
  },
  {
    path: 'mogra-candle',
    name: 'Mogra Candle in a Stoneware Cup',
    brand: 'Marugandh',
    categories: ['diyas-and-candles', 'lighting', 'wellness'],
    summary: 'Jasmine at seven in the evening, when it has just decided to open.',
    description: paragraphs(
      'Soy and coconut wax with jasmine sambac absolute from Madurai. It scents a bedroom, not a bungalow. Trim the wick to five millimetres and let the pool reach the wall the first time.',
      'Forty hours. Then the cup is a cup.',
    ),
    hsn: '3406',
    gstRate: 5,
    ...stocked({ sku: 'MAR-CAN-01', mrp: 1190, options: { Scent: ['Mogra', 'Nimbu and neem'] }, stock: [29, 15] }),
    pictures: standing({
      thing: mogra,
      tone: 'sage',
      words: {
        name: 'Lit mogra candle in a white stoneware cup',
        detail: 'the flame and the melted wax',
      },
      beside: [greenery],
    }),
    facts: facts({
      Wax: 'Soy and coconut',
      Burns: '40 hours',
      Weight: '220 g',
      Wick: 'Cotton',
      Made: 'Kannauj, Uttar Pradesh',
    }),
  },
  {
    path: 'khus-candle-teal',
    name: 'Khus Candle, Teal Cup',
    brand: 'Marugandh',
    categories: ['diyas-and-candles', 'lighting', 'wellness'],
    summary: 'Wet vetiver screens in a Lucknow summer.',
    description: paragraphs(
      'Ruh khus, distilled in copper from wild roots, is green, smoky and a little like potatoes. We mean that kindly. Blended with vetiver acetate so that it carries.',
    ),
    hsn: '3406',
    gstRate: 5,
    ...stocked({ sku: 'MAR-CAN-02', mrp: 1290, price: 1095, stock: [18] }),
    pictures: standing({
      thing: khus,
      tone: 'blush',
      words: {
        name: 'Lit khus candle in a teal glazed cup',
        detail: 'the flame above the pale wax',
      },
    }),
    facts: facts({ Wax: 'Soy and coconut', Burns: '40 hours', Weight: '220 g', Made: 'Kannauj, Uttar Pradesh' }),
  },
  {
    path: 'sandal-candle-brass',
    name: 'Sandalwood Candle in a Brass Katori',
    brand: 'Marugandh',
    categories: ['diyas-and-candles', 'lighting', 'wellness'],
    summary: 'Mysore sandal, a thread of saffron, and a brass bowl to keep.',
    description: paragraphs(
      'The oil is from government-auctioned heartwood, with paper to show for it. Refills fit the same katori and cost half.',
    ),
    hsn: '3406',
    gstRate: 5,
    ...stocked({ sku: 'MAR-CAN-03', mrp: 1690, stock: [12] }),
    pictures: standing({
      thing: sandal,
      tone: 'teal',
      words: {
        name: 'Lit sandalwood candle in polished brass',
        detail: 'the wax and the brass rim',
      },
    }),
    facts: facts({ Wax: 'Soy and beeswax', Burns: '45 hours', Weight: '240 g', Made: 'Kannauj, Uttar Pradesh' }),
  },
]
