import { t } from '../../../../../shared/words.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type CodePurpose, codeLifetime, digitsOf } from './code-digits.ts'

/** A mailed code, without its digits, because jobs are stored in plain text. `seed` is base64url, `madeAt` an ISO instant. */
export type CodeAsked = { email: string; seed: string; madeAt: string }

/** The code's digits; undefined once it has expired, for example after a long mail outage. */
export function codeOf(ctx: Ctx, { email, seed, madeAt }: CodeAsked, purpose: CodePurpose): string | undefined {
  const isOver = ctx.now().getTime() >= Date.parse(madeAt) + codeLifetime * 1000
  return isOver ? undefined : digitsOf(ctx, email, Buffer.from(seed, 'base64url'), purpose)
}

export const goodFor = () =>
  t(
    'It works for {minutes} minutes, in the browser that requested it. Never share this code; we will never ask for it.',
    { minutes: codeLifetime / 60 },
  )
