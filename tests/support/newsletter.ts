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
