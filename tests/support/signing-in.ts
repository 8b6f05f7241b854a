import { type Answer, password, type TestApp, type TestSite } from './app.ts'
import { doJobs } from './selling/shopping.ts'

export const login = '/api/io/crm/login'

let machines = 0

/** A unique email in this test. */
export const newMachine = () => `10.${64 + ((machines >> 16) % 64)}.${(machines >> 8) % 256}.${machines++ % 256}`

/** A browser on a machine: it keeps its cookies for one host, and sends them with calls alone. */
export function openBrowser(site: TestSite, machine = newMachine()) {
  const jar = new Map<string, string>()

  async function call(method: 'GET' | 'POST', path: string, rest: { body?: unknown; query?: Record<string, string> }) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-forwarded-for': machine, ...(cookie ? { cookie } : {}) }
    const answer = await site.call(method, path, { ...rest, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }

  return {
    jar,
    signIn: (email: string, given: string = password, otp?: string): Promise<Answer> =>
      call('POST', login, { body: { email, password: given, ...(otp === undefined ? {} : { otp }) } }),
    /** By a code alone. */
    signInByCode: (email: string, otp: string): Promise<Answer> => call('POST', login, { body: { email, otp } }),
    /** The second step of the sign-in that it has begun. */
    giveCode: (code: string): Promise<Answer> => call('POST', '/api/v1/session/second-step', { body: { code } }),
    enter: (token: string): Promise<Answer> => call('POST', '/api/v1/session/entry', { body: { token } }),
    askForLink: (email: string): Promise<Answer> =>
      call('GET', '/api/public/customer/forgot-password', { query: { email } }),
    askForCode: (email: string): Promise<Answer> => call('GET', '/api/public/login/send-otp', { query: { email } }),
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** As if an account's tries had been used up from everywhere just now. */
export async function spendTriesOf({ owner }: TestApp, site: TestSite, email: string): Promise<void> {
  await owner.query(
    `insert into rate_limits (key, expire, times)
     select $1, ms + 3600000, array_fill(ms, array[100])
     from (select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms) now
     on conflict (key) do update set times = excluded.times`,
    [`sign-in:${site.id}:account:${email}`],
  )
}

/** Mails of the site to this address, oldest first, after all due jobs have run. */
export async function mailsTo(
  parts: TestApp,
  site: TestSite,
  email: string,
): Promise<{ subject: string; text: string }[]> {
  await doJobs(parts, new Date(8_640_000_000_000))
  const { rows } = await parts.owner.query(
    'select subject, body_text as text from mails where site_id = $1 and recipient = $2 order by id',
    [site.id, email],
  )
  return rows
}

/** The code in the last of them. */
export async function codeFor(parts: TestApp, site: TestSite, email: string): Promise<string> {
  const mail = (await mailsTo(parts, site, email)).at(-1)
  const [code] = /^\d{6}$/m.exec(mail?.text ?? '') ?? []
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Parameters of the link in the latest of these mails. */
export async function linkFor(
  parts: TestApp,
  site: TestSite,
  email: string,
): Promise<{ requestId: string; email: string; href: string }> {
  const mail = (await mailsTo(parts, site, email)).at(-1)
  const [href] = /https?:\/\/\S+\/reset-password\?\S+/.exec(mail?.text ?? '') ?? []
  if (!href) throw new Error(`no link was mailed to ${email}`)
  const { searchParams } = new URL(href)
  return { requestId: searchParams.get('requestId') ?? '', email: searchParams.get('email') ?? '', href }
}

/** Another code than this one. */
export const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
