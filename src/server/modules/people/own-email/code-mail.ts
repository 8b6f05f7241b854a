import { eq } from 'drizzle-orm'
import { t } from '../../../../shared/words.ts'
import { inSite } from '../../../platform/table.ts'
import { defineMail } from '../../ground/mail/index.ts'
import { codeLifetime, digitsOf } from '../identity/index.ts'
import { emailProofs as proofs } from './own-email.tables.ts'

/** Without the code, because jobs are stored in plain text. `seed` is base64url. */
type Data = { userId: string; seed: string }

/** Has no name: the address may belong to another person. */
export const ownEmailCodeMail = defineMail<Data, { code: string }>({
  name: 'own-email.code',
  when: 'a user confirms or changes their email',
  to: 'the address to confirm',
  class: 'service',
  language: 'page',
  key: ({ once }) => `own-email:${once}`,
  async recipient(ctx, { userId, seed }) {
    const asked = [eq(proofs.userId, userId), eq(proofs.seed, Buffer.from(seed, 'base64url'))]
    const [row] = await ctx.db
      .select()
      .from(proofs)
      .where(inSite(ctx, proofs, ...asked))
    // After a long mail outage the code would have expired, or been replaced.
    if (!row || ctx.now().getTime() >= row.madeAt.getTime() + codeLifetime * 1000) return undefined
    return { email: row.email, about: () => ({ code: digitsOf(ctx, row.email, row.seed, 'own-email') }) }
  },
  letter: ({ site }, { code }) => ({
    subject: t('Your code to confirm this email at {site}', { site: site.name }),
    blocks: [
      t('Hello,'),
      t('the code that confirms this email for an account at {site} is', { site: site.name }),
      { code },
      t('It works for {minutes} minutes, where it was requested. Never share this code; we will never ask for it.', {
        minutes: codeLifetime / 60,
      }),
      t('If you didn’t request this, ignore this mail. Nothing changes without the code.'),
    ],
    kept: t('The code in this mail is not stored.'),
  }),
})
