import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import type { Top } from '../../figures/cut.ts'
import { withSaree, withStole, withTop } from '../../figures/wardrobe.ts'
import type { Picture } from '../../picture.ts'
import { satchel, tote, wallet } from './bags.ts'
import { incense, soaps } from './care.ts'
import { cushion } from './cushion.ts'
import { folded } from './folded.ts'
import { diya, pendant, tableLamp } from './lamps.ts'
import { bottle, jar } from './packed.ts'
import { cards, framed, notebook, pen } from './paper.ts'
import { plate } from './plates.ts'
import { pot } from './pots.ts'
import { clayGreenery } from './props.ts'
import { rug } from './rug.ts'
import { TONE, type Tone } from './shoot.ts'
import { alone, type Thing } from './stage.ts'
import { teapot } from './teapot.ts'
import { elephant } from './toys.ts'
import { bangles, juttis } from './wearables.ts'
import { board } from './woodware.ts'
import { wornBy, wornTogether } from './worn.ts'

const star: Cloth = { ground: INK.indigo, ink: INK.cream, accent: INK.madder, motif: 'ajrakhStar', repeat: 110 }
const buti: Cloth = {
  ground: INK.madder,
  ink: INK.turmeric,
  accent: INK.marigold,
  motif: 'buti',
  repeat: 100,
  weave: 'silk',
}
const kilim: Cloth = {
  ground: INK.madder,
  ink: INK.midnight,
  accent: INK.marigold,
  motif: 'kilim',
  repeat: 140,
  weave: 'coarse',
}
const linen: Cloth = { ground: '#e9e0cc', ink: '#e9e0cc', accent: INK.clay, motif: 'plain', weave: 'coarse' }
const label = { paper: INK.cream, ink: INK.madder, accent: INK.rose, motif: 'lotus' } as const

const gold: Cloth = { ...buti, ground: INK.midnight, motif: 'lotus', repeat: 66 }
const flowers: Cloth = { ...star, ground: '#f6f0e2', ink: INK.madder, accent: INK.leaf, motif: 'buti', repeat: 88 }
const leaves: Cloth = { ...star, ink: '#c9d3e6', accent: '#8fa3d0', motif: 'jaal', repeat: 96 }

const saree = withSaree({ cloth: buti, border: gold, end: gold, fringe: true })
const kurta = (cloth: Cloth, cut: Top['cut'] = 'straight'): Top => ({
  cloth,
  length: 104,
  cut,
  sleeve: cut === 'straight' ? 'long' : 'elbow',
  neck: cut === 'straight' ? 'band' : 'vee',
  placket: 0.3,
  slits: cut === 'straight',
})
const shirt = (cloth: Cloth, button: Top['button']): Top => ({
  cloth,
  length: 66,
  cut: 'boxy',
  sleeve: 'short',
  neck: 'collar',
  placket: 1,
  pocket: true,
  ...(button ? { button } : {}),
})
const coat: Top = {
  cloth: { ...linen, ground: INK.midnight, motif: 'plain' },
  length: 78,
  cut: 'straight',
  sleeve: 'long',
  neck: 'band',
  placket: 1,
  pocket: true,
  button: INK.brass,
}
const end: Cloth = { ...star, ground: INK.madder, accent: INK.indigo, repeat: 70 }
const stole = withStole('woman', { cloth: star, end: { cloth: end, share: 0.14 }, fringe: true, worn: 'round' })
const charcoal: Cloth = { ...star, ground: '#2d2a2b', motif: 'kilim', repeat: 90 }
const skirt: Cloth = { ...buti, ground: INK.teal }

type Doorway = { thing: Thing; tone: Tone; alt: string }

