import type { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import type { Account } from '../provider.ts'
import { type Answer, basesOf, sendToPhonepe } from './client.ts'
import { dropToken, tokenOf } from './tokens.ts'

/** Calls PhonePe with the account's token, and once more with a new one if PhonePe refuses that. */
export async function askPhonepe<T>(
  ctx: Ctx,
  account: Account,
  schema: z.ZodType<T>,
  path: string,
  body?: object,
): Promise<Answer<T>> {
  const signal = AbortSignal.timeout(ctx.services.config.providerAnswer)
  const ask = async () => {
    const token = await tokenOf(ctx, account)
    if (token.outcome !== 'answered') return { token: '', answer: token }
    const headers = { 'content-type': 'application/json', authorization: `O-Bearer ${token.answer}` }
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers, signal } : { headers, signal }
    const answer = await sendToPhonepe(ctx, schema, `${basesOf(ctx, account).payments}${path}`, init)
    return { token: token.answer, answer }
  }
  const { token, answer } = await ask()
  if (token === '' || answer.outcome !== 'refused' || answer.status !== 401) return answer
  await dropToken(ctx, account, token)
  return (await ask()).answer
}
