import { CircleAlert, CircleCheck } from 'lucide'
import { useState } from 'react'
import type { OwnEmail } from '../../shared/people/own-email.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { LoadedEmailSteps } from './loaded-email-steps.tsx'

type Props = {
  own: OwnEmail
  /** Says that it is done. */
  say: (text: string) => void
}

/** The user's email: whether it is confirmed, and ways to confirm or change it. */
export function OwnEmailView({ own, say }: Props) {
  const [step, setStep] = useState<'confirm' | 'change'>()
  const Mark = own.isProven ? CircleCheck : CircleAlert
  const done = (now: OwnEmail) => {
    setStep(undefined)
    say(now.email === own.email ? 'Your email is confirmed' : 'Your email was changed')
  }
  return (
    <div className="grid max-w-[38rem] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{own.email}</p>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft">
            <LineIcon of={Mark} className={`size-4 shrink-0 ${own.isProven ? 'text-good' : 'text-accent'}`} />
            {own.isProven ? t('Confirmed') : t('Not confirmed yet')}
          </p>
        </div>
        {!step && (
          <div className="flex flex-wrap gap-3">
            {!own.isProven && (
              <Button look="secondary" onClick={() => setStep('confirm')}>
                {t('Confirm email')}
              </Button>
            )}
            <Button look={own.isProven ? 'secondary' : 'quiet'} onClick={() => setStep('change')}>
              {t('Change email')}
            </Button>
          </div>
        )}
      </div>
      {step && <LoadedEmailSteps key={step} {...{ own, step, done }} leave={() => setStep(undefined)} />}
    </div>
  )
}
