import { Outlet, useLocation } from '@tanstack/react-router'
import { LoadFault } from '../../ui/load-fault.tsx'
import { areaOf } from '../ui/areas.ts'
import { may, useMe } from '../ui/me.ts'
import { ScreenSkeleton } from '../ui/screen.tsx'
import { FrameSearch } from './palette/frame-search.tsx'
import { NotAllowed, NotForCustomers } from './refusals.tsx'
import { Shell } from './shell.tsx'

/** Every screen stands in the shell; the builder and what is printed fill the whole window. */
export function Root() {
  const { data: me, fault, retry } = useMe()
  const { pathname } = useLocation()
  if (fault) {
    return (
      <div className="mx-auto max-w-xl p-8">
        <LoadFault text={fault} retry={retry} />
      </div>
    )
  }
  if (!me) return <ScreenSkeleton />
  if (me.userType === 'CUSTOMER') return <NotForCustomers />
  const permission = areaOf(pathname)?.permission
  const screen = permission && !may(me, permission) ? <NotAllowed /> : <Outlet />
  return <FrameSearch me={me}>{isWholeWindow(pathname) ? screen : <Shell me={me}>{screen}</Shell>}</FrameSearch>
}

const wholeWindow = /^\/pages\/[^/]+$|\/print$/

function isWholeWindow(path: string): boolean {
  return wholeWindow.test(path)
}
