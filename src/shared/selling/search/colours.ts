import { fold } from './fold.ts'

/** Colours as Hindi names them, and as shops write them. */
const named: [hindi: string, colour: string][] = [
  ['lal', 'red'],
  ['neela', 'blue'],
  ['neeli', 'blue'],
  ['aasmani', 'sky blue'],
  ['hara', 'green'],
  ['hari', 'green'],
  ['peela', 'yellow'],
  ['peeli', 'yellow'],
  ['kala', 'black'],
  ['kali', 'black'],
  ['safed', 'white'],
  ['gulabi', 'pink'],
  ['narangi', 'orange'],
  ['bhura', 'brown'],
  ['bhuri', 'brown'],
  ['baingani', 'purple'],
  ['jamuni', 'purple'],
  ['sunahra', 'gold'],
  ['sunahri', 'gold'],
  ['slety', 'grey'],
  ['gray', 'grey'],
]

const colourAt = new Map(named.map(([hindi, colour]) => [fold(hindi), colour]))

/** The English name of a colour that is named in Hindi, in either script; undefined for any other word. */
export const colourOf = (word: string): string | undefined => colourAt.get(fold(word))
