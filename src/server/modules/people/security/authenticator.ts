import { randomBytes } from 'node:crypto'
import { eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { isSealedBefore, seal, unseal } from '../../../platform/seal.ts'
import { inSite } from '../../../platform/table.ts'
import { onPlatform } from '../../ground/directory/index.ts'
import { accountOfMember, setSecondStep, signedInUser } from '../identity/index.ts'
import { countRecoveryCodes, forgetRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import { aboutApp } from './sealed-app.ts'
import { authenticatorApps as apps } from './security.tables.ts'
import { base32, stepOf } from './totp.ts'

/** Time from the QR code to the app's first code, ms. */
const setUpWithin = 15 * 60_000

/** @throws Refusal `security.members` for customers, who have no second step */
export async function ownAccount(ctx: Ctx): Promise<string> {
  const account = await accountOfMember(ctx, signedInUser(ctx).id)
  if (account === undefined) throw refusal('security.members')
  return account
}

/** The second factors of the signed-in user. */
export async function readSecurity(ctx: Ctx) {
  const account = await ownAccount(ctx)
  return onPlatform(ctx, async (ctx) => {
    const [app] = await ctx.db
      .select({ provenAt: apps.provenAt })
      .from(apps)
      .where(inSite(ctx, apps, eq(apps.accountId, account), isNotNull(apps.provenAt)))
    return {
      appSince: app?.provenAt?.toISOString() ?? null,
      recoveryCodes: await countRecoveryCodes(ctx, account),
      platform: ctx.site.origin,
    }
  })
}

/**
 * Makes a secret for an authenticator app, which becomes active with its first code.
 * @returns the secret for typing, and as the QR code's URI
 * @throws Refusal `security.appOn`
 */
export async function beginApp(ctx: Ctx): Promise<{ secret: string; uri: string }> {
  const account = await ownAccount(ctx)
  const { email } = signedInUser(ctx)
  const secret = randomBytes(20)
  const sealed = seal(ctx.services, aboutApp(account), secret.toString('base64url'))
  return onPlatform(ctx, async (ctx) => {
    const fresh = { secret: sealed, madeAt: ctx.now() }
    const made = await ctx.db
      .insert(apps)
      .values({ accountId: account, ...fresh })
      .onConflictDoUpdate({ target: [apps.siteId, apps.accountId], set: fresh, setWhere: isNull(apps.provenAt) })
      .returning({ accountId: apps.accountId })
    if (made.length === 0) throw refusal('security.appOn')
    return { secret: base32(secret), uri: uriOf(ctx.site.name, email, base32(secret)) }
  })
}

function uriOf(issuer: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/**
 * Activates the app by its first code and ends sessions that began without it.
 * @returns the recovery codes, which are shown only once
 * @throws Refusal `security.code`, `security.setUpOver`
 */
export async function proveApp(ctx: Ctx, code: string): Promise<string[]> {
  const account = await ownAccount(ctx)
  return transaction(ctx, async (ctx) => {
    const codes = await onPlatform(ctx, async (ctx) => {
      const [app] = await ctx.db
        .select()
        .from(apps)
        .where(inSite(ctx, apps, eq(apps.accountId, account), isNull(apps.provenAt)))
        .for('update')
      if (!app || ctx.now().getTime() - app.madeAt.getTime() > setUpWithin) throw refusal('security.setUpOver')
      const step = stepOf(secretOf(ctx, account, app.secret), code, ctx.now())
      if (step === undefined) throw refusal('security.code', { field: 'code' })
      await ctx.db
        .update(apps)
        .set({ provenAt: ctx.now(), lastUsed: step })
        .where(inSite(ctx, apps, eq(apps.accountId, account)))
      return makeRecoveryCodes(ctx, account)
    })
    await setSecondStep(ctx, account, true)
    return codes
  })
}

function secretOf({ services }: Ctx, account: string, sealed: string): Buffer {
  return Buffer.from(unseal(services, aboutApp(account), sealed), 'base64url')
}

/** Deactivates the app and deletes its recovery codes. @throws Refusal `security.appOff` */
export async function removeApp(ctx: Ctx): Promise<void> {
  const account = await ownAccount(ctx)
  await transaction(ctx, async (ctx) => {
    await onPlatform(ctx, async (ctx) => {
      const gone = await ctx.db
        .delete(apps)
        .where(inSite(ctx, apps, eq(apps.accountId, account), isNotNull(apps.provenAt)))
        .returning({ accountId: apps.accountId })
      if (gone.length === 0) throw refusal('security.appOff')
      await forgetRecoveryCodes(ctx, account)
    })
    await setSecondStep(ctx, account, false)
  })
}

/** Replaces the recovery codes by ten new ones. @throws Refusal `security.appOff` */
export async function renewRecoveryCodes(ctx: Ctx): Promise<string[]> {
  const account = await ownAccount(ctx)
  return transaction(ctx, (ctx) =>
    onPlatform(ctx, async (ctx) => {
      // Locked, so that turning the app off concurrently leaves no codes behind.
      const [app] = await ctx.db
        .select({ accountId: apps.accountId })
        .from(apps)
        .where(inSite(ctx, apps, eq(apps.accountId, account), isNotNull(apps.provenAt)))
        .for('update')
      if (!app) throw refusal('security.appOff')
      return makeRecoveryCodes(ctx, account)
    }),
  )
}

/** Uses up a code of the app; each is valid once. Call on the platform's site. */
export async function spendAppCode(ctx: Ctx, account: string, code: string): Promise<boolean> {
  const mine = eq(apps.accountId, account)
  const [app] = await ctx.db
    .select({ secret: apps.secret })
    .from(apps)
    .where(inSite(ctx, apps, mine, isNotNull(apps.provenAt)))
  if (!app) return false
  const secret = secretOf(ctx, account, app.secret)
  const step = stepOf(secret, code, ctx.now())
  if (step === undefined) return false
  const anew = isSealedBefore(ctx.services, app.secret)
    ? { secret: seal(ctx.services, aboutApp(account), secret.toString('base64url')) }
    : {}
  const used = await ctx.db
    .update(apps)
    .set({ lastUsed: step, ...anew })
    .where(inSite(ctx, apps, mine, lt(apps.lastUsed, step)))
    .returning({ accountId: apps.accountId })
  return used.length > 0
}
