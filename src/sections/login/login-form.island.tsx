import { useEffect, useState } from 'react'
import { useCarriedFrom } from '../../client/from.ts'
import { finishEntering } from '../../client/second-step.ts'
import { enter } from '../../client/sign-in.ts'
import { LoadedGoogleButton } from '../../features/google/loaded-google-button.tsx'
import { LoadedCodeView, LoadedForgotView } from '../../features/sign-in/loaded-views.tsx'
import { useSecondStep } from '../../features/sign-in/use-second-step.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import type { Login } from './login.schema.ts'
import { PasswordView } from './password-view.tsx'

type Props = Pick<Login, 'showSignUp' | 'code' | 'forgot'> & {
  demo: boolean
  /** The site's Google client id; none without its button. */
  google?: string
}

/** The sign-in in one card: by password or by code, and the way to a new password. */
export default function LoginForm({ demo, google = '', showSignUp, code, forgot }: Props) {
  const [view, setView] = useState<'password' | 'code' | 'forgot'>('password')
  /** Shared by all views. */
  const [email, setEmail] = useState('')
  const step = useSecondStep(enter)
  useEffect(() => {
    // An expired link leads here to request a new one.
    if (forgot.show && location.hash === '#forgot') setView('forgot')
  }, [forgot.show])

  if (step.Form) return <step.Form finish={finishEntering} onBack={step.back} />
  const back = (
    <TextButton onClick={() => setView('password')}>{t('Back to the sign-in with your password')}</TextButton>
  )
  if (view === 'code')
    return (
      <>
        <LoadedCodeView texts={{ ...code, screen: screenOf(code) }} email={email} enter={step.first} />
        <div className="mt-4">{back}</div>
      </>
    )
  if (view === 'forgot')
    return (
      <>
        <LoadedForgotView texts={forgot} email={email} />
        <div className="mt-4">{back}</div>
      </>
    )

  const links = (typed: () => string) => {
    const leadTo = (other: 'code' | 'forgot') => () => {
      setEmail(typed())
      setView(other)
    }
    return (
      <div className="mt-4 grid justify-items-center gap-x-6 text-center">
        {forgot.show && forgot.link && <TextButton onClick={leadTo('forgot')}>{forgot.link}</TextButton>}
        {code.show && code.link && <TextButton onClick={leadTo('code')}>{code.link}</TextButton>}
        {showSignUp && <SignUpLink />}
      </div>
    )
  }
  return (
    <PasswordView
      email={email}
      demo={demo}
      google={google}
      GoogleButton={LoadedGoogleButton}
      enter={step.first}
      links={links}
    />
  )
}

function screenOf({ codeTitle, codeDescription, codeButton }: Login['code']) {
  return { title: codeTitle, description: codeDescription, button: codeButton }
}

function SignUpLink() {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-ink-soft">
      {t('New here?')}
      <Link
        href={useCarriedFrom('/signup')}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        {t('Create an account')}
      </Link>
    </p>
  )
}
