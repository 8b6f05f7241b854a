import { useState } from 'react'
import { CallError } from '../../client/api.ts'
import { CodeScreen } from '../../features/code-boxes/code-screen.tsx'
import { say } from '../../shared/own-words.ts'
import type { Basics } from '../../shared/people/organisation.ts'
import { BasicsStep } from './basics-step.tsx'
import { PasswordStep } from './password-step.tsx'
import type { Register } from './register.schema.ts'
import { beginSite, sendSignUpCode } from './sign-up-calls.ts'
import { StepLine } from './step-line.tsx'

type Texts = Pick<Register, 'basicsButton' | 'passwordButton' | 'codeTitle' | 'codeDescription' | 'codeButton'>
type Step = 0 | 1 | 2

/** The three steps of beginning a site (T19): who it is, a password, and the code that proves the address. */
export default function RegisterForm({ basicsButton, passwordButton, codeTitle, codeDescription, codeButton }: Texts) {
  const [step, setStep] = useState<Step>(0)
  const [basics, setBasics] = useState<Basics>()
  const [password, setPassword] = useState('')
  const [wait, setWait] = useState(0)
  /** Error of the password, reported after the code was accepted. */
  const [refused, setRefused] = useState<string>()

  const send = (otp: string) =>
    beginSite({ ...basics, password, otp }).catch((error: unknown) => {
      const text = error instanceof CallError ? error.fieldText('password') : undefined
      if (text === undefined) throw error
      setRefused(text)
      setStep(1)
    })

  return (
    <div className="grid gap-6">
      <StepLine step={step} />
      {step === 0 && (
        <BasicsStep
          values={basics}
          button={basicsButton}
          onDone={(given) => {
            setBasics(given)
            setStep(1)
          }}
        />
      )}
      {step === 1 && basics && (
        <PasswordStep
          email={basics.email}
          fault={refused}
          button={passwordButton}
          onBack={() => setStep(0)}
          send={async (given) => {
            setWait(await sendSignUpCode(basics.email))
            setPassword(given)
            setRefused(undefined)
            setStep(2)
          }}
        />
      )}
      {step === 2 && basics && (
        <CodeScreen
          title={codeTitle}
          description={codeDescription}
          button={codeButton}
          email={basics.email}
          wait={wait}
          onEdit={() => setStep(0)}
          send={send}
          resend={() => sendSignUpCode(basics.email)}
          unsaid={say('organisation.failed')}
        />
      )}
    </div>
  )
}
