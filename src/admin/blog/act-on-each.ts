import { isLocked } from './calls.ts'

/** How many posts an action changed, and how many it left because another tab edits them. */
type Acted = { count: number; edited: number }

/**
 * Acts on one post after the other. One that another tab edits is left as it is.
 * @throws CallError if each of them is edited in another tab, and any other refusal
 */
export async function actOnEach(ids: string[], act: (id: string) => Promise<unknown>): Promise<Acted> {
  const refusals: unknown[] = []
  for (const id of ids) {
    try {
      await act(id)
    } catch (error) {
      if (!isLocked(error)) throw error
      refusals.push(error)
    }
  }
  const count = ids.length - refusals.length
  if (count === 0) throw refusals[0]
  return { count, edited: refusals.length }
}

/** @param done what was done to them: `published` */
export function saidOf({ count, edited }: Acted, done: string): string {
  const said = `${count === 1 ? '1 post' : `${count} posts`} ${done}`
  if (edited === 0) return said
  return `${said}. ${edited === 1 ? '1 is being edited and stays as it is' : `${edited} are being edited and stay as they are`}.`
}
