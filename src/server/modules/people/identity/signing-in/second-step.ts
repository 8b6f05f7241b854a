import { eq, gt, lt, sql } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { Refusal, refusal } from '../../../../platform/refusal.ts'
import { inSite } from '../../../../platform/table.ts'
import { hashToken, newToken } from '../../../../platform/tokens.ts'
import { onPlatform } from '../../../ground/directory/index.ts'
import { users, waitingSignIns as waiting } from '../identity.tables.ts'
import { asPerson, signedInUser } from '../identity.ts'
import { tellOfNewDevice } from '../mail/new-device-mail.ts'
import { endSessions, type SignsInWith } from '../passwords/credentials.ts'
import type { Browser } from './browser-cookies.ts'
import { rememberDevice } from './devices.ts'
import { startSession } from './sessions.ts'

/** How long a sign-in waits for its second step, s. */
export const stepLifetime = 600

const triesOfStep = 5

type Row = typeof users.$inferSelect

/** Reply of a sign-in. */
export const signedIn = (user: Row, loginToken: string) => ({
  loginToken,
  userType: user.userType,
  data: asPerson(user),
})

/** The first step succeeded and the account requires a second one. The browser keeps the token. */
export class SecondStepNeeded extends Refusal {
  readonly token: string

  constructor(token: string) {
    const { code, message, faults } = refusal('login.secondStep', { field: 'code' })
    super(code, message, faults)
    this.token = token
  }
}

/**
 * Every sign-in ends here after its first step.
 * @param device token by which the user is known in this browser
 * @throws SecondStepNeeded
 */
export async function letInOrWait(ctx: Ctx, user: Row, device: string | undefined) {
  if (!(await hasSecondStep(ctx, user))) return signedIn(user, await startSession(ctx, user.id))
  const token = newToken()
  const now = ctx.now()
  await ctx.db.delete(waiting).where(inSite(ctx, waiting, lt(waiting.expiresAt, now)))
  await ctx.db.insert(waiting).values({
    tokenHash: hashToken(token),
    userId: user.id,
    deviceHash: device === undefined ? null : hashToken(device),
    expiresAt: new Date(now.getTime() + stepLifetime * 1000),
    triesLeft: triesOfStep,
  })
  throw new SecondStepNeeded(token)
}

/** Whether the account of this user of the site has a second step. */
export async function hasSecondStep(ctx: Ctx, { id, accountId }: SignsInWith): Promise<boolean> {
  const account = accountId ?? (ctx.site.kind === 'platform' ? id : undefined)
  if (account === undefined) return false
  return onPlatform(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ secondStep: users.secondStep })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, account)))
    return found?.secondStep === true
  })
}

export type Waiting = { userId: string; accountId: string /** Key of its counter. */; triedBy: string }

/**
 * Uses up one of the browser's tries for its second step.
 * @returns whose sign-in it is; undefined if none is waiting or its tries are used up
 */
export async function tryStep(ctx: Ctx, token: string | undefined): Promise<Waiting | undefined> {
  if (token === undefined) return undefined
  const mine = eq(waiting.tokenHash, hashToken(token))
  const [row] = await ctx.db
    .update(waiting)
    .set({ triesLeft: sql`${waiting.triesLeft} - 1` })
    .where(inSite(ctx, waiting, mine, gt(waiting.triesLeft, 0), gt(waiting.expiresAt, ctx.now())))
    .returning({ userId: waiting.userId, deviceHash: waiting.deviceHash })
  if (!row) return undefined
  const [user] = await ctx.db
    .select({ accountId: users.accountId })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, row.userId)))
  const accountId = ctx.site.kind === 'platform' ? row.userId : user?.accountId
  if (!accountId) return undefined
  const triedBy = row.deviceHash ? `device:${row.deviceHash.toString('base64url')}` : `account:${accountId}`
  return { userId: row.userId, accountId, triedBy }
}

/**
 * Finishes a sign-in after its second step. Of two concurrent calls one succeeds.
 * @returns the reply, and the device tokens that the browser must keep; undefined if the sign-in has ended
 */
export function finishSignIn(ctx: Ctx, { stepToken = '', devices }: Browser) {
  return transaction(ctx, async (ctx) => {
    const [done] = await ctx.db
      .delete(waiting)
      .where(inSite(ctx, waiting, eq(waiting.tokenHash, hashToken(stepToken))))
      .returning({ userId: waiting.userId, deviceHash: waiting.deviceHash })
    if (!done) return undefined
    const known = devices.find((device) => done.deviceHash?.equals(hashToken(device)))
    return begin(ctx, done.userId, { devices, known, byPasskey: false })
  })
}

/** Signs in a user who used a passkey, which needs no second step. @throws Refusal `access.signedOut` if the user is deleted */
export function letInWhole(ctx: Ctx, userId: string, { devices }: Browser) {
  return transaction(ctx, async (ctx) => {
    const begun = await begin(ctx, userId, { devices, known: undefined, byPasskey: true })
    if (!begun) throw refusal('access.signedOut')
    return begun
  })
}

type Come = { devices: string[]; known: string | undefined; byPasskey: boolean }

async function begin(ctx: Ctx, userId: string, { devices, known, byPasskey }: Come) {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId)))
  if (!user) return undefined
  const token = await rememberDevice(ctx, user.id, known)
  if (known === undefined) await tellOfNewDevice(ctx, user.id, token)
  const answer = signedIn(user, await startSession(ctx, user.id, { provedAt: ctx.now(), byPasskey }))
  return { answer, devices: [token, ...devices.filter((other) => other !== token)] }
}

/** Turns the second step of the signed-in user's account on or off. Turning it on ends all other sessions, on every site. */
export async function setSecondStep(ctx: Ctx, accountId: string, secondStep: boolean): Promise<void> {
  const { sessionHash, id } = signedInUser(ctx)
  await transaction(ctx, async (ctx) => {
    const changed = await onPlatform(ctx, (ctx) =>
      ctx.db
        .update(users)
        .set({ secondStep })
        .where(inSite(ctx, users, eq(users.id, accountId), eq(users.secondStep, !secondStep)))
        .returning({ id: users.id }),
    )
    if (secondStep && changed.length > 0)
      await endSessions(
        ctx,
        { id, accountId: ctx.site.kind === 'platform' ? null : accountId, passwordHash: null },
        sessionHash,
      )
  })
}
