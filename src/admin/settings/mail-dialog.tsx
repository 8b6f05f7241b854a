import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { readMail } from '../../server/modules/ground/mail/mail.contract.ts'
import type { MailDetail } from '../../shared/running/mails-admin.ts'
import { longTime } from '../../shared/times.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** One mail as its recipient sees it. */
export function MailDialog({ id, zone, onClose }: { id: string; zone: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['mail', id],
    queryFn: async () => (await call(readMail, { params: { id } })).data,
  })
  return (
    <Dialog title={data?.subject ?? 'Email'} size="large" onClose={onClose}>
      {error && !data ? (
        <LoadFault text={error.message} retry={() => void refetch()} />
      ) : data ? (
        <Mail mail={data} zone={zone} />
      ) : (
        <Loading text="Loading the email">
          <Skeleton className="h-72" />
        </Loading>
      )}
    </Dialog>
  )
}

function Mail({ mail, zone }: { mail: MailDetail; zone: string }) {
  const facts = {
    To: mail.recipient,
    Created: longTime(mail.created, zone),
    Sent: mail.sent ? longTime(mail.sent, zone) : 'Not sent',
  }
  return (
    <>
      <dl className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {/* Without any right of its own: no script, no form, no way to this window. */}
      <iframe
        title="The email"
        sandbox=""
        srcDoc={isPage(mail.html) ? mail.html : `${plain}${mail.html}`}
        className="h-[min(32rem,60dvh)] w-full rounded-[8px] border border-line bg-white"
      />
    </>
  )
}

const plain = '<meta name="color-scheme" content="light"><body style="margin:16px;font:16px/1.5 system-ui,sans-serif">'

/** In place of a mail that brought a secret stand a few words. */
function isPage(text: string): boolean {
  return /^<!doctype/i.test(text)
}
