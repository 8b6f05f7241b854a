import { latinOf } from './indic-letters.ts'

type Step = [heard: RegExp, written: string]

/** Consonants that are written in several ways. `C` stands for the sound of ch until the end, because c is heard as k or s. */
const consonants: Step[] = [
  // ज्ञ is written gy, dny, jn and gn.
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

const vowels: Step[] = [
  [/a+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/ey$/, 'i'],
  [/([aeo])y(?![aeiou])/g, '$1i'],
  [/iy(?=[aeiou])/g, 'i'],
  [/(?<=[^aeiou])y(?![aeiou])/g, 'i'],
  [/ie/g, 'i'],
  // An e at the end is not heard in English, and tells only the number in Hindi.
  [/(?<=..)e$/, ''],
  [/ai+|ei+|ae/g, 'e'],
  [/[ao]u/g, 'o'],
  // Beside an h, a and e are one sound: lehenga, lahanga.
  [/ehe|(?<=.)eh/g, 'h'],
  [/ah$/, 'a'],
  // English endings as Hindi writes them: cotton, कॉटन; sweater, स्वेटर.
  [/([a-zC])\1on$/, '$1n'],
  [/(?<=.{2}[^aeiou])er$/, 'r'],
]

const ends: Step[] = [
  [/(.)\1+/g, '$1'],
  // ऋ is heard as ri in the north and as ru in the west and south.
  [/([bdfgjklmnpstvC])ru/g, '$1ri'],
  // ड़ is written r and d; ड and द become it, since Latin letters do not tell them apart.
  [/(?<=.)d/g, 'r'],
  [/(?<=.)a/g, ''],
  // A nasal sounds as the consonant after it wants.
  [/(?<=.)m(?=[pbfvs])/g, 'n'],
  [/C/g, 'c'],
]

const steps = [...consonants, ...vowels, ...ends]

/** Small letters without accents; Indian scripts keep their signs. */
export function plainOf(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents, and what only tells how letters are drawn together.
      .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
      .normalize('NFC')
      .toLowerCase()
  )
}

/**
 * How a word sounds, in as few letters as tell words apart: the same for all spellings in Latin letters and in Indian scripts.
 * The `a`, long or short, is left out, because only Devanagari writes where it is short and nobody writes where it is silent.
 */
export function fold(word: string): string {
  const latin = latinOf(plainOf(word))
  return /\d/.test(latin) ? latin : steps.reduce((text, [heard, written]) => text.replace(heard, written), latin)
}

/** Its consonants alone: vowels of English words are written in Devanagari by ear, or left out. */
export function consonantsOf(folded: string): string {
  return folded.replace(/(?<=.)[aeiou]/g, '')
}
