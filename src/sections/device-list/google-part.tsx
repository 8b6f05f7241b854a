import { useDisconnectGoogle, useGoogleConnection } from '../../client/google-connection.ts'
import { toast } from '../../client/toast.ts'
import { longDate } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Whether a Google account signs the person in, and a button that ends it (B74). Nothing if none does. */
export function GooglePart({ timeZone, isPreview }: { timeZone: string; isPreview: boolean }) {
  const { data } = useGoogleConnection(isPreview ? { connected: null } : null)
  const disconnect = useDisconnectGoogle()
  if (!data?.connected) return null
  const press = () =>
    disconnect.mutate(undefined, { onSuccess: () => toast.success(t('Google no longer signs you in')) })
  return (
    <section className="mt-10 grid max-w-[60ch] justify-items-start gap-4">
      <h2 className="text-xl">{t('Sign-in by Google')}</h2>
      <p className="text-ink-soft">
        {t(
          'A Google account signs you in since {date}. Without it you sign in with your password, or with a code that we mail you.',
          { date: longDate(data.connected, timeZone) },
        )}
      </p>
      {disconnect.error && <Notice kind="danger">{disconnect.error.message}</Notice>}
      <Button look="secondary" busy={disconnect.isPending} onClick={press}>
        {t('Disconnect Google')}
      </Button>
    </section>
  )
}
