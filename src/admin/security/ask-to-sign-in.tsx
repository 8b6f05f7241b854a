import { useEffect, useState } from 'react'
import { signInAgainBy } from '../../client/session-over.ts'
import { SignInAgain } from '../../features/sign-in/sign-in-again.tsx'
import type { Person } from '../../shared/people/customer.ts'
import { Dialog } from '../ui/dialog.tsx'

type Answer = (isSignedIn: boolean) => void

/** Asks to sign in again when the session has ended while the admin is open. The call is then retried (B165). */
export function AskToSignIn({ me }: { me: Person }) {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(
    () =>
      signInAgainBy(
        () => true,
        () => new Promise((resolve) => setAnswer(() => resolve)),
      ),
    [],
  )
  // The admin may be left while it asks.
  useEffect(() => () => answer?.(false), [answer])
  if (!answer) return null
  const end = (isSignedIn: boolean) => {
    answer(isSignedIn)
    setAnswer(undefined)
  }
  return (
    <Dialog title="Your session has ended" size="small" onClose={() => end(false)}>
      <SignInAgain email={me.email} onSignedIn={() => end(true)} />
    </Dialog>
  )
}
