import type { SpokenLetter } from '../../src/server/modules/ground/mail/letter.ts'
import { sendStored, storeMail } from '../../src/server/modules/ground/mail/mail.ts'
import type { Ctx } from '../../src/server/platform/context.ts'

/** Stores a mail and sends it, as the job of a mail does. @returns whether it was sent */
export async function postMail(ctx: Ctx, onceKey: string, recipient: string, letter: SpokenLetter): Promise<boolean> {
  return sendStored(ctx, await storeMail(ctx, onceKey, recipient, letter))
}
