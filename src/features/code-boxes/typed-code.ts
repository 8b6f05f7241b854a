/** A one-time code has six digits (K7). */
export const codeLength = 6

export type Typed = { code: string /** Where the caret stands after it. */; caret: number }

/**
 * What the boxes hold of a text that was typed, filled in or pasted (V5): its digits, the first six. A digit that is typed into
 * full boxes takes the place of the one behind the caret.
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
