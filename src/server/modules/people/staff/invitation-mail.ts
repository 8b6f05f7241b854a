import { eq } from 'drizzle-orm'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { holdsAddress, letterIn, postMail } from '../../ground/mail/index.ts'
import { letters } from '../../ground/mails/index.ts'
import { hashToken, users } from '../identity/index.ts'
import { invitationLifetime, tokenOf } from './invitation-token.ts'
import { roleName } from './roles.ts'
import { invitations } from './staff.tables.ts'

const mailJob = 'staff.invitation'

type MailData = JobData & { id: string; sentAt: string }

export function mailInvitationLater(ctx: Ctx, id: string, sentAt: Date): Promise<void> {
  const data: MailData = { siteId: ctx.site.id, id, sentAt: sentAt.toISOString() }
  return ctx.services.jobs.send(ctx.db, mailJob, data)
}

export const staffJobs: Job[] = [
  job<MailData>(mailJob, async (ctx, { id, sentAt }) => {
    const token = tokenOf(ctx, id, new Date(sentAt))
    const [row] = await ctx.db
      .select({ invitation: invitations, firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(invitations)
      .innerJoin(users, onSite(invitations, users, eq(users.id, invitations.invitedBy)))
      .where(inSite(ctx, invitations, eq(invitations.id, id), eq(invitations.tokenHash, hashToken(token))))
    // Withdrawn, accepted, or sent again meanwhile.
    if (!row) return
    const name = `${row.firstName} ${row.lastName}`.trim()
    const by = name === '' || holdsAddress(name) ? row.email : name
    const { name: site, origin } = ctx.site
    const named = await roleName(ctx, row.invitation)
    const days = invitationLifetime / (24 * 3600 * 1000)
    const href = `${origin}/admin/invitation?token=${token}`
    const letter = letterIn(ctx.site, () => {
      const role = row.invitation.readyRole ? t(named) : named
      return letters.invitation({ site, by, role, days, href })
    })
    await postMail(ctx, `invitation:${id}:${sentAt}`, row.invitation.email, letter)
  }),
]
