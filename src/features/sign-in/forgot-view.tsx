import { useState } from 'react'
import { saidOr } from '../../client/api.ts'
import { askForLink } from '../../client/sign-in.ts'
import { toast } from '../../client/toast.ts'
import { t } from '../../shared/words.ts'
import { FormWords } from '../../ui/form-words.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmailForm, type EmailRule } from './email-form.tsx'

/** Texts of resetting a password, configured by the owner (C58). */
export type ForgotTexts = { title: string; description: string; button: string; success: string; error: string }

/** Requests a password reset link (S62); a toast shows the result (X13). */
export function ForgotView({ texts, email, rule }: { texts: ForgotTexts; email: string; rule?: EmailRule }) {
  const [isSent, setSent] = useState(false)
  const send = async (given: string) => {
    try {
      await askForLink(given)
      setSent(true)
      toast.success(texts.success)
    } catch (error) {
      toast.error(saidOr(error, texts.error))
    }
  }
  return (
    <div className="grid gap-5">
      <FormWords title={texts.title} description={texts.description} />
      <EmailForm email={email} rule={rule} button={texts.button} send={send}>
        {isSent && (
          <Notice kind="good">{t('If there is an account with this email, a mail is on its way to it.')}</Notice>
        )}
      </EmailForm>
    </div>
  )
}
