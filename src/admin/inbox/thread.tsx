import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { replyToMessage } from '../../server/modules/content/inbox/inbox.contract.ts'
import {
  type MessageReply,
  type ReplyState,
  replyBody,
  type WholeMessage,
} from '../../shared/content/forms/inbox-admin.ts'
import { longTime } from '../../shared/times.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { SendBox } from '../ui/send-box.tsx'
import { useShowMessage } from './calls.ts'

const states: Record<ReplyState, { title: string; tone: BadgeTone; note?: string }> = {
  WAITING: { title: 'Sending', tone: 'info' },
  SENT: { title: 'Sent', tone: 'good' },
  KEPT: { title: 'Not sent', tone: 'warn', note: 'No mail server is set up. The email is in the email log.' },
  FAILED: {
    title: 'Failed',
    tone: 'danger',
    note: 'The mail server hasn’t accepted it. We retry for about two days.',
  },
}

/** Replies of staff, and the box for the next one. */
export function Thread({ message, zone }: { message: WholeMessage; zone: string }) {
  const { _id: id, email, replies } = message
  const show = useShowMessage(id)
  const send = async (reply: string) => {
    show((await call(replyToMessage, { params: { id }, body: { reply } })).data)
    toast.success('Reply on its way')
  }
  return (
    <>
      {replies.length > 0 && (
        <ol className="mb-5 divide-y divide-line border-y border-line">
          {replies.map((reply) => (
            <Reply key={reply._id} reply={reply} zone={zone} />
          ))}
        </ol>
      )}
      {email === '' && <p className="text-ink-soft">No email was given, so you can’t reply by mail.</p>}
      <Changeable>
        {email !== '' && (
          <SendBox
            label="Reply"
            hint={`Is mailed to ${email}, with the message below it.`}
            act="Send reply"
            rows={5}
            most={5_000}
            check={(reply) => replyBody.safeParse({ reply }).error?.issues[0]?.message}
            send={send}
          />
        )}
      </Changeable>
    </>
  )
}

function Reply({ reply: { text, by, created, state }, zone }: { reply: MessageReply; zone: string }) {
  const { title, tone, note } = states[state]
  return (
    <li className="py-3">
      <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <Badge tone={tone}>{title}</Badge>
        <span>
          <time dateTime={created}>{longTime(created, zone)}</time> · <bdi>{by}</bdi>
        </span>
      </p>
      {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
    </li>
  )
}
