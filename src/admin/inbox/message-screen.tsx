import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { addMessageNote, removeMessageNote } from '../../server/modules/content/inbox/inbox.contract.ts'
import { answerText } from '../../shared/content/forms/answer-text.ts'
import type { Message, MessageState, WholeMessage } from '../../shared/content/forms/inbox-admin.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { Block } from '../ui/block.tsx'
import { ContactWays } from '../ui/contact-ways.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { useZone } from '../ui/me.ts'
import { Notes } from '../ui/notes.tsx'
import { RecordScreen } from '../ui/record.tsx'
import { Part, Screen } from '../ui/screen.tsx'
import { AssigneeField } from './assignee-field.tsx'
import { useMessage, useMove, useShowMessage } from './calls.ts'
import { DeleteMessages } from './chosen-messages.tsx'
import { MessageFiles } from './message-files.tsx'
import { kinds, StateBadge } from './message-words.tsx'
import { Thread } from './thread.tsx'

const back = { to: '/inbox', title: 'Inbox' } as const

/** One message: its text, its sender's contact details and its state. */
export function MessageScreen() {
  const { id } = useParams({ from: '/inbox/$id' })
  const gone = { text: 'It may have been deleted, or the link may be incomplete.' }
  return (
    <RecordScreen record={useMessage(id)} title="Message" back={back} gone={gone}>
      {(message) => <Whole message={message} />}
    </RecordScreen>
  )
}

function Whole({ message }: { message: WholeMessage }) {
  const zone = useZone()
  const { name, kind, state, text, answers, files, created } = message
  return (
    <Screen
      title={name}
      badge={<StateBadge state={state} />}
      note={`${kinds[kind]} · ${longTime(created, zone)}`}
      back={back}
      measure="narrow"
      actions={<Actions key={state} message={message} />}
    >
      <div className="grid gap-x-12 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          {text && (
            <Part title="Message">
              <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            </Part>
          )}
          {answers.length > 0 && (
            <Part title="Details">
              <Answers answers={answers} />
            </Part>
          )}
          {files.length > 0 && (
            <Part title="Files" note="Sent by a visitor. Open only what you expect.">
              <MessageFiles files={files} />
            </Part>
          )}
          {!text && answers.length === 0 && (
            <p className="pb-6 text-ink-soft">No message, only how to reach this person.</p>
          )}
          <Part title="Replies">
            <Thread message={message} zone={zone} />
          </Part>
          <Part title="Notes" note="Only staff can read them.">
            <Changeable>
              <MessageNotes message={message} zone={zone} />
            </Changeable>
          </Part>
        </div>
        <aside
          aria-label="Contact and assignment"
          className="grid min-w-0 content-start gap-8 max-lg:border-t max-lg:border-line max-lg:py-6 lg:border-l lg:border-line lg:pl-8"
        >
          <Contact message={message} />
          <AssigneeField message={message} />
          {message.form && <AnsweredForm form={message.form} />}
        </aside>
      </div>
    </Screen>
  )
}

function MessageNotes({ message: { _id: id, notes }, zone }: { message: WholeMessage; zone: string }) {
  const show = useShowMessage(id)
  return (
    <Notes
      notes={notes}
      zone={zone}
      add={async (note) => show((await call(addMessageNote, { params: { id }, body: { note } })).data)}
      remove={async (noteId) => show((await call(removeMessageNote, { params: { id, noteId } })).data)}
    />
  )
}

function Answers({ answers }: Pick<Message, 'answers'>) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[fit-content(40%)_minmax(0,1fr)]">
      {answers.map(({ label, value }, index) => (
        <div key={index} className="sm:contents">
          <dt dir="auto" className="text-ink-soft wrap-anywhere">
            {label}
          </dt>
          <dd dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
            {answerText(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Contact({ message: { name, email, mobileNumber, form } }: { message: Message }) {
  // Where a form asks for no name, the message is named by something else.
  const hello = [email, mobileNumber, form?.name].includes(name) ? 'Hello' : `Hello ${name}`
  return (
    <Block title="Contact">
      <ContactWays email={email} mobileNumber={mobileNumber} greeting={`${hello}, thank you for your message.`} />
      {!email && !mobileNumber && <p className="text-ink-soft">No email or phone number was given.</p>}
    </Block>
  )
}

function AnsweredForm({ form: { _id, name } }: { form: NonNullable<Message['form']> }) {
  return (
    <Block title="Form">
      <p dir="auto" className="wrap-anywhere">
        {name}
      </p>
      <Link
        to="/inbox"
        search={{ form: _id ?? 'gone' }}
        className="inline-flex min-h-8 items-center text-accent hover:underline pointer-coarse:min-h-11"
      >
        {_id === null ? 'Answers to forms that are gone' : 'All answers to it'}
      </Link>
    </Block>
  )
}

/** Next states of a message; the most common action is last. */
const ways: Record<MessageState, { to: MessageState; title: string }[]> = {
  NEW: [
    { to: 'SPAM', title: 'Spam' },
    { to: 'OPEN', title: 'Mark as open' },
    { to: 'DONE', title: 'Mark as done' },
  ],
  OPEN: [
    { to: 'SPAM', title: 'Spam' },
    { to: 'NEW', title: 'Mark as new' },
    { to: 'DONE', title: 'Mark as done' },
  ],
  DONE: [
    { to: 'SPAM', title: 'Spam' },
    { to: 'OPEN', title: 'Reopen' },
  ],
  SPAM: [{ to: 'NEW', title: 'Not spam' }],
}

function Actions({ message: { _id, name, state } }: { message: Message }) {
  const navigate = useNavigate()
  const { act, doing } = useMove([_id])
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setAsks(true)}>
        Delete
      </Button>
      {ways[state].map(({ to, title }) => (
        <Button
          key={to}
          look={to === 'DONE' ? 'primary' : 'secondary'}
          busy={doing === to}
          onClick={() => void act(to)}
        >
          {title}
        </Button>
      ))}
      {asks && (
        <DeleteMessages
          ids={[_id]}
          whose={name}
          onDeleted={() => void navigate({ to: '/inbox' })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
