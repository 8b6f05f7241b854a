import { useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { fromHere, takeSignedUp, useCarriedFrom } from '../../client/from.ts'
import { leaveTo } from '../../client/leave.ts'
import { storeToken } from '../../client/session.ts'
import { mayUseCode } from '../../client/sign-in-code.ts'
import { signIn } from '../../server/modules/people/identity/identity.contract.ts'
import { afterSignIn } from '../../shared/content/links.ts'
import { type Credentials, credentials } from '../../shared/people/customer.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CodePart } from './code-part.tsx'
import { DemoSignIns } from './demo-sign-ins.tsx'

async function enter(body: Credentials): Promise<never> {
  const { loginToken, userType } = await call(signIn, { body })
  storeToken(loginToken)
  return leaveTo(afterSignIn(fromHere(), userType))
}

/** The sign-in form; afterwards the browser goes to `from`, or to where this kind of user lands (R20). */
export default function LoginForm({ demo, showSignUp }: { demo: boolean; showSignUp: boolean }) {
  /** Whose tries are used up. */
  const [stopped, setStopped] = useState<string>()
  const { field, submit, busy, fault, setValue, clearErrors } = useCheckedForm({
    schema: credentials,
    send: (body) =>
      enter(body).catch((error: unknown) => {
        if (mayUseCode(error)) setStopped(body.email)
        throw error
      }),
  })
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    const email = takeSignedUp()
    if (!email) return
    setNew(true)
    setValue('email', email)
  }, [setValue])

  /** Another address has tries, and a code, of its own. */
  const begin = () => {
    setStopped(undefined)
    setValue('otp', undefined)
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
        {isNew && !fault && <Notice kind="good">Your account is ready. Please sign in.</Notice>}
        {fault && <Notice kind="danger">{fault}</Notice>}
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...address}
          onChange={(event) => {
            begin()
            return address.onChange(event)
          }}
        />
        <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
        {stopped && <CodePart key={stopped} email={stopped} field={() => field('otp')} />}
        <Button type="submit" busy={busy} className="mt-1 w-full">
          Sign in
        </Button>
      </form>
      {showSignUp && <SignUpLink />}
      {demo && <DemoSignIns onChoose={fill} />}
    </>
  )
}

function SignUpLink() {
  return (
    <p className="mt-4 flex flex-wrap items-center justify-center gap-x-1 text-ink-soft">
      New here?
      <a
        href={useCarriedFrom('/signup')}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        Create an account
      </a>
    </p>
  )
}
