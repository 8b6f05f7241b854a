import type { Ctx } from '../../../../platform/context.ts'
import { postMail, type SpokenLetter } from '../../../ground/mail/index.ts'
import { onPlatform } from '../accounts/accounts.ts'

/**
 * Mails what lets somebody in. Where there is no mail server, mails lie in the mailbox of their site, for its staff to read; who
 * could read the owner's there would be the owner. What opens an account is the platform's mail.
 */
export async function postPrivately(
  ctx: Ctx,
  key: string,
  { email, accountId }: { email: string; accountId?: string | null },
  letter: SpokenLetter,
): Promise<void> {
  if (accountId) await onPlatform(ctx, (ctx) => postMail(ctx, key, email, letter))
  else await postMail(ctx, key, email, letter)
}
