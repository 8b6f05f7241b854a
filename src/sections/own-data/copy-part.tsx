import { useState } from 'react'
import { useAddressBar } from '../../client/address-bar.ts'
import { messageOf } from '../../client/message-of.ts'
import { askForOwnData, saveOwnData } from '../../client/own-data.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Requests the link to the user's data. Opened by that link, it downloads the file. */
export function CopyPart({ text }: { text: string }) {
  const { searchParams } = useAddressBar() ?? {}
  const until = searchParams?.get('until')
  const proof = searchParams?.get('proof')
  const [sentTo, setSentTo] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault(undefined)
    await work().catch((error: unknown) => setFault(messageOf(error)))
    setBusy(false)
  }
  const ask = () => run(async () => setSentTo(await askForOwnData()))
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-5">
      <p className="text-ink-soft">{text}</p>
      {fault && <Notice kind="danger">{fault}</Notice>}
      {sentTo && <Notice kind="good">{t('The link is on its way to {email}.', { email: sentTo })}</Notice>}
      <div className="flex flex-wrap gap-3">
        {until && proof && (
          <Button busy={busy} onClick={() => void run(() => saveOwnData({ until, proof }))}>
            {t('Download my data')}
          </Button>
        )}
        <Button look="secondary" busy={busy} onClick={() => void ask()}>
          {t('Mail me the link')}
        </Button>
      </div>
    </div>
  )
}
