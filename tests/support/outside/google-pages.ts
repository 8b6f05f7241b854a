import { expect } from 'vitest'
import type { TestApp, TestSite } from '../app.ts'
import { newMachine } from '../signing-in.ts'
import { claimsOf, openIssuer } from './google.ts'

const clientOf = (site: TestSite) => `${site.id}-client.apps.googleusercontent.com`

export const signedIn = { status: 200, body: { loginToken: expect.any(String), userType: 'CUSTOMER' } }
export const refused = (status: number, text: RegExp) => ({ status, body: { msg: expect.stringMatching(text) } })

/** Pages with Google's button on the sites of the test, each with a client id, and the issuer of their ID tokens. */
export async function googlePages({ one, two, platform, owner, services }: TestApp) {
  const issuer = await openIssuer()
  services.config.googleCertsUrl = issuer.certsUrl
  for (const site of [one, two, platform]) {
    await owner.query('update sites set settings = settings || $1, revision = revision + 1 where id = $2', [
      { google: { clientId: clientOf(site) } },
      site.id,
    ])
    // The directory only hears of changes made by the product, so announce this one.
    services.bus.tell(site.id, ['site'])
  }

  /** A browser with Google's button on its page. `answer` makes an ID token for it. */
  async function openPage(site: TestSite = one) {
    const machine = newMachine()
    const jar = new Map<string, string>()
    async function call(act: string, body: object) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'x-forwarded-for': machine, ...(cookie ? { cookie } : {}) }
      const answer = await site.call('POST', `/api/v1/google/${act}`, { body, headers })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      return answer
    }
    const begun = await call('begin', {})
    const nonce: string = begun.body.data?.nonce ?? ''
    const answer = (claims: object = {}, by: 'itself' | 'a stranger' = 'itself', head: object = {}) =>
      issuer.sign(claimsOf(clientOf(site), nonce, { ...claims }), by, head)
    return { call, answer, nonce, jar, begun }
  }

  let serial = 0
  return {
    issuer,
    openPage,
    somebody: () => ({ sub: `sub-${serial++}`, email: `person-${serial}@gmail.example` }),
    /** Users with this address, on every site. */
    accounts: async (email: string) =>
      (
        await owner.query(
          `select u.site_id, password_hash is null as bare, proven_at is not null as proven, subject
           from users u left join google_accounts g on g.site_id = u.site_id and g.user_id = u.id where email = $1`,
          [email],
        )
      ).rows,
  }
}
