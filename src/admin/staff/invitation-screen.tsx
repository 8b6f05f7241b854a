import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { forgetToken } from '../../client/session.ts'
import { accept, readInvitation } from '../../server/modules/people/staff/staff.contract.ts'
import { isolated } from '../../shared/direction.ts'
import { newPerson, type OpenInvitation } from '../../shared/people/staff-admin.ts'
import { passwordRules } from '../../shared/rules.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRecordForm } from '../ui/record-form.ts'

/** Landing page of an invitation link; needs no sign-in. */
export function InvitationScreen() {
  const { token = '' } = useSearch({ from: '/invitation' })
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await call(readInvitation, { query: { token } })).data,
    retry: 0,
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <Frame title="This invitation cannot be used">
        <p>{error.message}</p>
        <a href="/" className={buttonClass('secondary', 'mt-6')}>
          View site
        </a>
      </Frame>
    )
  if (!data)
    return (
      <Frame title="Invitation">
        <Loading text="Loading the invitation">
          <p>…</p>
        </Loading>
      </Frame>
    )
  const { site, by, role, email } = data
  return (
    <Frame title={`Work on ${site}`}>
      <p className="mb-6">
        {isolated(by)} invites you, with the role <strong>{role}</strong>. You will sign in as{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {data.isKnown ? <JoinKnown token={token} /> : <JoinNew token={token} invitation={data} />}
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className="mx-auto max-w-md px-4 py-12">
      <h1 className="mb-4 text-2xl">{title}</h1>
      {children}
    </main>
  )
}

async function join(token: string, person: object = {}): Promise<void> {
  await call(accept, { body: { ...person, token } })
  // Signs out, because the current user is not the invited one.
  forgetToken()
  location.assign(`/login?from=${encodeURIComponent('/admin')}`)
}

/** The invited account already exists, with name and password. */
function JoinKnown({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const go = async () => {
    setBusy(true)
    try {
      await join(token)
    } catch (error) {
      setFault(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      {fault && (
        <Notice kind="danger" className="mb-4">
          {fault}
        </Notice>
      )}
      <p className="mb-4 text-ink-soft">Sign in with your existing password.</p>
      <Button busy={busy} onClick={() => void go()}>
        Accept the invitation
      </Button>
    </>
  )
}

const noPerson = { firstName: '', lastName: '', password: '' }

function JoinNew({ token, invitation: { email } }: { token: string; invitation: OpenInvitation }) {
  const { form, submit, busy, fault } = useRecordForm({
    schema: newPerson,
    values: noPerson,
    save: async (person) => {
      await join(token, person)
      return noPerson
    },
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {fault && <Notice kind="danger">{fault}</Notice>}
      <TextField
        label="First name"
        autoComplete="given-name"
        required
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
        {...form.register('lastName')}
      />
      {/* So that password managers know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        rules={passwordRules}
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        Accept the invitation
      </Button>
    </form>
  )
}
