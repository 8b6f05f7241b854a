import { linkId } from '../../src/server/modules/content/newsletter/newsletter-link.ts'
import type { Answer, TestApp, TestSite } from './app.ts'
import { mailsTo } from './signing-in.ts'

export type MailedLink = { act: string; id: string }

/** The newsletter's links that were mailed to an address, the oldest first. */
export async function linksTo(parts: TestApp, site: TestSite, email: string): Promise<MailedLink[]> {
  const mails = await mailsTo(parts, site, email)
  return mails.flatMap(({ text }) => {
    const [, act, id] = /\/newsletter\/(confirm|leave|undo)\?id=(\S+)/.exec(text) ?? []
    return act && id ? [{ act, id }] : []
  })
}

/** Opens a link, or presses the button of its page with what the form holds. */
export function openLink(
  site: TestSite,
  link: MailedLink | undefined,
  method: 'GET' | 'POST',
  form = '',
): Promise<Answer> {
  if (!link) throw new Error('no link was mailed')
  const path = `/newsletter/${link.act}?id=${link.id}`
  return method === 'GET' ? site.call('GET', path) : site.call('POST', path, { body: form })
}

/** Calls that visitors of the first site make about its newsletter, or of another site where one is named. */
export function newsletterOf({ owner, one }: TestApp) {
  let machine = 0

  /** Each call comes from another machine, so that only the test of the limit reaches it. */
  function post(site: TestSite, path: string, body: object, query?: Record<string, string>) {
    return site.call('POST', `/api/io/crm/admin/public/newsletter${path}`, {
      body,
      query,
      headers: { 'x-forwarded-for': `10.1.0.${machine++ % 250}` },
    })
  }

  async function rowOf(site: TestSite, email: string) {
    const { rows } = await owner.query(
      'select id, status, unsubscribe_reason as reason from newsletter_subscribers where site_id = $1 and email = $2',
      [site.id, email],
    )
    return rows[0]
  }

  return {
    post,
    subscribe: (email: string, site = one) => post(site, '', { email, status: 'SUBSCRIBED' }),
    leave: (email: string, unsubscribeReason: unknown = 'Too many mails', query?: Record<string, string>) =>
      post(one, '/change-status', { email, unsubscribeReason, status: 'UNSUBSCRIBED' }, query),
    /** The link with which each mail of the newsletter lets its reader leave. */
    leavingLink: async (email: string, site = one) => ({
      act: 'leave',
      id: linkId(await site.ctx(), 'leave', (await rowOf(site, email)).id),
    }),
    async statusOf(email: string, site = one) {
      const { status, reason } = await rowOf(site, email)
      return { status, reason }
    },
  }
}
