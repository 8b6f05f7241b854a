import { useOwnEmail } from '../../client/own-email.ts'
import { toastLater } from '../../client/toast-later.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import type { Person } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The address that the person signs in with. */
export function EmailPart({ preview }: { preview: Person | null }) {
  const { data: own, fault, retry } = useOwnEmail(preview)
  const view = useLoaded(loadView)
  return (
    <section className="mt-12">
      <h2 className="mb-3 text-xl">{t('Email')}</h2>
      <p className="mb-5 max-w-[60ch] text-ink-soft">{t('You sign in with it, and we write to you at it.')}</p>
      {own?.isMember ? (
        <Member email={own.email} />
      ) : own && view.module ? (
        <view.module.OwnEmailView own={own} say={(text) => void toastLater(text)} />
      ) : fault ? (
        <LoadFault text={fault} retry={retry} />
      ) : view.hasFailed ? (
        <LoadFault text={t('The form could not be loaded.')} retry={view.retry} />
      ) : (
        <Loading text={t('Loading your email')}>
          <Skeleton className="h-12 max-w-[38rem]" />
        </Loading>
      )}
    </section>
  )
}

/** Loaded while the address is asked for. */
const loadView = () => import('../../features/own-email/own-email.tsx')

const loadMember = () => import('./member-email.tsx')

/** Loaded on first use: few who read their profile work for the site. */
function Member({ email }: { email: string }) {
  const { module } = useLoaded(loadMember)
  return module && <module.MemberEmail email={email} />
}
