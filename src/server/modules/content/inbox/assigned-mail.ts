import { eq, inArray } from 'drizzle-orm'
import { t } from '../../../../shared/words.ts'
import { inSite } from '../../../platform/table.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { users } from '../../people/identity/index.ts'
import { inboxMessages as inbox } from './inbox.tables.ts'
import { worksWithInbox } from './works-with-inbox.ts'

/** `key` distinguishes the mails of separate assignments. */
type Data = { key: string; userId: string; by: string; messageIds: string[] }
type About = { by: string; ids: string[] }

/** Does not name the sender, so the mail is kept when the message is deleted. */
export const assignedMail = defineMail<Data, About>({
  name: 'inbox.assigned',
  when: 'a member of staff assigns messages of the inbox to another one',
  to: 'the one who is responsible for them now',
  class: 'service',
  language: 'site',
  key: ({ key }) => `inbox-assigned:${key}`,
  async recipient(ctx, { userId, by, messageIds }) {
    const [person] = await ctx.db
      .select({ email: users.email })
      .from(users)
      .where(inSite(ctx, users, worksWithInbox, eq(users.id, userId)))
    const theirs = await ctx.db
      .select({ id: inbox.id })
      .from(inbox)
      .where(inSite(ctx, inbox, inArray(inbox.id, messageIds), eq(inbox.assigneeId, userId)))
    // Since deleted, or assigned to another member of staff.
    if (!person || theirs.length === 0) return undefined
    return { email: person.email, about: () => ({ by, ids: theirs.map(({ id }) => id) }) }
  },
  letter({ site }, { by, ids }) {
    const about = { by, count: ids.length, site: site.name }
    return ids.length === 1
      ? {
          subject: t('{by} assigned you a message · {site}', about),
          blocks: [t('{by} has assigned you a message in the inbox of {site}.', about)],
          button: { text: t('See the message'), href: `${site.origin}/admin/inbox/${ids[0]}` },
        }
      : {
          subject: t('{by} assigned you {count} messages · {site}', about),
          blocks: [t('{by} has assigned you {count} messages in the inbox of {site}.', about)],
          button: { text: t('See your messages'), href: `${site.origin}/admin/inbox?assigned=me` },
        }
  },
})
