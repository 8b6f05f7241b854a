import { openMailer } from '../../src/server/platform/mail.ts'
import type { TestApp, TestSite } from './app.ts'
import { openSmtpServer } from './outside/smtp.ts'
import { doJobs } from './selling/shopping.ts'

export const campaign = {
  subject: 'Diwali',
  preview: 'Lamps and more',
  parts: [
    { kind: 'heading', text: 'दीपावली <Lamps>' },
    { kind: 'text', text: 'First line\nsecond line\n\nAnother paragraph' },
    { kind: 'divider' },
    { kind: 'button', text: 'See them', href: '/lamps' },
  ],
  segment: { who: 'all' },
  rate: 6_000,
}

/** Staff of a site who write campaigns, and the server that gets their mails. Close `smtp` afterwards. */
export async function campaignsOf(app: TestApp, site: TestSite) {
  const smtp = await openSmtpServer()
  const mailer = openMailer(smtp.url)
  app.services.mail = mailer
  const { token, email } = await site.signIn({ userType: 'STAFF', permissions: ['customers'] })
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: unknown) =>
    site.call(method, `/api/v1/campaigns${rest}`, { token, body })
  return {
    smtp,
    mailer,
    /** The address of these staff. */
    email,
    call,
    add: async (given = {}) => (await call('POST', '', { ...campaign, ...given })).body.data._id as string,
    act: (id: string, act: string, at?: string) => call('POST', `/${id}/state`, { act, at }),
    read: async (id: string) => (await call('GET', `/${id}`)).body.data,
    work: () => doJobs(app, new Date(Date.now() + 1_000)),
    recipients: () => smtp.taken.map(({ to }) => [to].flat()[0]?.text).toSorted(),
    async subscribe(...emails: string[]) {
      for (const email of emails)
        await app.owner.query(
          "insert into newsletter_subscribers (site_id, email, status) values ($1, $2, 'SUBSCRIBED')",
          [site.id, email],
        )
    },
  }
}
