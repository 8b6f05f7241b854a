import { type ReactNode, useEffect, useState } from 'react'
import { finishEnteringPlatform } from '../../client/second-step.ts'
import { enterPlatform } from '../../client/sign-in.ts'
import { LoadedCodeView, LoadedForgotView } from '../../features/sign-in/loaded-views.tsx'
import { PasskeyButton } from '../../features/sign-in/passkey-button.tsx'
import { useSecondStep } from '../../features/sign-in/use-second-step.ts'
import { messages } from '../../shared/messages.ts'
import { credentialsBy } from '../../shared/people/customer.ts'
import { platformEmail } from '../../shared/people/platform-email.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { PasswordView } from '../login/password-view.tsx'
import type { PlatformLogin } from './platform-login.schema.ts'

type Props = Pick<PlatformLogin, 'homeLink' | 'registerLink' | 'code' | 'forgot'>

/** The code view is the fourth: it follows once the address of the second was found to be one. */
type View = 'password' | 'code' | 'forgot'

const rule = platformEmail(messages['email.invalid'])
const credentials = credentialsBy(rule)

/** Sign-in on the platform: by password or by code, and the way to a new password (T18). */
export default function PlatformLoginForm({ homeLink, registerLink, code, forgot }: Props) {
  const [view, setView] = useState<View>('password')
  /** Shared by all views. */
  const [email, setEmail] = useState('')
  const step = useSecondStep(enterPlatform)
  useEffect(() => {
    // An expired link leads here to request a new one.
    if (location.hash === '#forgot') setView('forgot')
  }, [])

  if (step.Form) return <step.Form finish={finishEnteringPlatform} onBack={step.back} />
  const ways = (
    <>
      <Way href="/register">{registerLink}</Way>
      <Way href="/">{homeLink}</Way>
    </>
  )
  const back = (text: string) => <TextButton onClick={() => setView('password')}>{text}</TextButton>
  if (view === 'code')
    return (
      <>
        <LoadedCodeView texts={{ ...code, screen: screenOf(code) }} email={email} rule={rule} enter={step.first} />
        <Ways>
          {back(t('Back to the sign-in with your password'))}
          {ways}
        </Ways>
      </>
    )
  if (view === 'forgot')
    return (
      <>
        <LoadedForgotView texts={forgot} email={email} rule={rule} />
        <Ways>
          {back(t('Back to the sign-in'))}
          {back(t('I remember my password'))}
          {ways}
        </Ways>
      </>
    )

  const links = (typed: () => string) => {
    const leadTo = (other: View) => () => {
      setEmail(typed())
      setView(other)
    }
    return (
      <>
        <PasskeyButton />
        <Ways>
          <TextButton onClick={leadTo('forgot')}>{forgot.link}</TextButton>
          <TextButton onClick={leadTo('code')}>{code.link}</TextButton>
          {ways}
        </Ways>
      </>
    )
  }
  return <PasswordView email={email} demo={false} schema={credentials} enter={step.first} links={links} />
}

function screenOf({ codeTitle, codeDescription, codeButton }: PlatformLogin['code']) {
  return { title: codeTitle, description: codeDescription, button: codeButton }
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="mt-4 grid justify-items-center gap-x-6 text-center">{children}</div>
}

function Way({ href, children }: { href: string; children: string }) {
  if (children === '') return null
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
