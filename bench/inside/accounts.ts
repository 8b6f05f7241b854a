// Cost of users and sessions in a warm process: `accounts.js <how many sites>`. Signs up one owner with a site for each, then signs
// them in. Writes its results as JSON (`Accounts`).
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { askForSignUpCode, signUp } from '../../src/server/modules/over/sign-up/sign-up.ts'
import { digitsOf, findActor, signIn } from '../../src/server/modules/people/identity/index.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { type Ctx, makeCtx, type Site } from '../../src/server/platform/context.ts'
import { startServices } from './services.ts'

/** Times in ms. */
export type Accounts = {
  signUps: { count: number; seconds: number; times: number[] }
  hostLookUps: number[]
  tokenChecks: number[]
  signIns: { count: number; seconds: number; loopDelayP99: number; loopDelayMost: number }
}

const [count = 1_000] = process.argv.slice(2).map(Number)
const password = 'Kesar-Bandhani-2026!'
/** Browsers that do it at once. */
const abreast = 4

const services = await startServices(readConfig())
const directory = openSiteDirectory(services)
const platform = await directory.byHost(services.config.platformHost)
if (!platform) throw new Error(`there is no platform under ${services.config.platformHost}`)

const emailOf = (index: number) => `owner${index}@bench.example`
/** From a machine of its own each time, as limits by address are not what is measured. */
const visit = (site: Site, index: number): Ctx =>
  makeCtx(
    services,
    site,
    { kind: 'visitor' },
    { id: 'bench', ip: `10.${(index >> 16) % 256}.${(index >> 8) % 256}.${index % 256}` },
  )

const hosts: string[] = []
const times: number[] = []
const signUpsBegan = performance.now()
await inTurn(count, async (index) => {
  const ctx = visit(platform, index)
  const email = emailOf(index)
  const codeToken = await askForSignUpCode(ctx, email)
  const { rows } = await ctx.db.execute<{ seed: Buffer }>(sql`select seed from sign_in_codes where email = ${email}`)
  const [code] = rows
  if (!code) throw new Error(`no code was made for ${email}`)
  const otp = digitsOf(ctx, email, code.seed, 'sign-up')
  const person = { firstName: 'Leela', lastName: 'Rao', email, password, category: 'generic' as const, otp }
  const began = performance.now()
  const { meta } = await signUp(ctx, { ...person, websiteName: nameOf(index) }, { codeToken })
  times.push(performance.now() - began)
  hosts.push(meta.domain)
})
const signUps = { count, seconds: (performance.now() - signUpsBegan) / 1000, times }

const hostLookUps: number[] = []
for (const host of hosts.slice(0, 1_000)) {
  // One who asks sooner is made to wait, for the sake of floods (look-up.ts).
  await sleep(25)
  hostLookUps.push(await timed(() => directory.byHost(host)))
}

const people = Math.min(count, 200)
const loop = monitorEventLoopDelay({ resolution: 1 })
const browser = { devices: [], codeToken: undefined, stepToken: undefined, passkeyToken: undefined, isSecure: false }
const tokens: string[] = []
loop.enable()
const signInsBegan = performance.now()
await inTurn(people, async (index) => {
  const { answer } = await signIn(visit(platform, index), { email: emailOf(index), password }, browser)
  tokens.push(answer.loginToken)
})
const seconds = (performance.now() - signInsBegan) / 1000
loop.disable()
const signIns = { count: people, seconds, loopDelayP99: loop.percentile(99) / 1e6, loopDelayMost: loop.max / 1e6 }

const tokenChecks: number[] = []
for (let round = 0; round < 10; round++)
  for (const token of tokens) tokenChecks.push(await timed(() => findActor(services, platform, `Basic ${token}`)))

const found: Accounts = { signUps, hostLookUps, tokenChecks: tokenChecks.slice(people), signIns }
// It is more than a pipe takes at once.
process.stdout.write(JSON.stringify(found), () => process.exit(0))

/** Each once, so many at a time. */
async function inTurn(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await act(index)
  }
  await Promise.all(Array.from({ length: abreast }, worker))
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** Names have letters alone: the index in the first ten of them. */
function nameOf(index: number): string {
  return `Bench ${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
}
