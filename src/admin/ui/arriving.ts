import { retryPauses } from '../../client/retry-pauses.ts'

/**
 * Imports a part of the admin, and tries again where the connection failed.
 * @throws the last failure; at once for a file of an earlier version, which the server no longer has
 */
export async function arriving<Module>(load: () => Promise<Module>, tries = 0): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const pause = retryPauses[tries]
    if (pause === undefined || !isNotArrived(error) || (await isGone(error))) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return arriving(load, tries + 1)
  }
}

/** Whether an error says that a script did not arrive; browsers say so in words of their own. */
export function isNotArrived(error: unknown): error is TypeError {
  return error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
}

/** Whether the server answers that it has no such file, where the browser names the file. */
async function isGone({ message }: TypeError): Promise<boolean> {
  const [file] = /https?:\S+/.exec(message) ?? []
  const answer = file && (await fetch(file, { method: 'HEAD' }).catch(() => undefined))
  return answer ? answer.status === 404 : false
}
