import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'

/** The email of a person who works for the site: it is changed in the admin. */
export function MemberEmail({ email }: { email: string }) {
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
