import { type ReactNode, useEffect, useState } from 'react'
import { useCheckedForm } from '../../client/form.ts'
import { takeArrival } from '../../client/from.ts'
import { enterByGoogle, enterWithGoogle, needsProof } from '../../client/google.ts'
import type { SignIn } from '../../client/sign-in.ts'
import { mayUseCode } from '../../client/sign-in-code.ts'
import type { LoadedGoogleButton } from '../../features/google/loaded-google-button.tsx'
import { LoadedCodePart } from '../../features/sign-in/loaded-views.tsx'
import { credentials } from '../../shared/people/customer.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { DemoSignIns } from './demo-sign-ins.tsx'

const news = {
  'sign-up': 'Your account is ready. Sign in.',
  'new password': 'Your password is changed. Sign in.',
}

type Props = {
  /** Email typed in another view. */
  email: string
  demo: boolean
  /** Google client id of the site; none if Google sign-in is off. */
  google?: string
  /** Storefront only: the platform's form leaves it out. */
  GoogleButton?: typeof LoadedGoogleButton
  /** Checks the input by another rule of addresses than the storefront's. */
  schema?: typeof credentials
  /** Signs in and continues. Rejects with a refusal; resolves early if a second step is required. */
  enter: (body: SignIn) => Promise<unknown>
  /** Links below the form. `email` returns the typed address. */
  links: (email: () => string) => ReactNode
}

/** Sign-in with e-mail and password; with a code besides, once tries are used up (B15). */
export function PasswordView({ email, demo, google = '', GoogleButton, schema = credentials, enter, links }: Props) {
  /** Email that has used up its attempts. */
  const [stopped, setStopped] = useState<string>()
  const [said, setSaid] = useState<string>()
  /** Google's answer, until the password shows that the account is this person's. */
  const [waiting, setWaiting] = useState<string>()
  const { field, submit, busy, fault, setValue, textOf, offer, clearErrors } = useCheckedForm({
    schema,
    send: (body) =>
      (waiting === undefined ? enter(body) : enterWithGoogle({ ...body, idToken: waiting })).catch((error: unknown) => {
        if (mayUseCode(error)) setStopped(body.email)
        throw error
      }),
  })
  useEffect(() => {
    const arrival = takeArrival()
    if (arrival) setSaid(news[arrival.from])
    const known = arrival?.email || email
    if (known) offer('email', known)
  }, [offer, email])

  /** Each address has its own attempts and code. */
  const begin = () => {
    setStopped(undefined)
  }
  const address = field('email')

  const fill = (email: string, password: string) => {
    clearErrors()
    begin()
    setValue('email', email)
    setValue('password', password)
  }

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        {said && !fault && <Notice kind="good">{said}</Notice>}
        {fault && <Notice kind="danger">{fault}</Notice>}
        <EmailField
          autoComplete="username"
          required
          {...address}
          onChange={() => {
            begin()
            address.onChange()
          }}
        />
        <PasswordField label={t('Password')} autoComplete="current-password" required {...field('password')} />
        {stopped && <LoadedCodePart key={stopped} email={stopped} field={() => field('otp')} />}
        <Button type="submit" busy={busy} className="mt-1 w-full">
          {t('Sign in')}
        </Button>
      </form>
      {google && GoogleButton && (
        <GoogleButton
          clientId={google}
          words="signin_with"
          send={(idToken) =>
            enterByGoogle(idToken).catch((error: unknown) => {
              const proof = needsProof(error, idToken)
              if (proof) {
                setWaiting(idToken)
                begin()
                setValue('email', proof.email)
              }
              throw error
            })
          }
        />
      )}
      {links(() => textOf('email'))}
      {demo && <DemoSignIns onChoose={fill} />}
    </>
  )
}
