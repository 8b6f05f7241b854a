import { refusal } from '../../../../platform/refusal.ts'

/** With up to this many other characters, a common word is still common: `Sunshine@2026`. */
const mostAround = 5

let listed: Promise<Set<string>> | undefined

/** Loaded with the first new password: the list is large, and most processes never need it. */
async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Whether it is in the list of common passwords, or a variation made to satisfy the rules. */
export async function isCommon(password: string): Promise<boolean> {
  listed ??= readList()
  const common = await listed
  const text = password.toLowerCase()
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const words = text.length - word.length <= mostAround ? [text, word] : [text]
  return words.some((word) => common.has(word) || common.has(spelledOut(word)))
}

const letters: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's' }

/** `p@ssw0rd` -> `password` */
function spelledOut(text: string): string {
  return text.replace(/[@431!0$5]/g, (sign) => letters[sign] ?? sign)
}

/** @throws Refusal `password.common` that names the field */
export async function refuseCommon(password: string, field: string): Promise<void> {
  if (await isCommon(password)) throw refusal('password.common', { field })
}
