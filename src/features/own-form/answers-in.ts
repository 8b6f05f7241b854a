import type { Answers } from '../../shared/content/forms/form-answers.ts'

const before = 'answers.'

/** The name of a field's control. */
export const controlName = (key: string) => `${before}${key}`

/**
 * Answers by the keys of their fields, as a browser sends the controls of a form; a field that was answered several times has a
 * list.
 */
export function answersIn(sent: Iterable<[string, unknown]>): Answers {
  const answers = new Map<string, string | string[]>()
  for (const [name, value] of sent) {
    if (!name.startsWith(before) || typeof value !== 'string') continue
    const key = name.slice(before.length)
    const known = answers.get(key)
    answers.set(key, known === undefined ? value : [known, value].flat())
  }
  return Object.fromEntries(answers)
}
