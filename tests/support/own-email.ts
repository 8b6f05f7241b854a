import { password, type TestSite } from './app.ts'

const path = '/api/v1/own-email'

let addresses = 0

/** Calls by which a user changes their own email, on the usual site unless another one is given. */
export function ownEmailOf(usual: TestSite) {
  return {
    /** An address that is not taken. */
    fresh: () => `new-${addresses++}@example.com`,
    read: async (token: string, site = usual) => (await site.call('GET', path, { token })).body.data,
    ask: (token: string, email: string, site = usual, given: object = { password }) =>
      site.call('POST', path, { token, body: { email, ...given } }),
    give: (token: string, otp: string, site = usual) => site.call('POST', `${path}/code`, { token, body: { otp } }),
    isSignedIn: async (token: string, site = usual) =>
      (await site.call('GET', '/api/v1/session', { token })).status === 200,
  }
}
