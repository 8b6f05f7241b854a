/** A one-time code has six digits (K7). */
export const codeLength = 6

export type Typed = { code: string /** Where the caret stands after it. */; caret: number }

/**
 * Takes the first six digits of a text that was typed, autofilled or pasted (V5). A digit typed into full boxes replaces the one behind
 * the caret.
 */
export function typedCode(text: string, caret = text.length): Typed {
  const before = digitsOf(text.slice(0, caret)).slice(0, codeLength)
  const after = digitsOf(text.slice(caret))
  const tooMany = Math.max(0, before.length + after.length - codeLength)
  return { code: before + after.slice(tooMany), caret: before.length }
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
