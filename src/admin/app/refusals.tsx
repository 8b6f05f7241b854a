import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { signOut } from '../../client/account.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A room that this person has no key to. The API refuses the same. */
export function NotAllowed() {
  return (
    <div role="alert" className="px-4 py-10 sm:px-8">
      <EmptyState
        heading="You do not have permission to see this"
        text="Ask an admin of this site if you need it for your work."
      >
        <Link to="/dashboard" className={buttonClass('secondary')}>
          To the dashboard
        </Link>
      </EmptyState>
    </div>
  )
}

export function NotForCustomers() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert">
        <EmptyState
          heading="This is for the people who run the shop"
          text="You are signed in as a customer. Your orders and addresses are in your account."
        >
          <a href="/setting/overview" className={buttonClass()}>
            To my account
          </a>
          <Button look="secondary" onClick={() => void signOut()}>
            Sign out
          </Button>
        </EmptyState>
      </div>
    </main>
  )
}

export function NotFound() {
  return (
    <div className="px-4 py-10 sm:px-8">
      <EmptyState heading="Nothing is found at this address" text="It may have been moved or deleted.">
        <Link to="/dashboard" className={buttonClass('secondary')}>
          To the dashboard
        </Link>
      </EmptyState>
    </div>
  )
}

/** A screen that broke says so, and the rest of the admin goes on. */
export function ScreenFault({ error, reset }: ErrorComponentProps) {
  return (
    <div role="alert" className="px-4 py-10 sm:px-8">
      <EmptyState
        heading="This screen could not be shown"
        text={error instanceof Error ? error.message : String(error)}
      >
        <Button onClick={reset}>Try again</Button>
      </EmptyState>
    </div>
  )
}