/** What stands at the door of each category, by the category's path. */
const DOORWAYS: Record<string, Doorway> = {
  footwear: {
    alt: 'A pair of rose juttis',
    tone: 'bone',
    thing: juttis({ ...buti, ground: INK.rose, ink: INK.cream, motif: 'jaal', repeat: 70 }, '#c99a6a'),
  },
  bangles: {
    alt: 'Five bangles in a row',
    tone: 'lilac',
    thing: bangles([INK.madder, INK.marigold, INK.indigo, INK.teal, INK.madder], INK.brass),
  },
  home: { alt: 'A clay vase with leafy branches', tone: 'sage', thing: clayGreenery },
  cushions: {
    alt: 'An indigo cushion piped in madder',
    tone: 'clay',
    thing: cushion({ cloth: star, piping: INK.madder }),
  },
  'throws-and-bedcovers': {
    alt: 'A sky-blue kantha throw, folded',
    tone: 'blush',
    thing: folded({
      cloth: { ...star, ground: '#cfdbe2', ink: INK.indigo, accent: INK.rose, motif: 'kantha', repeat: 80 },
      layers: 4,
      loft: 56,
    }),
  },
  rugs: {
    alt: 'A madder dhurrie with a fringe',
    tone: 'bone',
    thing: rug({
      field: kilim,
      border: { ...kilim, ground: INK.midnight, ink: INK.cream, motif: 'ikat', repeat: 78 },
      fringe: '#f1e6d0',
    }),
  },
  'vases-and-planters': {
    alt: 'A blue pottery vase with lotuses',
    tone: 'sand',
    thing: pot({
      shape: 'vase',
      colour: '#2f6fb5',
      material: 'glazed',
      decorations: [
        {
          kind: 'motif',
          motif: 'lotus',
          ink: '#f7f1e2',
          accent: '#f0c24a',
          rows: [0.52, 0.72],
          count: 9,
          scale: 0.92,
        },
      ],
    }),
  },
  kitchen: {
    alt: 'A kansa thali with three katoris',
    tone: 'sage',
    thing: plate({ colour: INK.bronze, metal: true, bowls: [INK.turmeric, INK.madder, '#6b8a4a'] }),
  },
  tableware: {
    alt: 'A blue teapot with lotuses',
    tone: 'blush',
    thing: teapot('#2f6fb5', { name: 'lotus', ink: '#f7f1e2', accent: '#f0c24a' }),
  },
  'brass-and-kansa': {
    alt: 'A hammered brass lota',
    tone: 'teal',
    thing: pot({ shape: 'lota', colour: INK.brass, material: 'polished', decorations: [{ kind: 'hammered' }] }),
  },
  wood: { alt: 'A mango wood board', tone: 'sky', thing: board('#b27a45') },
  pantry: {
    alt: 'A jar of turmeric',
    tone: 'marigold',
    thing: jar('#d9961c', INK.madder, { ...label, ink: INK.madder, accent: INK.leaf }),
  },
  lighting: {
    alt: 'A pierced brass pendant, lit',
    tone: 'indigo',
    thing: pendant({ colour: INK.brass, kind: 'pierced' }),
  },
  pendants: { alt: 'A cane pendant, lit', tone: 'sage', thing: pendant({ colour: '#d9b98a', kind: 'cane' }) },
  'table-lamps': {
    alt: 'A table lamp with a printed shade',
    tone: 'blush',
    thing: tableLamp({
      colour: '#f3ead8',
      kind: 'cloth',
      foot: INK.indigo,
      motif: { name: 'buti', ink: INK.madder, accent: INK.indigo },
    }),
  },
  'diyas-and-candles': { alt: 'A lit terracotta diya', tone: 'plum', thing: diya(INK.clay) },
  bags: {
    alt: 'A leather satchel with an embroidered flap',
    tone: 'sand',
    thing: satchel({ leather: '#7d4525', panel: { ...kilim, repeat: 96 } }),
  },
  totes: { alt: 'An indigo ajrakh tote', tone: 'sage', thing: tote({ ...star, weave: 'coarse' }, '#a9713f') },
  leather: { alt: 'An oxblood satchel', tone: 'blush', thing: satchel({ leather: '#6b2a25' }) },
  'wallets-and-pouches': { alt: 'A tan leather wallet', tone: 'sky', thing: wallet('#9a5a30', INK.cream) },
  stationery: {
    alt: 'An ajrakh journal tied with a cord',
    tone: 'sand',
    thing: notebook({ cover: star, spine: '#7a3f22', tie: INK.madder, label: true }),
  },
  notebooks: {
    alt: 'A notebook covered in ikat',
    tone: 'lilac',
    thing: notebook({ cover: { ...star, ground: INK.marigold, motif: 'ikat' }, spine: INK.brick }),
  },
  'pens-and-desk': { alt: 'A wooden fountain pen', tone: 'sky', thing: pen('#6b3a1e', INK.brass, INK.marigold) },
  'cards-and-wrapping': {
    alt: 'Three lotus cards',
    tone: 'sage',
    thing: cards(['#f6efdf', '#eed6ca', '#cfdbe4'], { name: 'lotus', ink: INK.indigo, accent: INK.madder }),
  },
  art: {
    alt: 'A framed lotus painting',
    tone: 'chalk',
    thing: framed('#6b4a2c', { paper: '#f3e6c8', name: 'lotus', ink: INK.indigo, accent: INK.madder }),
  },
  toys: { alt: 'A wooden elephant on wheels', tone: 'marigold', thing: elephant('#6b7480', INK.madder, INK.marigold) },
  wellness: { alt: 'A bottle of rose water', tone: 'sky', thing: bottle('#f0c9c4', '#e9a9a4', INK.madder, label) },
  soaps: { alt: 'Three bars of soap', tone: 'sage', thing: soaps(['#cdb991', '#7f9a62', '#dba878'], 'lotus') },
  'oils-and-waters': {
    alt: 'An amber bottle of hair oil',
    tone: 'bone',
    thing: bottle('#7a4a22', '#b5782a', INK.soot, { ...label, ink: INK.neem, accent: INK.marigold, motif: 'jaal' }),
  },
  incense: { alt: 'Incense burning in a brass holder', tone: 'plum', thing: incense(INK.brass) },
}

