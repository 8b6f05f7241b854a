/** Settles once the person has signed in again, or will not. */
type Ask = () => Promise<boolean>

type Asker = { isWanted: () => boolean; ask: Ask }

let asker: Asker | undefined
let asking: Promise<boolean> | undefined

/**
 * Says how a page whose session has ended lets the person sign in without leaving it. Only asked while `isWanted`: a page that
 * would lose nothing goes to the sign-in page instead. @returns what takes that back
 */
export function signInAgainBy(isWanted: () => boolean, ask: Ask): () => void {
  const own = { isWanted, ask }
  asker = own
  return () => {
    if (asker === own) asker = undefined
  }
}

/** From now on the page does not ask: the person ends their session themselves. */
export function stopAsking(): void {
  asker = undefined
}

/** Whether the page would lose something by being left, and can ask on the spot. */
export function mayAskAgain(): boolean {
  return asking !== undefined || asker?.isWanted() === true
}

/** Asks once, however many calls were refused together. @returns whether the same user is signed in again */
export function askAgain(): Promise<boolean> {
  asking ??= (asker?.ask() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}
