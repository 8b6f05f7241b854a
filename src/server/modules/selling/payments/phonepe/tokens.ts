import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import type { Account } from '../provider.ts'
import { type Answer, basesOf, sendToPhonepe } from './client.ts'

/** Time before its end at which a token is no longer used, ms. */
const margin = 60_000

const token = z.object({ access_token: z.string().min(1).max(10_000), expires_at: z.number() })

type Kept = { answer: Promise<Answer<string>>; until: number }

/** Tokens of this process, and those being fetched: concurrent callers share one call. */
const kept = new Map<string, Kept>()

/** Names the site, the account and its mode. New keys have another name, so that an old token is never used for them. */
function nameOf(ctx: Ctx, account: Account): string {
  const { mode, keyId, clientVersion, secret } = account
  const parts = [ctx.site.id, basesOf(ctx, account).identity, mode, keyId, clientVersion, secret]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The token of an account, from memory until shortly before it ends. */
export function tokenOf(ctx: Ctx, account: Account): Promise<Answer<string>> {
  const now = ctx.now().getTime()
  const name = nameOf(ctx, account)
  const found = kept.get(name)
  if (found && now < found.until) return found.answer
  for (const [other, { until }] of kept) if (until <= now) kept.delete(other)
  const entry: Kept = { answer: fetchInto(), until: Number.POSITIVE_INFINITY }
  kept.set(name, entry)
  return entry.answer

  async function fetchInto(): Promise<Answer<string>> {
    const fetched = await fetchToken(ctx, account)
    if (fetched.outcome !== 'answered') {
      kept.delete(name)
      return fetched
    }
    entry.until = fetched.answer.expires_at * 1_000 - margin
    return { outcome: 'answered', answer: fetched.answer.access_token }
  }
}

/** Drops a token that PhonePe no longer accepts, unless another caller has replaced it. */
export async function dropToken(ctx: Ctx, account: Account, refused: string): Promise<void> {
  const name = nameOf(ctx, account)
  const found = kept.get(name)
  const current = await found?.answer
  if (current?.outcome === 'answered' && current.answer === refused && kept.get(name) === found) kept.delete(name)
}

/** Asks PhonePe for a token, which also checks the keys. */
export function fetchToken(ctx: Ctx, account: Account): Promise<Answer<z.output<typeof token>>> {
  const { keyId, secret, clientVersion } = account
  const body = new URLSearchParams({
    client_id: keyId,
    client_version: clientVersion ?? '',
    client_secret: secret,
    grant_type: 'client_credentials',
  })
  const signal = AbortSignal.timeout(ctx.services.config.providerAnswer)
  return sendToPhonepe(ctx, token, `${basesOf(ctx, account).identity}/v1/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(body),
    signal,
  })
}
