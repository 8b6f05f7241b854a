import { foldWithA } from './fold.ts'

/** Colours in Hindi, and the English names that shops use. */
const named: [hindi: string, colour: string][] = [
  ['lal', 'red'],
  ['neela', 'blue'],
  ['neeli', 'blue'],
  ['aasmani', 'sky blue'],
  ['आसमानी', 'sky blue'],
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
  ['sunehra', 'gold'],
  ['sunehri', 'gold'],
  ['सुनहरा', 'gold'],
  ['सुनहरी', 'gold'],
  ['slety', 'grey'],
  ['gray', 'grey'],
]

const colourAt = new Map(named.map(([hindi, colour]) => [foldWithA(hindi), colour]))

/** The English name of a Hindi colour word, in either script; undefined for other words. */
export const colourOf = (word: string): string | undefined => colourAt.get(foldWithA(word))
