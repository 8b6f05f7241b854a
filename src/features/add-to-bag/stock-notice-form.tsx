import { useState } from 'react'
import { call } from '../../client/call.ts'
import { askForNotice } from '../../server/modules/selling/stock-notices/stock-notices.contract.ts'
import { t } from '../../shared/words.ts'
import { Notice } from '../../ui/notice.tsx'
import { EmailForm } from '../sign-in/email-form.tsx'

/** Asks where to write when a variant can be had again. */
export function StockNoticeForm({ variantId }: { variantId: string }) {
  const [sent, setSent] = useState<string>()
  if (sent !== undefined)
    return <Notice kind="good">{t('We’ll email {email} once, when it is back in stock.', { email: sent })}</Notice>
  const send = async (email: string) => {
    const { data } = await call(askForNotice, { body: { productVariantId: variantId, email } })
    setSent(data.email)
  }
  return (
    <EmailForm email="" button={t('Tell me when it is back')} send={send}>
      <p className="text-sm text-ink-soft">{t('One email when it is back in stock, and nothing else.')}</p>
    </EmailForm>
  )
}
