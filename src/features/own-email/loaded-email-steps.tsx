import type { ComponentProps } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { t } from '../../shared/words.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { EmailSteps } from './email-steps.tsx'

const load = () => import('./email-steps.tsx')

/** The steps to change the email, loaded on first use. */
export function LoadedEmailSteps(props: ComponentProps<typeof EmailSteps>) {
  const { module, hasFailed, retry } = useLoaded(load)
  if (module) return <module.EmailSteps {...props} />
  if (hasFailed) return <LoadFault text={t('The form could not be loaded.')} retry={retry} />
  return (
    <Loading text={t('Loading the form')}>
      <div className="grid max-w-[26rem] gap-5">
        <Skeleton className="h-18" />
        <Skeleton className="h-12" />
      </div>
    </Loading>
  )
}
