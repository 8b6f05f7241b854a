import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { useCheckedForm } from '../../client/form.ts'
import { email as storefrontEmail } from '../../shared/rules.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Validation of an email; the platform's pages have another rule than sites (V15). */
export type EmailRule = z.core.$ZodType<string, string>

type Props = {
  /** Initial value. */
  email: string
  rule?: EmailRule
  button: string
  send: (email: string) => Promise<unknown>
  /** A notice that is not an error. */
  children?: ReactNode
  /** Stands above the form when a refusal holds no text. */
  unsaid?: string
}

/** The one address that a code or a link is sent to. */
export function EmailForm({ email, rule = storefrontEmail, button, send, children, unsaid }: Props) {
  const { field, submit, busy, fault } = useCheckedForm({
    schema: z.object({ email: rule }),
    values: { email },
    send: (given) => send(given.email),
    unsaid,
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {fault ? <Notice kind="danger">{fault}</Notice> : children}
      <EmailField autoComplete="username" autoFocus required {...field('email')} />
      <Button type="submit" busy={busy} className="w-full">
        {button}
      </Button>
    </form>
  )
}
