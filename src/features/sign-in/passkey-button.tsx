import { useEffect, useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Passkey sign-in, if the browser supports passkeys; its code is fetched on press. */
export function PasskeyButton() {
  const [isShown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  useEffect(() => setShown('PublicKeyCredential' in window), [])
  if (!isShown) return null
  const enter = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const { enterByPasskey } = await import('../../client/passkeys.ts')
      await enterByPasskey()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-4 grid gap-3">
      {fault && <Notice kind="danger">{fault}</Notice>}
      <Button look="secondary" busy={busy} className="w-full" onClick={() => void enter()}>
        {t('Sign in with a passkey')}
      </Button>
    </div>
  )
}
