import { Outlet, useLocation } from '@tanstack/react-router'
import type { Person } from '../../shared/people/customer.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { AskForProof } from '../security/ask-for-proof.tsx'
import { AskToSignIn } from '../security/ask-to-sign-in.tsx'
import { SetUpNeeded } from '../security/set-up-needed.tsx'
import { areaOf } from '../ui/areas.ts'
import { MayChange } from '../ui/may-change.tsx'
import { isPlatform, may, mayOpen, useMe } from '../ui/me.ts'
import { ScreenSkeleton } from '../ui/screen.tsx'
import { AccountHome } from './account-home.tsx'
import { FrameSearch } from './palette/frame-search.tsx'
import { NotAllowed, NotForCustomers } from './refusals.tsx'
import { Shell } from './shell.tsx'

/** Routes without sign-in: the first sign-in on a new site, and an invitation. */
const doors = ['/first/login', '/invitation']

export function Root() {
  const { pathname } = useLocation()
  if (doors.includes(pathname)) return <Outlet />
  return (
    <>
      <Inside pathname={pathname} />
      <AskForProof />
      <SetUpNeeded />
    </>
  )
}

/** Wraps screens in the shell, except the builder, printing and setup, which fill the window. */
function Inside({ pathname }: { pathname: string }) {
  const { data: me, fault, retry } = useMe()
  if (fault) {
    return (
      <div className="mx-auto max-w-xl p-8">
        <LoadFault text={fault} retry={retry} />
      </div>
    )
  }
  if (!me) return <ScreenSkeleton />
  return (
    <>
      <Admitted me={me} pathname={pathname} />
      <AskToSignIn me={me} />
    </>
  )
}

function Admitted({ me, pathname }: { me: Person; pathname: string }) {
  if (me.userType === 'CUSTOMER') return isPlatform() ? <AccountHome me={me} /> : <NotForCustomers />
  const area = areaOf(pathname)
  const mayChange = area?.isOperators ? mayOpen(me, area) : !area?.permission || may(me, area.permission)
  const isOpen = mayChange || (area !== undefined && mayOpen(me, area) && !builder.test(pathname))
  const screen = <MayChange value={mayChange}>{isOpen ? <Outlet /> : <NotAllowed />}</MayChange>
  return <FrameSearch me={me}>{isWholeWindow(pathname) ? screen : <Shell me={me}>{screen}</Shell>}</FrameSearch>
}

/** The builder, which serves only editing. */
const builder = /^\/pages\/[^/]+$/

const wholeWindow = /^\/pages\/[^/]+$|\/print$|^\/begin$/

function isWholeWindow(path: string): boolean {
  return wholeWindow.test(path)
}
