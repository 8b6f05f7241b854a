import { t } from '../../../../../shared/words.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type CodePurpose, codeLifetime, digitsOf } from './code-digits.ts'

/** A code to mail, without its digits: jobs are stored as they are. `seed` is in base64url, `madeAt` an ISO instant. */
export type CodeAsked = { email: string; seed: string; madeAt: string }

/** The digits; undefined for a code that is over, as after a mail server was away for long. */
export function codeOf(ctx: Ctx, { email, seed, madeAt }: CodeAsked, purpose: CodePurpose): string | undefined {
  const isOver = ctx.now().getTime() >= Date.parse(madeAt) + codeLifetime * 1000
  return isOver ? undefined : digitsOf(ctx, email, Buffer.from(seed, 'base64url'), purpose)
}

export const goodFor = () =>
  t(
    'It is good for {minutes} minutes, in the browser that asked for it. Please give it to nobody: we never ask for it.',
    { minutes: codeLifetime / 60 },
  )
