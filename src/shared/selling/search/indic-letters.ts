/** Unicode blocks with Devanagari's layout, from Devanagari to Malayalam. */
const firstLetter = 0x0900
const lastLetter = 0x0d7f
const blockSize = 0x80

const consonants: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', ऩ: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', ऴ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}

const vowels: Record<string, string> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ii', उ: 'u', ऊ: 'uu', ऋ: 'ri', ऌ: 'li', ऍ: 'e', ऎ: 'e', ए: 'e', ऐ: 'ai' },
  ...{ ऑ: 'o', ऒ: 'o', ओ: 'o', औ: 'au', ॐ: 'om', 'ा': 'aa', 'ि': 'i', 'ी': 'ii', 'ु': 'u', 'ू': 'uu', 'ृ': 'ri' },
  ...{ 'ॅ': 'e', 'ॆ': 'e', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ॊ': 'o', 'ो': 'o', 'ौ': 'au' },
}

const isSign = (letter: string) => /\p{M}/u.test(letter)
const nukta = '़'
const virama = '्'
const nasals = 'ंँ'

/** Maps letters of other Indian scripts to the Devanagari letters at the same position. */
function inDevanagari(text: string): string {
  let told = ''
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const isIndic = code >= firstLetter && code <= lastLetter
    told += isIndic ? String.fromCodePoint(firstLetter + ((code - firstLetter) % blockSize)) : letter
  }
  return told
}

/** Transliterates a word of an Indian script to Latin letters, as precisely as they allow; other letters stay. */
export function latinOf(word: string): string {
  if (!/[\u0900-\u0d7f]/.test(word)) return word
  // NFD splits a dotted letter into letter and dot, however it was typed.
  const letters = [...inDevanagari(word).normalize('NFD')]
  return letters.map((letter, at) => soundOf(letters, letter, at)).join('')
}

function soundOf(letters: string[], letter: string, at: number): string {
  const consonant = consonants[letter]
  if (consonant) return withVowel(letters, consonant, at)
  if (nasals.includes(letter)) return nasalOf(letters, at)
  if (letter >= '०' && letter <= '९') return String(letter.charCodeAt(0) - 0x0966)
  return vowels[letter] ?? (isSign(letter) ? '' : letter)
}

/** A consonant has an inherent `a`, unless a sign follows or the word ends. */
function withVowel(letters: string[], consonant: string, at: number): string {
  const isDotted = letters[at + 1] === nukta
  const after = letters[at + (isDotted ? 2 : 1)]
  const sound =
    isDotted && (consonant === 'd' || consonant === 'dh') ? 'r' : isDotted && consonant === 'j' ? 'z' : consonant
  const hasOwn = after !== undefined && after !== virama && !isVowelSign(after)
  // Silent before a consonant with a vowel (इलायची is ilaaychi); only after y can this be told from the context.
  const isSilent = consonant === 'y' && isVowelSign(letters[at + 2])
  return hasOwn && !isSilent ? `${sound}a` : sound
}

const isVowelSign = (letter: string | undefined) => letter !== undefined && letter in vowels && isSign(letter)

/** Final nasals are hardly heard and seldom spelt in Latin letters; before h they sound like ng, as in singh. */
function nasalOf(letters: string[], at: number): string {
  const after = letters[at + 1]
  if (after === undefined) return ''
  return after === 'ह' ? 'ng' : 'n'
}
