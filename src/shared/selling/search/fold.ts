import { latinOf } from './indic-letters.ts'

type Step = [heard: RegExp, written: string]

/** Consonants with several spellings. `C` stands for the sound ch until the end, because c is heard as k or s. */
const consonants: Step[] = [
  // Dictionaries write the nasal before the h, and people after it: मेंहदी, mehndi.
  [/([ea])ngha(?=[^aeiou])/g, '$1hn'],
  // ज्ञ is spelt gy, dny, jn and gn.
  [/[dgj]ny|jn|^gn(?=[aeiou])/g, 'gy'],
  [/^ch(?=[rl])/, 'k'],
  [/tch|(?:c?ch+)+/g, 'C'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[c]/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/sh+/g, 's'],
  [/z/g, 'j'],
  [/([ao])w(?![aeiouy])/g, '$1u'],
  [/w/g, 'v'],
  // Aspirates, and the r of ढ़.
  [/([kgCjtdpbvr])h+/g, '$1'],
]

/** A y that is heard as a vowel. */
const softY: Step[] = [
  [/ey$/, 'i'],
  [/([aeo])y(?![aeiou])/g, '$1i'],
  [/iy(?=[aeiou])/g, 'i'],
  [/(?<=[^aeiou])y(?![aeiou])/g, 'i'],
]

const vowels: Step[] = [
  [/a+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  ...softY,
  [/ie/g, 'i'],
  // A final e is silent in English, and only marks number in Hindi.
  [/(?<=..)e$/, ''],
  [/ai+|ei+|ae/g, 'e'],
  [/[ao]u/g, 'o'],
  // Next to h, a and e are one sound: lehenga, lahanga.
  [/ehe|(?<=.)eh/g, 'h'],
  [/ah$/, 'a'],
  // English endings as Hindi writes them: cotton, कॉटन; sweater, स्वेटर.
  [/([a-zC])\1on$/, '$1n'],
  [/(?<=.{2}[^aeiou])er$/, 'r'],
]

const withoutA: Step = [/(?<=.)a/g, '']

const doubled: Step = [/(.)\1+/g, '$1']

const ends: Step[] = [
  doubled,
  // ऋ is pronounced ri in the north and ru in the west and south.
  [/([bdfgjklmnpstvC])ru/g, '$1ri'],
  // ड़ is spelt r and d; ड and द follow it, since Latin letters don't distinguish them.
  [/(?<=.)d/g, 'r'],
  withoutA,
  // A nasal assimilates to the following consonant.
  [/(?<=.)m(?=[pbfvs])/g, 'n'],
  [/C/g, 'c'],
]

const steps = [...consonants, ...vowels, ...ends]
const stepsWithA = steps.filter((step) => step !== withoutA)
const stepsWithVowels = [
  ...consonants,
  ...softY,
  [/([^aeiou])\1+/g, '$1'] satisfies Step,
  ...ends.filter((step) => step !== withoutA && step !== doubled),
]

/** Lower case without accents; Indian scripts keep their signs. */
export function plainOf(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents and joiners.
      .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
      .normalize('NFC')
      .toLowerCase()
  )
}

/**
 * A word's sound in as few letters as distinguish words: equal for all spellings in Latin letters and Indian scripts. Omits `a`,
 * long or short: only Devanagari marks the short one, and no script marks where it is silent.
 */
export function fold(word: string): string {
  return folded(word, steps)
}

/** Like `fold`, but with `a` as one letter, however long: hara and haar differ. */
export function foldWithA(word: string): string {
  return folded(word, stepsWithA)
}

/** Like `fold`, but with all vowels as they are spelt. */
export function foldConsonants(word: string): string {
  return folded(word, stepsWithVowels)
}

function folded(word: string, steps: Step[]): string {
  const latin = latinOf(plainOf(word))
  return /\d/.test(latin) ? latin : steps.reduce((text, [heard, written]) => text.replace(heard, written), latin)
}

/** The consonants alone: Devanagari spells the vowels of English words by ear, or omits them. */
export function consonantsOf(folded: string): string {
  return folded.replace(/(?<=.)[aeiou]/g, '')
}
