import type { ComponentProps } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { ForgotView } from './forgot-view.tsx'

const load = () => import('./forgot-view.tsx')

/** The view that asks for a new password. Its code is fetched when somebody goes there. */
export function LoadedForgotView(props: ComponentProps<typeof ForgotView>) {
  const { module, hasFailed, retry } = useLoaded(load)
  if (module) return <module.ForgotView {...props} />
  if (hasFailed) return <LoadFault text="The form could not be loaded." retry={retry} />
  return (
    <Loading text="Loading the form">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-6 h-18" />
      <Skeleton className="mt-5 h-12" />
    </Loading>
  )
}
