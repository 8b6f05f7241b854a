import { randomUUID } from 'node:crypto'
import { eq, ne } from 'drizzle-orm'
import { type Device, readDevice } from '../../../../../shared/people/device-name.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Job, job } from '../../../../platform/job.ts'
import type { JobData } from '../../../../platform/jobs.ts'
import { asked, pageAddress } from '../../../../platform/site-in-language.ts'
import { inSite } from '../../../../platform/table.ts'
import { countTry } from '../../../../platform/tries.ts'
import { letterIn } from '../../../ground/mail/index.ts'
import { letters } from '../../../ground/mails/index.ts'
import { signInDevices as devices, users } from '../identity.tables.ts'
import { hashToken } from '../signing-in/tokens.ts'
import { postPrivately } from './private-mail.ts'

const welcomeJob = 'identity.welcome'
const deviceJob = 'identity.new-device'

type WelcomeData = JobData & { userId: string }
type DeviceData = JobData & { userId: string; device: Device; at: string; once: string }

/** Whoever signs in on one new device after the other is told of so many. */
const mostMails = { most: 10, seconds: 3600 }

export function welcomeLater(ctx: Ctx, userId: string): Promise<void> {
  const data: WelcomeData = { ...asked(ctx), userId }
  return ctx.services.jobs.send(ctx.db, welcomeJob, data)
}

/**
 * Tells the person of a sign-in on a device that has just become known, unless it is the only one: nobody is told of their first.
 * @param token the device's
 */
export async function tellOfNewDevice(ctx: Ctx, userId: string, token: string): Promise<void> {
  const [other] = await ctx.db
    .select({ userId: devices.userId })
    .from(devices)
    .where(inSite(ctx, devices, eq(devices.userId, userId), ne(devices.tokenHash, hashToken(token))))
    .limit(1)
  if (!other) return
  const counted = await countTry(ctx.db, [{ key: `new-device:${ctx.site.id}:${userId}`, ...mostMails }])
  if (counted.outcome === 'refused') return
  const device = readDevice(ctx.request.agent ?? '')
  const about = { userId, device, at: ctx.now().toISOString(), once: randomUUID() }
  const data: DeviceData = { ...asked(ctx), ...about }
  await ctx.services.jobs.send(ctx.db, deviceJob, data)
}

async function findPerson(ctx: Ctx, userId: string) {
  const [person] = await ctx.db
    .select({ email: users.email, firstName: users.firstName, accountId: users.accountId })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId)))
  return person
}

export const newsJobs: Job[] = [
  job<WelcomeData>(welcomeJob, async (ctx, { userId }) => {
    const person = await findPerson(ctx, userId)
    if (!person) return
    const about = { ...person, site: ctx.site.name, href: pageAddress(ctx.site, '/setting/overview') }
    const letter = letterIn(ctx.site, () => letters.welcome(about))
    await postPrivately(ctx, `welcome:${userId}`, person, letter)
  }),
  job<DeviceData>(deviceJob, async (ctx, { userId, device, at, once }) => {
    const person = await findPerson(ctx, userId)
    if (!person) return
    const { name: site, kind } = ctx.site
    // Members end the sessions of all their sites at once by a new password; a customer has one site.
    const way = person.accountId || kind === 'platform' ? 'password' : 'devices'
    const href = pageAddress(ctx.site, way === 'devices' ? '/setting/devices' : '/login#forgot')
    const about = { site, firstName: person.firstName, device, at: new Date(at), way, href } as const
    const letter = letterIn(ctx.site, () => letters.newDevice(about))
    await postPrivately(ctx, `new-device:${once}`, person, letter)
  }),
]
