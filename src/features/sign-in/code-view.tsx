import { useState } from 'react'
import { sendCode } from '../../client/sign-in-code.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { say } from '../../shared/own-words.ts'
import { t } from '../../shared/words.ts'
import { FormWords } from '../../ui/form-words.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { CodeTexts } from '../code-boxes/code-screen.tsx'
import { EmailForm, type EmailRule } from './email-form.tsx'

/** Texts of signing in by a code, configured by the owner (C58). */
export type CodeViewTexts = { title: string; description: string; button: string; screen: CodeTexts }

type Props = {
  texts: CodeViewTexts
  email: string
  rule?: EmailRule
  /** Signs in; settles with a refusal only. */
  enter: (body: { email: string; otp: string }) => Promise<unknown>
}

/** Fetched while the address is typed. */
const load = () => import('../code-boxes/code-screen.tsx')

/** Signs in by a code: first the address, then, once one was sent to it, the code (C50). */
export function CodeView({ texts, email: typed, rule, enter }: Props) {
  const [email, setEmail] = useState(typed)
  /** Until it can be sent again, s. */
  const [wait, setWait] = useState<number>()
  const { module, hasFailed, retry } = useLoaded(load)

  const ask = async (given: string) => {
    const seconds = await sendCode(given)
    setEmail(given)
    setWait(seconds)
  }

  if (wait === undefined)
    return (
      <div className="grid gap-5">
        <FormWords title={texts.title} description={texts.description} />
        <EmailForm email={email} rule={rule} button={texts.button} send={ask} unsaid={say('otp.failed')} />
      </div>
    )
  if (hasFailed) return <LoadFault text={t('The form could not be loaded.')} retry={retry} />
  if (!module)
    return (
      <Loading text={t('Loading the form')}>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="mt-6 h-18" />
      </Loading>
    )
  return (
    <module.CodeScreen
      {...texts.screen}
      email={email}
      wait={wait}
      onEdit={() => setWait(undefined)}
      send={(otp) => enter({ email, otp })}
      resend={() => sendCode(email)}
    />
  )
}
