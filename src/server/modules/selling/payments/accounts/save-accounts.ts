import { and, eq, ne } from 'drizzle-orm'
import type { Act } from '../../../../../shared/running/acts.ts'
import {
  type AccountKeys,
  keysOf,
  type PaymentAccount,
} from '../../../../../shared/selling/payments/payment-accounts.ts'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { parsed, refusal } from '../../../../platform/refusal.ts'
import { inSite } from '../../../../platform/table.ts'
import { recordAct } from '../../../ground/audit/index.ts'
import type { Account, AccountMode, Service } from '../provider.ts'
import { services } from '../providers.ts'
import { paymentCredentials as credentials } from './accounts.tables.ts'
import { listRows, sealSecrets } from './accounts.ts'

type Named = { provider: string; mode: AccountMode }

/** Every provider with its keys; secrets are left out. */
export async function listAccounts(ctx: Ctx): Promise<{ data: PaymentAccount[]; total: number }> {
  const rows = await listRows(ctx)
  const data = [...services.keys()].map((provider) => ({
    provider,
    webhook: `${ctx.site.origin}/api/${provider}/webhook`,
    keys: rows
      .filter((row) => row.provider === provider)
      .map(({ mode, keyId, active, changedAt }) => ({ mode, keyId, active, changed: changedAt.toISOString() })),
  }))
  return { data, total: data.length }
}

/**
 * Saves keys once the provider accepts them; the first ones of a provider become active. The provider is asked outside the
 * transaction.
 * @throws Refusal `payment.provider`, `request.invalid`, `payment.keyMode`, `payment.keys`, `payment.silent`
 */
export async function saveAccount(ctx: Ctx, { provider, mode }: Named, given: AccountKeys): Promise<void> {
  const { keyId, clientVersion, webhookUser, ...secrets } = await requireAccepted(ctx, { provider, mode }, given)
  await transaction(ctx, async (ctx) => {
    await noteAct(ctx, 'settings.keys', { provider, mode, keyId })
    const others = and(eq(credentials.provider, provider), eq(credentials.active, true), ne(credentials.mode, mode))
    const hasOther = (await ctx.db.$count(credentials, inSite(ctx, credentials, others))) > 0
    const sealed = sealSecrets(ctx, { siteId: ctx.site.id, provider, mode }, secrets)
    const row = { keyId, clientVersion, webhookUser, ...sealed, changedAt: ctx.now() }
    await ctx.db
      .insert(credentials)
      .values({ provider, mode, ...row, active: !hasOther, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: [credentials.siteId, credentials.provider, credentials.mode], set: row })
  })
}

async function requireAccepted(ctx: Ctx, { provider, mode }: Named, given: AccountKeys): Promise<Account> {
  const service = requireService(provider)
  const { clientVersion = null, webhookUser = null, ...keys } = parsed(keysOf(provider), given)
  const keyId = service.keyIdOf?.(keys.secret) ?? keys.keyId
  if (keyId === undefined) throw refusal('payment.keys', { field: 'keyId' })
  const found = service.modeOf(keyId)
  const field = service.keyIdOf ? 'secret' : 'keyId'
  if (found && found !== mode) throw refusal('payment.keyMode', { field, found, mode })
  const account = { ...keys, keyId, clientVersion, webhookUser, mode }
  const checked = await service.check(ctx, account)
  if (checked.outcome === 'refused') throw refusal('payment.keys', { field: checked.field })
  if (checked.outcome === 'unavailable') throw refusal('payment.silent')
  return account
}

/** @throws Refusal `payment.provider` */
function requireService(provider: string): Service {
  const service = services.get(provider)
  if (!service) throw refusal('payment.provider')
  return service
}

/** Makes the keys of one mode those that new payments use. @throws Refusal `payment.provider`, `payment.noKeys` */
export async function useAccount(ctx: Ctx, { provider, mode }: Named): Promise<void> {
  requireService(provider)
  await transaction(ctx, async (ctx) => {
    const here = eq(credentials.provider, provider)
    const rows = await ctx.db
      .select({ mode: credentials.mode, keyId: credentials.keyId })
      .from(credentials)
      .where(inSite(ctx, credentials, here))
      .for('update')
    const chosen = rows.find((row) => row.mode === mode)
    if (!chosen) throw refusal('payment.noKeys', { mode })
    await noteAct(ctx, 'settings.keysMode', { provider, mode, keyId: chosen.keyId })
    for (const [active, which] of [
      [false, ne(credentials.mode, mode)],
      [true, eq(credentials.mode, mode)],
    ] as const)
      await ctx.db
        .update(credentials)
        .set({ active })
        .where(inSite(ctx, credentials, here, which))
  })
}

/** Payments begun with these keys are no longer asked about. @throws Refusal `payment.provider` */
export async function removeAccount(ctx: Ctx, { provider, mode }: Named): Promise<void> {
  requireService(provider)
  await transaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(credentials)
      .where(inSite(ctx, credentials, eq(credentials.provider, provider), eq(credentials.mode, mode)))
      .returning({ keyId: credentials.keyId })
    if (gone) await noteAct(ctx, 'settings.keysRemove', { provider, mode, ...gone })
  })
}

/** Records the act without secrets. Entries of a site are written one at a time, so two modes never become active at once. */
async function noteAct(ctx: Ctx, act: Act, said: Named & { keyId: string }): Promise<void> {
  await recordAct(ctx, { act, thingId: '', label: '', said })
}
