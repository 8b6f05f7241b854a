import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { carryFrom, fromHere, storeSignedUp, useCarriedFrom } from '../../client/from.ts'
import { signUpByGoogle } from '../../client/google.ts'
import { leaveTo } from '../../client/leave.ts'
import { LoadedGoogleButton } from '../../features/google/loaded-google-button.tsx'
import { createCustomer } from '../../server/modules/people/identity/identity.contract.ts'
import { messages } from '../../shared/messages.ts'
import { signUpForm } from '../../shared/people/customer.ts'
import { passwordRules, startOfDayInIndia } from '../../shared/rules.ts'
import { siteNow } from '../../shared/site-now.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { CustomerFields } from '../../ui/customer-fields.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

/** The repeated password stays in the browser; the user name is the e-mail address (E1, E2). */
async function signUp({ confirmPassword: _, ...customer }: z.output<typeof signUpForm>): Promise<never> {
  const birthDate = siteNow().rules === 'events' ? startOfDayInIndia(customer.birthDate) : customer.birthDate
  await call(createCustomer, { body: { ...customer, birthDate, userName: customer.email } })
  storeSignedUp(customer.email)
  return leaveTo(carryFrom('/login', fromHere()))
}

/** The sign-up form with its nine messages (V12); afterwards the browser goes to /login. */
export default function SignUpForm({ google = '' }: { /** Empty without Google's button. */ google?: string }) {
  const { field, submit, busy, fault } = useCheckedForm({
    schema: signUpForm,
    send: signUp,
    refused: ({ body }) => (body === messages['email.notUnique'] ? { email: messages['email.registered'] } : {}),
    // Shown when the refusal has no text (X10).
    unsaid: messages['email.notUnique'],
  })
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        {fault && (
          <Notice kind="danger" className="sm:col-span-2">
            {fault}
          </Notice>
        )}
        <CustomerFields field={field}>
          <EmailField className="sm:col-span-2" autoComplete="username" required {...field('email')} />
          <PasswordField
            className="sm:col-span-2"
            label={t('Password')}
            autoComplete="new-password"
            rules={passwordRules}
            required
            {...field('password')}
          />
          <PasswordField
            className="sm:col-span-2"
            label={t('Confirm Password')}
            autoComplete="new-password"
            required
            {...field('confirmPassword')}
          />
        </CustomerFields>
        <Button type="submit" busy={busy} className="mt-1 w-full sm:col-span-2">
          {t('Create account')}
        </Button>
      </form>
      {google && <LoadedGoogleButton clientId={google} words="signup_with" send={signUpByGoogle} />}
      <SignInLink />
    </>
  )
}

function SignInLink() {
  return (
    <p className="mt-4 flex flex-wrap items-center justify-center gap-x-1 text-ink-soft">
      {t('Have an account already?')}
      <Link
        href={useCarriedFrom('/login')}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        {t('Sign in')}
      </Link>
    </p>
  )
}
