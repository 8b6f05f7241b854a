import { eq } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { t } from '../../../../shared/words.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { hashToken } from '../../../platform/tokens.ts'
import { defineMail, holdsAddress } from '../../ground/mail/index.ts'
import { users } from '../identity/index.ts'
import { invitationLifetime, tokenOf } from './invitation-token.ts'
import { mayGive, permissionsOf, roleName } from './roles.ts'
import { invitations } from './staff.tables.ts'

/** `sentAt` is an ISO instant. */
type Data = { id: string; sentAt: string }
/** A ready-made role is shown in the reader's language. */
type About = { by: string; role: { name: string; isReady: boolean }; token: string }

export const invitationMail = defineMail<Data, About>({
  name: 'staff.invitation',
  when: 'a person is invited to the staff, or invited again',
  to: 'the person',
  class: 'service',
  language: 'site',
  key: ({ id, sentAt }) => `invitation:${id}:${sentAt}`,
  async recipient(ctx, { id, sentAt }) {
    const token = tokenOf(ctx, id, new Date(sentAt))
    const [row] = await ctx.db
      .select({ invitation: invitations, sender: users })
      .from(invitations)
      .innerJoin(users, onSite(invitations, users, eq(users.id, invitations.invitedBy)))
      .where(inSite(ctx, invitations, eq(invitations.id, id), eq(invitations.tokenHash, hashToken(token))))
    // Withdrawn, accepted or sent again since.
    if (!row) return undefined
    const { invitation, sender } = row
    if (!mayGive(sender, await permissionsOf(ctx, invitation))) return undefined
    const name = fullNameOf(sender)
    const by = name === '' || holdsAddress(name) ? sender.email : name
    const role = { name: await roleName(ctx, invitation), isReady: invitation.readyRole !== null }
    return { email: invitation.email, about: () => ({ by, role, token }) }
  },
  letter({ site: { name: site, origin } }, { by, role, token }) {
    const days = invitationLifetime / (24 * 3600 * 1000)
    return {
      subject: t('{by} invites you to work on {site}', { by, site }),
      blocks: [
        t('Hello,'),
        t('{by} invites you to work on {site}, with the role “{role}”.', {
          ...{ by, site },
          role: role.isReady ? t(role.name) : role.name,
        }),
        t(
          'The link works for {days} days and is for you only, so don’t forward it. If you don’t know {by}, ignore this mail.',
          { days, by },
        ),
      ],
      button: { text: t('Accept the invitation'), href: `${origin}/admin/invitation?token=${token}` },
      kept: t('{by} invites you to work on {site}. The link in this mail is not stored.', { by, site }),
    }
  },
})
