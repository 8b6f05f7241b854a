import { useEffect, useState } from 'react'
import { useAddressBar } from '../../client/address-bar.ts'
import { CallError, saidOr } from '../../client/api.ts'
import { useCheckedForm } from '../../client/form.ts'
import { leaveTo } from '../../client/leave.ts'
import { linkHolds, setPassword } from '../../client/sign-in.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { resetForm, resetRules } from '../../shared/people/passwords.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Texts = { button: string; success: string; error: string }
type Props = { texts: Texts /** In the gallery and the builder: no call is made. */; isPreview: boolean }
type MailedLink = { requestId: string; email: string }

/** Time to read the toast before the page goes on to the sign-in, ms. */
const reading = 1_500

/** Chooses a new password by the link that the page was opened with. */
export default function ResetForm({ texts, isPreview }: Props) {
  const address = useAddressBar()
  const link = linkOf(isPreview ? undefined : address)
  const isOver = useIsOver(isPreview ? undefined : link)
  const { field, submit, busy, fault } = useCheckedForm({
    schema: resetForm,
    send: async ({ password }) => {
      prepareToasts()
      try {
        await setPassword({ ...link, password })
      } catch (error) {
        toast.error(saidOr(error, texts.error))
        if (error instanceof CallError && error.fieldText('password')) throw error
        return
      }
      toast.success(texts.success)
      await new Promise((resolve) => setTimeout(resolve, reading))
      await leaveTo('/login')
    },
  })
  if (isOver) return <Over />
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5" inert={isPreview}>
      {fault && <Notice kind="danger">{fault}</Notice>}
      <TextField label={t('Email')} type="email" autoComplete="username" readOnly value={link.email} />
      <PasswordField
        label={t('Password')}
        autoComplete="new-password"
        rules={resetRules}
        required
        {...field('password')}
      />
      <PasswordField label={t('Confirm Password')} autoComplete="new-password" required {...field('confirmPassword')} />
      <Button type="submit" busy={busy} className="mt-1 w-full">
        {texts.button || t('Save')}
      </Button>
    </form>
  )
}

/** Parameters of the mailed link; empty in the server's HTML and in the gallery. */
function linkOf(address: URL | undefined): MailedLink {
  const given = (name: string) => address?.searchParams.get(name)?.trim() ?? ''
  return { requestId: given('requestId'), email: given('email') }
}

/** Whether the link has expired, so that the user need not choose a password first. */
function useIsOver(link: MailedLink | undefined): boolean {
  const [isOver, setOver] = useState(false)
  const { requestId, email } = link ?? { requestId: '', email: '' }
  useEffect(() => {
    if (requestId) void linkHolds({ requestId, email }).then((holds) => setOver(!holds))
  }, [requestId, email])
  return isOver
}

function Over() {
  return (
    <Notice kind="danger">
      {t('This link is no longer good: it was used, or it is older than an hour.')}{' '}
      <Link href="/login#forgot" className="font-semibold text-link underline underline-offset-4">
        {t('Ask for a new one')}
      </Link>
    </Notice>
  )
}
