import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { signOut } from '../../client/account.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { isNotArrived } from '../ui/arriving.ts'
import { MayChange } from '../ui/may-change.tsx'
import { Screen } from '../ui/screen.tsx'

/** Shown for an area without permission. The API refuses it too. */
export function NotAllowed() {
  return (
    // Hides the note that view-only staff see on screens that they may open.
    <MayChange value={true}>
      <Screen
        title="You do not have permission to see this"
        note="Ask an admin of this site if you need it for your work."
      >
        <ToDashboard />
      </Screen>
    </MayChange>
  )
}

export function NotFound() {
  return (
    <Screen title="Page not found" note="It may have been moved or deleted.">
      <ToDashboard />
    </Screen>
  )
}

function ToDashboard() {
  return (
    <Link to="/dashboard" className={buttonClass('secondary')}>
      Go to the dashboard
    </Link>
  )
}

export function NotForCustomers() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Screen
        measure="narrow"
        title="The admin is for shop staff"
        note="You are signed in as a customer. Your orders and addresses are in your account."
      >
        <div className="flex flex-wrap gap-3">
          <a href="/setting/overview" className={buttonClass()}>
            Go to my account
          </a>
          <Button look="secondary" onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
      </Screen>
    </main>
  )
}

/** Error boundary of a screen: the rest of the admin keeps working. */
export function ScreenFault({ error, reset }: ErrorComponentProps) {
  if (isNotArrived(error))
    return (
      <Screen title="This screen did not arrive" note="Check your connection, then load the page again.">
        <Button onClick={() => location.reload()}>Load again</Button>
      </Screen>
    )
  return (
    <Screen title="This screen could not be shown" note={error instanceof Error ? error.message : String(error)}>
      <Button onClick={reset}>Try again</Button>
    </Screen>
  )
}
