import { codeOf, stepAt } from '../../../src/server/modules/people/security/totp.ts'
import type { TestSite } from '../app.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Code of an authenticator app for a typed secret, at `now` or `later` half minutes after it. */
export function shownBy(secret: string, now: Date, later = 0): string {
  const bits = [...secret.replaceAll(' ', '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return codeOf(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))), stepAt(now) + later)
}

/** An owner of all the sites with an authenticator app set up on the first. */
export async function setUpApp(sites: [TestSite, ...TestSite[]], email: string, now: Date) {
  const [site] = sites
  const tokens: string[] = []
  for (const { signIn } of sites) tokens.push((await signIn({ email, userType: 'ADMIN' })).token)
  const [token = ''] = tokens
  const begun = await site.call('POST', '/api/v1/security/app', { token })
  const { secret, uri } = begun.body.data
  const code = shownBy(secret, now)
  const { body } = await site.call('POST', '/api/v1/security/app/proof', { token, body: { code } })
  return { email, token, tokens, secret, uri, codes: body.data.codes as string[] }
}
