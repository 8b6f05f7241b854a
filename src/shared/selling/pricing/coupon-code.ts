/** Longest code, in characters. */
export const longestCode = 40

/** Spelling of a code in which codes are compared: without blanks, in capitals, one form of Unicode. Empty for no code. */
export function couponKey(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
  return plain.toUpperCase().normalize('NFKC')
}
