import type { Organisation } from '../../../../shared/people/organisation.ts'
import { firstFree, keyOfName } from '../../../../shared/sites/site-key.ts'
import { type Ctx, forOtherSite, type Site, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { createSite, lockReading, readingsFrom } from '../../ground/directory/index.ts'
import {
  addUser,
  askForCode,
  countOwnedSites,
  endCode,
  hasOtherPassword,
  machineToken,
  makeEntry,
  markProven,
  refuseCommon,
  tryCode,
} from '../../people/identity/index.ts'
import { fillSite, loadStarter } from '../starters/index.ts'
import { begunMail } from './begun-mail.ts'

/** Validity of the owner's first sign-in at the new site (B6), s. */
const firstLoginWithin = 600

/** Sites are created on the platform's host; other sites answer 404. */
function requirePlatform({ site }: Ctx): void {
  if (site.kind !== 'platform') throw refusal('request.notFound')
}

/** Mails a code to verify the address, with or without an account. @returns the token for the requesting browser */
export async function askForSignUpCode(ctx: Ctx, email: string): Promise<string> {
  requirePlatform(ctx)
  return askForCode(ctx, email, 'sign-up')
}

/**
 * Creates a site with its host and owner, all or nothing (S92). A user with an account must give its password; the site is
 * added to the account.
 * @returns the new site's host, and the one-time token that signs its owner in there
 * @throws Refusal `organisation.code`, `organisation.known`, `organisation.many`, `password.common`
 */
export async function signUp(ctx: Ctx, body: Organisation, browser: { codeToken: string | undefined }) {
  requirePlatform(ctx)
  const { email, otp, password, websiteName } = body
  const codeToken = browser.codeToken ?? machineToken(ctx, email, 'sign-up')
  await refuseCommon(password, 'password')
  if ((await tryCode(ctx, email, otp, codeToken, 'sign-up')) !== 'right')
    throw refusal('organisation.code', { field: 'otp' })
  if (await hasOtherPassword(ctx, email, password)) throw refusal('organisation.known', { field: 'password' })
  const starter = await loadStarter('blank')
  return transaction(ctx, async (ctx) => {
    // A concurrent sign-up may have used the code.
    if (!(await endCode(ctx, email, codeToken, 'sign-up'))) throw refusal('organisation.code', { field: 'otp' })
    const limit = ctx.services.config.sitesPerAccount
    if ((await countOwnedSites(ctx, email)) >= limit) throw refusal('organisation.many', { field: 'email', limit })
    const site = await makeSite(ctx, websiteName)
    const loginToken = await forOtherSite(ctx, site, async (ctx) => {
      await fillSite(ctx, starter)
      const { firstName, lastName } = body
      const owner = await addUser(ctx, { email, password, firstName, lastName, userType: 'ADMIN', permissions: [] })
      await markProven(ctx, owner._id)
      return makeEntry(ctx, owner._id, firstLoginWithin)
    })
    const { id: begun, name } = site
    await begunMail.later(ctx, { email, firstName: body.firstName, name, begun })
    return { meta: { domain: new URL(site.origin).host }, loginToken }
  })
}

/** Settings of a new site: newsletter subscribers confirm their address (B16). */
const ofNewSite = { newsletter: { confirm: true } }

/** Creates the site under a free key. */
async function makeSite(ctx: Ctx, name: string): Promise<Site> {
  const key = keyOfName(name)
  await lockReading(ctx, key)
  const free = firstFree(key, await readingsFrom(ctx, key))
  return createSite(ctx.services, { key: free, name, kind: 'site', settings: ofNewSite, isOpen: false }, ctx.db)
}
