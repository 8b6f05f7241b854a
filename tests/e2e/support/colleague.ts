import type { Page } from '@playwright/test'
import { mailTo } from './mails.ts'
import { callShop, emailOf, password } from './shop.ts'

/** Invites a colleague as the owner, whose token this is, and accepts. @returns the colleague's email address */
export async function newColleague(page: Page, token: string): Promise<string> {
  const email = emailOf('colleague')
  await callShop(page, '/api/v1/invitations', { token, data: { email, role: 'manager' } })
  const text = await mailTo(page, email, /./, token)
  const [, invitation] = /invitation\?token=([\w-]{43})/.exec(text) ?? []
  const person = { token: invitation, firstName: 'Kavya', lastName: 'Iyer', password }
  await callShop(page, '/api/v1/invitation', { data: person })
  return email
}