/** Clothes are worn at the door as well. */
const WORN: Record<string, Picture> = {
  women: wornTogether(
    'Three women: in a madder saree, in an indigo kurta and in a teal lehenga',
    [
      ['woman', saree],
      ['woman', withTop('woman', kurta(leaves, 'aLine'))],
      [
        'woman',
        {
          kind: 'lehenga',
          skirt,
          border: gold,
          blouse: { ...linen, ground: INK.madder },
          stole: {
            cloth: { ...buti, ground: INK.marigold, ink: INK.madder, motif: 'bandhani', repeat: 66 },
            worn: 'shoulder',
          },
        },
      ],
    ],
    'blush',
  ),
  sarees: wornBy('A woman in a madder saree, its midnight end over her arm', 'woman', saree, 'sand'),
  kurtas: wornBy('A woman in a white kurta with madder flowers', 'woman', withTop('woman', kurta(flowers)), 'sage'),
  'dupattas-and-stoles': wornBy('A woman in an indigo ajrakh stole', 'woman', stole, 'clay'),
  men: wornTogether(
    'Three men: in a terracotta kurta, in a natural khadi shirt and in a midnight bandhgala',
    [
      ['man', withTop('man', kurta({ ...linen, ground: '#b9683f' }))],
      ['man', withTop('man', shirt(linen, '#5b4632'))],
      ['man', withTop('man', coat)],
    ],
    'sky',
  ),
  shirts: wornBy(
    'A man in an indigo shirt with small flowers',
    'man',
    withTop('man', shirt({ ...star, motif: 'buti', ground: '#2b3a6b', repeat: 74 }, '#e8dcc2')),
    'sand',
  ),
  'mens-kurtas': wornBy(
    'A man in a terracotta linen kurta',
    'man',
    withTop('man', kurta({ ...linen, ground: '#b9683f' })),
    'bone',
  ),
  'mens-stoles': wornBy(
    'A man with a charcoal stole over one shoulder',
    'man',
    withStole('man', { cloth: charcoal, fringe: true, worn: 'shoulder' }),
    'chalk',
  ),
}

/** The pictures of the categories, by their paths. */
export const doorways: Record<string, Picture> = {
  ...Object.fromEntries(
    Object.entries(DOORWAYS).map(([path, { alt, thing, tone }]) => [path, alone(alt, thing, TONE[tone].paper)]),
  ),
  ...WORN,
}
