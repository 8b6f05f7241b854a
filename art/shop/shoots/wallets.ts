import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { potli, pouch, wallet } from '../pictures/bags.ts'
import { notebook, pen } from '../pictures/paper.ts'
import { indigoSwatch, madderSwatch } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { lying, standing } from '../pictures/shoot.ts'

const kantha: Cloth = { ground: '#efe6d4', ink: INK.indigo, accent: INK.madder, motif: 'kantha', repeat: 78 }
const mashru: Cloth = {
  ground: INK.teal,
  ink: '#e8c65a',
  accent: INK.madder,
  motif: 'stripe',
  repeat: 62,
  weave: 'silk',
}
const zari: Cloth = {
  ground: INK.plum,
  ink: INK.marigold,
  accent: INK.marigold,
  motif: 'buti',
  repeat: 88,
  weave: 'silk',
}
const book = notebook({ cover: kantha, spine: '#7a3f22' })

export const wallets: Shoots = {
  'bifold-wallet-tan': lying({
    thing: wallet('#9a5a30', INK.cream),
    tone: 'sand',
    words: {
      name: 'Tan leather wallet, opened flat',
      detail: 'the stitched edge and the crease',
      others: 'The wallet in tan and chestnut',
    },
    beside: [book, pen('#5a2f1a', INK.brass, INK.marigold)],
    others: [wallet('#9a5a30', INK.cream), wallet('#5a3020', '#d8b48a')],
    colours: [
      { thing: wallet('#5a3020', '#d8b48a'), alt: 'Chestnut leather wallet, opened flat' },
      { thing: wallet('#2b2826', '#b8a890'), alt: 'Black leather wallet, opened flat' },
    ],
  }),
  'mashru-card-wallet-teal': lying({
    thing: wallet('#5a3020', '#d8b48a', mashru),
    tone: 'sky',
    words: {
      name: 'Card wallet with a teal striped silk panel',
      detail: 'the satin stripe set into leather',
    },
    beside: [madderSwatch, pen('#2b2826', INK.brass)],
  }),
  'zari-potli-plum': standing({
    thing: potli(zari, INK.marigold),
    tone: 'marigold',
    words: {
      name: 'Plum silk potli with a gold cord',
      detail: 'the gathered neck and glass beads',
      others: 'The potli in plum, teal and madder',
    },
    others: [
      potli({ ...zari, ground: INK.madder }, INK.marigold),
      potli({ ...zari, ground: INK.teal }, INK.marigold),
      potli(zari, INK.marigold),
    ],
    colours: [
      { thing: potli({ ...zari, ground: INK.madder }, INK.marigold), alt: 'Madder silk potli with a gold cord' },
      { thing: potli({ ...zari, ground: INK.teal }, INK.marigold), alt: 'Teal silk potli with a gold cord' },
    ],
  }),
  'kantha-zip-pouch': lying({
    thing: pouch(kantha, INK.madder),
    tone: 'lilac',
    words: {
      name: 'Ivory kantha pouch with a brass zip',
      detail: 'the rows of running stitch and the zip',
    },
    beside: [indigoSwatch, pen('#7a4a2a', INK.brass, INK.madder)],
    again: {
      thing: pouch({ ...kantha, ground: '#33407f', ink: INK.cream, accent: INK.marigold }, INK.marigold),
      alt: 'Another kantha pouch, in indigo',
      tone: 'sand',
    },
  }),
}
