import { useOwnEmail } from '../../client/own-email.ts'
import { toastLater } from '../../client/toast-later.ts'
import { OwnEmailView } from '../../features/own-email/own-email.tsx'
import type { Person } from '../../shared/people/customer.ts'
import type { OwnEmail } from '../../shared/people/own-email.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The address that the person signs in with. */
export function EmailPart({ preview }: { preview: Person | null }) {
  const { data: own, fault, retry } = useOwnEmail(preview && previewOf(preview))
  return (
    <section className="mt-12">
      <h2 className="mb-3 text-xl">{t('Email')}</h2>
      <p className="mb-5 max-w-[60ch] text-ink-soft">{t('You sign in with it, and we write to you at it.')}</p>
      {own ? (
        own.isMember ? (
          <Member email={own.email} />
        ) : (
          <OwnEmailView own={own} say={(text) => void toastLater(text)} />
        )
      ) : fault ? (
        <LoadFault text={fault} retry={retry} />
      ) : (
        <Loading text={t('Loading your email')}>
          <Skeleton className="h-12 max-w-[38rem]" />
        </Loading>
      )}
    </section>
  )
}

function Member({ email }: { email: string }) {
  return (
    <div className="max-w-[60ch]">
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="mt-1 text-ink-soft">
        {t('You work for this site, so this is the email of your account for all your sites.')}{' '}
        <Link href="/admin/security" className="font-semibold text-link underline underline-offset-4">
          {t('Change it in the admin')}
        </Link>
      </p>
    </div>
  )
}

const previewOf = ({ email }: Person): OwnEmail => ({ email, isProven: true, needsPassword: true, isMember: false })
