import type { StarterProduct } from '../../catalogue.ts'
import { INK } from '../../drawing/colour.ts'
import { jar, tin } from '../pictures/packed.ts'
import { bronzeBowl, chai, greenery } from '../pictures/props.ts'
import { standing } from '../pictures/shoot.ts'
import { facts, list, paragraphs, stocked } from './stocking.ts'

const label = (ink: `#${string}`, accent: `#${string}`, motif: 'lotus' | 'buti' | 'ambi' | 'jaal') =>
  ({ paper: INK.cream, ink, accent, motif }) as const

const darjeeling = tin(INK.indigo, label(INK.indigo, INK.madder, 'buti'))
const masala = tin(INK.madder, label(INK.madder, INK.marigold, 'ambi'))
const haldi = jar('#d9961c', INK.madder, label(INK.madder, INK.leaf, 'lotus'))
const honey = jar('#b5701c', '#5a3a22', label('#5a3a22', INK.marigold, 'buti'), false)
const achaar = jar('#a8641c', INK.leaf, label(INK.neem, INK.madder, 'ambi'))

export const pantry: StarterProduct[] = [
  {
    path: 'darjeeling-first-flush',
    name: 'Darjeeling First Flush, FTGFOP1',
    brand: 'Pahadi Pantry',
    categories: ['pantry', 'kitchen'],
    summary: 'Picked in the third week of March at 1,900 metres; drink it without milk at least once.',
    description: paragraphs(
      'Two leaves and a bud, plucked before nine, withered overnight, fired by lunch. The cup is the colour of straw and smells of green mango and, faintly, of rain on slate.',
      'Three minutes at 90 °C. A second steep is worth the trouble.',
    ),
    hsn: '0902',
    gstRate: 5,
    ...stocked({
      sku: 'PAH-TEA-01',
      mrp: 890,
      options: { Weight: ['100 g', '250 g'] },
      stock: [46, 18],
      more: { '250 g': 1110 },
    }),
    pictures: standing({
      thing: darjeeling,
      tone: 'sky',
      words: {
        name: 'Indigo tin of Darjeeling first flush',
        detail: 'the paper band with a tea flower',
      },
      beside: [greenery, chai],
    }),
    facts: facts({
      Garden: 'Single estate, Kurseong South',
      Plucked: 'March',
      Grade: 'FTGFOP1',
      'Best before': '24 months',
      FSSAI: 'Licensed packer',
    }),
  },
  {
    path: 'assam-masala-chai',
    name: 'Masala Chai on Assam CTC',
    brand: 'Pahadi Pantry',
    categories: ['pantry', 'kitchen'],
    summary: 'Ginger first, then cardamom, then the cough-clearing pepper, on tea that can take milk.',
    description: paragraphs(
      'We crush the spices the week we blend: green cardamom from Idukki, dry ginger from Wayanad, a little clove, less pepper than our uncle would like. No flavouring of any kind.',
    ),
    hsn: '0902',
    gstRate: 5,
    ...stocked({
      sku: 'PAH-TEA-02',
      mrp: 420,
      price: 378,
      options: { Weight: ['200 g', '500 g'] },
      stock: [85, 40],
      more: { '500 g': 460 },
    }),
    pictures: standing({
      thing: masala,
      tone: 'marigold',
      words: {
        name: 'Madder tin of masala chai',
        detail: 'the paper band with a mango emblem',
      },
      beside: [chai],
      again: { thing: chai, alt: 'The chai itself, milky, in a kulhad', tone: 'blush' },
    }),
    facts: facts({
      Tea: 'Assam CTC, Dibrugarh',
      Spices: 'Cardamom, ginger, clove, cinnamon, pepper',
      'Best before': '12 months',
      FSSAI: 'Licensed packer',
    }),
  },
  {
    path: 'lakadong-turmeric',
    name: 'Lakadong Turmeric — हल्दी',
    brand: 'Pahadi Pantry',
    categories: ['pantry', 'kitchen'],
    summary: 'Seven per cent curcumin from the Jaintia Hills, so use half of what you are used to.',
    description:
      paragraphs(
        'Ordinary haldi has two or three per cent. Lakadong is grown by some nine hundred families on slopes above Jowai, boiled, sun-dried for ten days and milled in small lots so that it does not heat.',
      ) + list('Stains everything, beautifully', 'Lab report for each lot on request'),
    hsn: '0910',
    gstRate: 5,
    ...stocked({
      sku: 'PAH-HAL-03',
      mrp: 360,
      options: { Weight: ['150 g', '400 g'] },
      stock: [72, 25],
      more: { '400 g': 440 },
    }),
    pictures: standing({
      thing: haldi,
      tone: 'sage',
      words: {
        name: 'Jar of golden turmeric with a madder lid',
        detail: 'the turmeric through the glass',
      },
      beside: [bronzeBowl],
    }),
    facts: facts({
      Origin: 'Laskein, Meghalaya',
      Curcumin: '7.1%',
      'Best before': '18 months',
      FSSAI: 'Licensed packer',
    }),
  },
  {
    path: 'litchi-blossom-honey',
    name: 'Litchi Blossom Honey, Raw',
    brand: 'Pahadi Pantry',
    categories: ['pantry', 'kitchen'],
    summary: 'Two weeks of Muzaffarpur in April, with the bees still cross about it.',
    description: paragraphs(
      'Filtered through cloth and never heated, so it will set in January. Stand the jar in warm water and it forgives you.',
    ),
    hsn: '0409',
    gstRate: 5,
    ...stocked({ sku: 'PAH-HON-04', mrp: 520, price: 442, stock: [3] }),
    pictures: standing({
      thing: honey,
      tone: 'sand',
      words: {
        name: 'Jar of amber litchi honey',
        detail: 'the light through the honey',
      },
      beside: [greenery, chai],
    }),
    facts: facts({
      Origin: 'Muzaffarpur, Bihar',
      Weight: '400 g',
      Treatment: 'Raw, cloth-filtered',
      FSSAI: 'Licensed packer',
    }),
  },
  {
    path: 'mango-achaar-mustard-oil',
    name: 'Kairi Achaar in Mustard Oil — आम का अचार',
    brand: 'Pahadi Pantry',
    categories: ['pantry', 'kitchen'],
    summary: 'Green Ramkela mangoes, cracked mustard, forty days on a terrace in Benares.',
    description: paragraphs(
      'Made by Kanti Devi and her neighbours in May, when the mangoes are hard and the sun is mean. Jars go up at nine and come down at four. No vinegar, nothing to preserve it but salt, oil and patience.',
    ),
    hsn: '2001',
    gstRate: 5,
    ...stocked({
      sku: 'PAH-ACH-05',
      mrp: 380,
      price: 285,
      options: { Weight: ['300 g', '700 g'] },
      stock: [54, 0],
      more: { '700 g': 360 },
    }),
    pictures: standing({
      thing: achaar,
      tone: 'clay',
      words: {
        name: 'Jar of mango pickle with a green lid',
        detail: 'the mango and mustard behind the label',
      },
      beside: [bronzeBowl],
    }),
    facts: facts({
      Made: 'Varanasi, Uttar Pradesh',
      Oil: 'Cold-pressed mustard',
      'Best before': '12 months',
      Allergens: 'Mustard',
      FSSAI: 'Licensed packer',
    }),
  },
]
