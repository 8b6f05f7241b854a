import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { isSealedBefore, seal, unseal } from '../../../../platform/seal.ts'
import { inSite } from '../../../../platform/table.ts'
import { type Account, type AccountMode, noAnswer, type Provider, type Service } from '../provider.ts'
import { paymentCredentials as credentials } from './accounts.tables.ts'
import { aboutKey } from './sealed-keys.ts'

type Row = typeof credentials.$inferSelect
type Named = Pick<Row, 'siteId' | 'provider' | 'mode'>
type Secrets = Pick<Account, 'secret' | 'webhookSecret'>

/** The secrets of an account as the database keeps them. */
export function sealSecrets({ services }: Ctx, row: Named, { secret, webhookSecret }: Secrets): Secrets {
  return {
    secret: seal(services, aboutKey('secret', row), secret),
    webhookSecret: seal(services, aboutKey('webhookSecret', row), webhookSecret),
  }
}

/** The site's accounts, of one provider or of all; secrets stay sealed. */
export function listRows(ctx: Ctx, provider?: string): Promise<Row[]> {
  const named = provider === undefined ? undefined : eq(credentials.provider, provider)
  return ctx.db
    .select()
    .from(credentials)
    .where(inSite(ctx, credentials, named))
    .orderBy(asc(credentials.provider), asc(credentials.mode))
}

/** The site's accounts at a provider, unsealed: its live and its test one. */
export async function accountsAt(ctx: Ctx, provider: string): Promise<Account[]> {
  const rows = await listRows(ctx, provider)
  return Promise.all(rows.map((row) => open(ctx, row)))
}

export async function findAccount(ctx: Ctx, provider: string, mode: AccountMode | null): Promise<Account | undefined> {
  const row = (await listRows(ctx, provider)).find((row) => row.mode === mode)
  return row && open(ctx, row)
}

/** Unseals an account, and seals it anew if APP_SECRET has changed since. */
async function open(ctx: Ctx, row: Row): Promise<Account> {
  const { mode, keyId, clientVersion, webhookUser } = row
  const secret = unseal(ctx.services, aboutKey('secret', row), row.secret)
  const webhookSecret = unseal(ctx.services, aboutKey('webhookSecret', row), row.webhookSecret)
  const isOld = [row.secret, row.webhookSecret].some((sealed) => isSealedBefore(ctx.services, sealed))
  if (isOld) {
    const unchanged = [eq(credentials.provider, row.provider), eq(credentials.mode, mode)]
    await ctx.db
      .update(credentials)
      .set(sealSecrets(ctx, row, { secret, webhookSecret }))
      .where(inSite(ctx, credentials, ...unchanged, eq(credentials.secret, row.secret)))
  }
  return { mode, keyId, secret, webhookSecret, clientVersion, webhookUser }
}

/**
 * A service as a provider of the site: each call uses the account that the payment belongs to. A call within a transaction throws: it would
 * hold a connection while the service is silent (B234).
 */
export function withAccounts(name: string, service: Service): Provider {
  const accountFor = (ctx: Ctx, mode: AccountMode | null) => {
    if (ctx.inTransaction) throw new Error(`${name} is called within a transaction`)
    return findAccount(ctx, name, mode)
  }
  return {
    async start(ctx, request) {
      const account = await accountFor(ctx, request.accountMode)
      return account ? service.start(ctx, account, request) : { outcome: 'unavailable' }
    },
    async status(ctx, { providerPaymentId, accountMode }) {
      const account = await accountFor(ctx, accountMode)
      return account ? service.status(ctx, account, providerPaymentId) : noAnswer
    },
    async refund(ctx, mode, request) {
      const account = await accountFor(ctx, mode)
      return account ? service.refund(ctx, account, request) : noKeys
    },
    async refundStatus(ctx, mode, request) {
      const account = await accountFor(ctx, mode)
      return account ? service.refundStatus(ctx, account, request) : noKeys
    },
  }
}

const noKeys = {
  outcome: 'refused' as const,
  reason: 'The keys of the account that took this payment have been removed from Settings.',
}
