import type { StarterCategory } from '../catalogue.ts'
import { doorway } from './pictures/doorways.ts'

type Row = [path: string, title: string, description: string]

const row = ([path, title, description]: Row, parent?: string): StarterCategory => ({
  path,
  title,
  description,
  ...(parent ? { parent } : {}),
  picture: doorway(path),
})

const branch = (top: Row, ...children: Row[]): StarterCategory[] => [
  row(top),
  ...children.map((child) => row(child, top[0])),
]

export const categories: StarterCategory[] = [
  ...branch(
    ['women', 'Women', 'Sarees, kurtas and what goes with them, by the people who weave, print and tie the cloth.'],
    ['sarees', 'Sarees', 'Chanderi, jamdani, ikat, kota: five and a half metres, nine days on the loom.'],
    ['kurtas', 'Kurtas', 'Block-printed, tied and handspun, cut to be worn and washed.'],
    [
      'dupattas-and-stoles',
      'Dupattas & Stoles',
      'Ajrakh, phulkari, kantha and pashmina to throw over everything else.',
    ],
    ['footwear', 'Juttis', 'Stitched with cord in Punjab and Rajasthan; no left or right until you walk.'],
    ['bangles', 'Bangles', 'Lac and brass from the bangle street of Jaipur.'],
  ),
  ...branch(
    ['men', 'Men', 'Shirts, kurtas and stoles in cloth that remembers the hand.'],
    ['shirts', 'Shirts', 'Khadi, Madras, ikat and indigo.'],
    ['mens-kurtas', 'Kurtas', 'From mulmul for May to linen for a wedding.'],
    ['mens-stoles', 'Stoles', 'Wool from Kutch and ajrakh from down the road.'],
  ),
  ...branch(
    ['home', 'Home & Living', 'Soft things, floor things and things to put flowers in.'],
    ['cushions', 'Cushions', 'Covers in ajrakh, ikat and crewel.'],
    ['throws-and-bedcovers', 'Throws & Bedcovers', 'Kantha, dohar and the quarter-kilo quilt of Jaipur.'],
    ['rugs', 'Rugs & Dhurries', 'Flat-woven, felted and plaited floors.'],
    ['vases-and-planters', 'Vases & Planters', 'Blue pottery, terracotta, black stone and celadon.'],
  ),
  ...branch(
    ['kitchen', 'Kitchen & Table', 'What you cook in, eat from and cannot do without.'],
    ['tableware', 'Tableware', 'Stoneware from Khurja and clay from Panchmura.'],
    ['brass-and-kansa', 'Brass & Kansa', 'Beaten, cast and spun; it darkens, and it comes back.'],
    ['wood', 'Wood', 'Boards, spoons and trays in sheesham and mango.'],
    ['pantry', 'Pantry', 'Tea, turmeric, honey and the pickle from Benares.'],
  ),
  ...branch(
    ['lighting', 'Lighting', 'Cane, brass, paper and flame.'],
    ['pendants', 'Pendants', 'Lamps that hang and throw patterns.'],
    ['table-lamps', 'Table Lamps', 'A lacquered foot, a printed shade, a dimmer.'],
    ['diyas-and-candles', 'Diyas & Candles', 'Small flames for evenings and festivals.'],
  ),
  ...branch(
    ['bags', 'Bags', 'Leather from Kutch, canvas from the block, silk for the sangeet.'],
    ['totes', 'Totes', 'For onions, books and both.'],
    ['leather', 'Leather', 'Bark-tanned, saddle-stitched, better every year.'],
    ['wallets-and-pouches', 'Wallets & Pouches', 'Small bags for inside the big one.'],
  ),
  ...branch(
    ['stationery', 'Paper & Play', 'Journals, cards, pens and toys that are nice to hold.'],
    ['notebooks', 'Notebooks', 'Rag paper, sewn flat, covered in cloth.'],
    ['pens-and-desk', 'Pens', 'Turned wood and a wet nib.'],
    ['cards-and-wrapping', 'Cards & Wrapping', 'Letterpress lotuses and block-printed paper.'],
    ['art', 'Art', 'Small paintings, ready to hang.'],
    ['toys', 'Toys', 'Channapatna and Kondapalli: turned, painted, safe to chew.'],
  ),
  ...branch(
    ['wellness', 'Wellness', 'Soap, oil, attar and smoke from the scent town of Kannauj.'],
    ['soaps', 'Soaps', 'Cold-processed and cured for six weeks.'],
    ['oils-and-waters', 'Oils & Waters', 'Slow-cooked oils, rose water and attar.'],
    ['incense', 'Incense', 'Resin, bark and bamboo.'],
  ),
]
