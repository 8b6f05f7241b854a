import { CallError } from '../../client/api.ts'
import { messageOf } from '../../client/message-of.ts'
import { counted } from '../ui/counted.ts'
import { isLocked } from './calls.ts'

/** How many posts an action changed, and why it left the others. */
type Acted = { count: number; left: unknown[] }

/**
 * Acts on one post after the other. One that is refused, because it is gone or another tab edits it, keeps no other from its turn;
 * a failure that every other would meet, such as no connection, ends it.
 * @throws CallError if none was changed
 */
export async function actOnEach(ids: string[], act: (id: string) => Promise<unknown>): Promise<Acted> {
  const left: unknown[] = []
  for (const [at, id] of ids.entries()) {
    try {
      await act(id)
    } catch (error) {
      left.push(error)
      if (isOfPost(error)) continue
      left.push(...ids.slice(at + 1).map(() => error))
      break
    }
  }
  if (left.length === ids.length) throw left[0]
  return { count: ids.length - left.length, left }
}

/** Whether a refusal is about the one post. */
const isOfPost = (error: unknown) => error instanceof CallError && [400, 404, 409].includes(error.status)

const isGone = (error: unknown) => error instanceof CallError && error.status === 404

/** @param done what was done to them: `published` */
export function saidOf({ count, left }: Acted, done: string): string {
  const said = `${counted(count, 'post')} ${done}`
  const why = [...new Set(left.map(reasonOf))].map((reason) => told(reason, left.filter(isFor(reason)).length))
  return why.length === 0 ? said : `${said}. ${why.join(' ')}`
}

const edited = 'edited'
const gone = 'gone'

const reasonOf = (error: unknown) => (isLocked(error) ? edited : isGone(error) ? gone : messageOf(error))
const isFor = (reason: string) => (error: unknown) => reasonOf(error) === reason

function told(reason: string, count: number): string {
  if (reason === gone) return `${counted(count, 'is', 'are')} gone.`
  if (reason === edited)
    return counted(count, 'is being edited and stays as it is.', 'are being edited and stay as they are.')
  return `${counted(count, 'stays as it is', 'stay as they are')}: ${reason}`
}
