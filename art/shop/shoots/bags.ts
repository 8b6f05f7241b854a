import type { Cloth } from '../../drawing/cloth.ts'
import { INK } from '../../drawing/colour.ts'
import { satchel, tote } from '../pictures/bags.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { standing } from '../pictures/shoot.ts'

const ajrakh: Cloth = {
  ground: INK.indigo,
  ink: INK.cream,
  accent: INK.madder,
  motif: 'ajrakhStar',
  repeat: 116,
  weave: 'coarse',
}
const rabari: Cloth = {
  ground: '#8f2f3a',
  ink: INK.midnight,
  accent: INK.marigold,
  motif: 'kilim',
  repeat: 96,
  weave: 'coarse',
}
const canvas: Cloth = { ground: '#d8cbb0', ink: '#d8cbb0', accent: '#8a5a36', motif: 'plain', weave: 'coarse' }
export const bags: Shoots = {
  'ajrakh-canvas-tote': standing({
    thing: tote(ajrakh, '#a9713f'),
    tone: 'sand',
    words: {
      name: 'Indigo ajrakh tote with tan handles',
      detail: 'the handle stitched to the printed canvas',
      others: 'The ajrakh tote in indigo and madder',
    },
    others: [tote(ajrakh, '#a9713f'), tote({ ...ajrakh, ground: INK.madder, accent: INK.midnight }, '#6b3a22')],
    colours: [
      {
        thing: tote({ ...ajrakh, ground: INK.madder, accent: INK.midnight }, '#6b3a22'),
        alt: 'Madder ajrakh tote with brown handles',
      },
    ],
  }),
  'everyday-market-tote-natural': standing({
    thing: tote(canvas, '#8a5a36'),
    tone: 'sage',
    words: {
      name: 'Natural jute-cotton market bag',
      detail: 'the open weave and the crossed handle stitching',
    },
  }),
  'kutch-leather-satchel-rabari': standing({
    thing: satchel({ leather: '#7d4525', panel: rabari }),
    tone: 'bone',
    words: {
      name: 'Chestnut leather satchel with an embroidered flap',
      detail: 'the embroidered panel, stitching and brass buckle',
      others: 'The satchel in chestnut and in tan',
    },
    others: [
      satchel({ leather: '#7d4525', panel: rabari }),
      satchel({ leather: '#b5763f', panel: { ...rabari, ground: INK.indigo, ink: INK.madder } }),
    ],
  }),
  'plain-satchel-oxblood': standing({
    thing: satchel({ leather: '#6b2a25' }),
    tone: 'blush',
    words: {
      name: 'Oxblood leather satchel',
      detail: 'the saddle stitch around the flap',
    },
  }),
}
