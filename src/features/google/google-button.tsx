import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { googleNonce } from '../../client/google.ts'
import { messages } from '../../shared/messages.ts'
import { t } from '../../shared/words.ts'
import { Notice } from '../../ui/notice.tsx'
import { loadGoogle } from './load-google.ts'

export type GoogleButtonProps = {
  clientId: string
  words: 'signin_with' | 'signup_with'
  /** Sends Google's credential and navigates on; settles only with a refusal. */
  send: (idToken: string) => Promise<unknown>
}

/** As wide as Google draws it at most, px. */
const widest = 400

/**
 * Google's own button below a form, drawn by its script. Where that does not come, because the network or the browser keeps it
 * away, there is none, and the form above is as it was.
 */
export function GoogleButton({ clientId, words, send }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const sending = useRef(send)
  sending.current = send
  const [isThere, setThere] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  useEffect(() => {
    let left = false
    const answer = async ({ credential }: { credential: string }) => {
      setFault(undefined)
      setBusy(true)
      try {
        await sending.current(credential)
      } catch (error) {
        setFault(error instanceof CallError ? error.message : messages['server.error'])
        if (!(error instanceof CallError)) throw error
      } finally {
        setBusy(false)
        // The credential may be used up, so a new one is requested.
        void draw()
      }
    }
    const draw = () => drawn().catch(() => setThere(false))
    const drawn = async () => {
      const [google, nonce] = await Promise.all([loadGoogle(), googleNonce()])
      if (left || !place.current) return
      google.initialize({ client_id: clientId, nonce, ux_mode: 'popup', callback: (given) => void answer(given) })
      place.current.replaceChildren()
      const width = Math.min(widest, place.current.parentElement?.clientWidth || widest)
      google.renderButton(place.current, { type: 'standard', theme: 'outline', size: 'large', text: words, width })
      setThere(true)
    }
    void draw()
    return () => {
      left = true
    }
  }, [clientId, words])

  return (
    <div className="mt-6 grid gap-4" aria-busy={busy}>
      {fault && <Notice kind="danger">{fault}</Notice>}
      {isThere && (
        <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('or')}
        </p>
      )}
      {/* A scheme that differs from its frame's would give Google's frame a ground of its own. */}
      <div ref={place} className={isThere ? 'grid min-h-11 justify-items-center [color-scheme:light]' : ''} />
    </div>
  )
}
