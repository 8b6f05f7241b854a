import { type Colour, INK, mix } from '../../drawing/colour.ts'
import type { MotifName } from '../../drawing/motifs.ts'
import { bottle, jar, tin } from '../pictures/packed.ts'
import { bronzeBowl } from '../pictures/props.ts'
import type { Shoots } from '../pictures/shoot.ts'
import { alone, type Thing, together } from '../pictures/stage.ts'

/** What a kitchen packs in jars and tins, on papers of its own: green, chilli, ghee. */

const PAPER = { green: '#c9d5bd', chilli: '#e7b9a0', ghee: '#f1d48c', cream: '#efe3c8' } as const
const TABLE = { wall: '#dfcfa6', table: '#8a5a34', light: 'window' } as const

const label = (ink: Colour, accent: Colour, motif: MotifName) => ({ paper: INK.cream, ink, accent, motif }) as const

const onTable = (alt: string, thing: Thing, paper: Colour) =>
  together(
    alt,
    { ...TABLE, paper, wall: mix(paper, '#fff6e0', 0.3) },
    [
      { thing: bronzeBowl, x: 880, y: 1080, scale: 0.62 },
      { thing, x: 500, y: 1240, scale: 1.26 },
    ],
    920,
  )

const keri = jar('#b8741c', '#14392c', label('#14392c', INK.marigold, 'ambi'))
const kerSangri = jar('#4c4218', '#b4301c', label('#b4301c', INK.leaf, 'buti'))
const lehsun = jar('#a8240f', '#e8a81e', label('#74180c', INK.marigold, 'lotus'))
const mirch = tin('#b4301c', label('#8e1a10', INK.marigold, 'ambi'))
const garam = tin('#14392c', label('#14392c', INK.marigold, 'lotus'))
const chaas = tin('#c98a1c', label('#6a4218', INK.leaf, 'buti'))
const sev = jar('#e8b03a', '#b4301c', label('#8e1a10', INK.marigold, 'jaal'))
const ghee = jar('#f2cf6c', '#14392c', label('#14392c', INK.marigold, 'lotus'), false)
const tel = bottle('#d9c37a', '#d99a1c', '#14392c', label('#14392c', INK.marigold, 'buti'))

export const larder: Shoots = {
  'keri-achaar': [
    alone('Jar of green mango pickle with a dark green lid', keri, PAPER.ghee),
    onTable('The mango pickle on a table, a bronze bowl beside it', keri, PAPER.green),
  ],
  'ker-sangri-achaar': [alone('Jar of ker sangri pickle with a red lid', kerSangri, PAPER.green)],
  'lehsun-chutney': [
    alone('Jar of red garlic chutney with a golden lid', lehsun, PAPER.chilli),
    onTable('The garlic chutney on a table, a bronze bowl beside it', lehsun, PAPER.ghee),
  ],
  'mathania-mirch': [alone('Red tin of ground Mathania chilli', mirch, PAPER.cream)],
  'garam-masala': [alone('Dark green tin of garam masala', garam, PAPER.ghee)],
  'chaas-masala': [alone('Golden tin of spice for buttermilk', chaas, PAPER.green)],
  'besan-sev': [alone('Jar of fine gram-flour sev with a red lid', sev, PAPER.cream)],
  'bilona-ghee': [
    alone('Jar of golden ghee with a dark green lid', ghee, PAPER.green),
    onTable('The ghee on a table, a bronze bowl beside it', ghee, PAPER.chilli),
  ],
  'sarson-tel': [alone('Bottle of mustard oil with a dark green cap', tel, PAPER.chilli)],
}
