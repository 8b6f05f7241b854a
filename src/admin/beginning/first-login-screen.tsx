import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { leaveTo } from '../../client/leave.ts'
import { finishSignIn, needsSecondStep } from '../../client/second-step.ts'
import { keepSession } from '../../client/session.ts'
import { SecondStep } from '../../features/sign-in/second-step.tsx'
import { readBeginning } from '../../server/modules/over/beginning/beginning.contract.ts'
import { enterSite } from '../../server/modules/people/identity/identity.contract.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Screen, ScreenSkeleton } from '../ui/screen.tsx'

/** `/admin/first/login?token`: exchanges the token for a session on this host, once, and goes on (R16). */
export function FirstLoginScreen() {
  const { token = '', to } = useSearch({ from: '/first/login' })
  const { error, refetch, isFetching } = useQuery({
    queryKey: ['entry', token],
    queryFn: () => enter(token, to),
    // The token works once.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (needsSecondStep(error))
    return (
      <main className="mx-auto max-w-md px-4 py-16">
        <SecondStep
          finish={async (code) => {
            await finishSignIn(code)
            await goOn(to)
          }}
          onBack={() => location.assign('/login?from=/admin/dashboard')}
        />
      </main>
    )
  if (!error) return <ScreenSkeleton />
  return (
    <main className="grid min-h-dvh place-items-center">
      {error instanceof CallError && error.hasCode('entry.over') ? (
        <Screen measure="narrow" title="This link is over" note={error.message}>
          <a href="/login?from=/admin/dashboard" className={buttonClass()}>
            Sign in
          </a>
        </Screen>
      ) : (
        <Screen measure="narrow" title="You are not signed in yet" note={error.message}>
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Screen>
      )}
    </main>
  )
}

async function enter(token: string, to: string | undefined): Promise<never> {
  const { loginToken, data } = await call(enterSite, { body: { token } })
  keepSession(loginToken, data)
  return goOn(to)
}

async function goOn(to: string | undefined): Promise<never> {
  return leaveTo(`/admin${to ?? (await firstPlace())}`)
}

/** Path of the setup while it is available, else of the dashboard. */
async function firstPlace(): Promise<string> {
  const isOpen = await call(readBeginning).then(
    ({ data }) => data.isOpen,
    () => false,
  )
  return isOpen ? '/begin' : '/dashboard'
}
