/** Blocks of Unicode that lay their letters out as Devanagari does, one after another from Devanagari on, up to Malayalam. */
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

/** Letters of another Indian script as the Devanagari letters of the same sound. */
function inDevanagari(text: string): string {
  let told = ''
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const isIndic = code >= firstLetter && code <= lastLetter
    told += isIndic ? String.fromCodePoint(firstLetter + ((code - firstLetter) % blockSize)) : letter
  }
  return told
}

/** A word of an Indian script in Latin letters, as exactly as they tell sounds apart; other letters stay. */
export function latinOf(word: string): string {
  if (!/[\u0900-\u0d7f]/.test(word)) return word
  // A letter with a dot below is the letter and the dot, however it was typed.
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

/** A consonant has an `a` of its own unless a sign says otherwise, or the word ends in it. */
function withVowel(letters: string[], consonant: string, at: number): string {
  const isDotted = letters[at + 1] === nukta
  const after = letters[at + (isDotted ? 2 : 1)]
  const sound =
    isDotted && (consonant === 'd' || consonant === 'dh') ? 'r' : isDotted && consonant === 'j' ? 'z' : consonant
  const hasOwn = after !== undefined && after !== virama && !isVowelSign(after)
  // Before a consonant with a vowel it is silent (इलायची is ilaaychi); only after a y that is told from what stands around it.
  const isSilent = consonant === 'y' && isVowelSign(letters[at + 2])
  return hasOwn && !isSilent ? `${sound}a` : sound
}

const isVowelSign = (letter: string | undefined) => letter !== undefined && letter in vowels && isSign(letter)

/** At the end of a word it is hardly heard, and seldom written in Latin letters; before h it is heard as ng, as in singh. */
function nasalOf(letters: string[], at: number): string {
  const after = letters[at + 1]
  if (after === undefined) return ''
  return after === 'ह' ? 'ng' : 'n'
}
