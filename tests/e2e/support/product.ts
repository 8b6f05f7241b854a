import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { untilPast } from '../../../bench/call.ts'
import { freePort } from '../../../bench/child.ts'
import { buildProgram } from '../../../bench/inside/build.ts'
import { databaseUrlOf } from '../../../bench/product.ts'
import { choosePlace } from '../../../src/server/platform/postgres/place.ts'
import { openIssuer } from '../../support/outside/google.ts'
import { openRunFolder } from '../../support/run-folder.ts'
import { operator } from './addresses.ts'

/** A database that is slow because the machine is busy is not down. */
const patient = { DATABASE_ANSWER_MS: '30000' }

/** Starts the built product on a free port with a data folder of its own, as an operator would, and stops it again. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const run = openRunFolder()
  const dataDir = path.join(run.folder, 'journeys')
  const port = await freePort()
  // Only journeys about DNS start a server on this port.
  const dnsPort = await freePort()
  const issuer = await openIssuer()
  process.env.HAAT_ISSUER = issuer.certsUrl
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: {
      ...{ ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      ...{ OWNER_EMAIL: operator, DNS_SERVERS: `127.0.0.1:${dnsPort}`, GOOGLE_CERTS_URL: issuer.certsUrl },
      ...patient,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const building = buildProgram('tests/e2e/support/site-maker.ts')
  process.env.HAAT_OPERATOR_PASSWORD = await untilReady(child)
  const siteMaker = await startSiteMaker(await building, port, dataDir)
  await untilPast(port)
  process.env.HAAT_PORT = String(port)
  process.env.HAAT_DNS_PORT = String(dnsPort)
  return async () => {
    for (const one of [siteMaker, child]) await stop(one)
    await issuer.close()
    run.close()
  }
}

/** Starts what makes sites for journeys (own-site.ts), over the product's database and files. */
async function startSiteMaker(program: string, port: number, dataDir: string): Promise<ChildProcess> {
  const { socket } = await choosePlace(dataDir)
  const env = { DATABASE_URL: databaseUrlOf(socket), PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const child = fork(program, { env: { ...process.env, NODE_ENV: 'production', ...patient, ...env } })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The site maker did not start.')))
  const [sitesPort] = await Promise.race([once(child, 'message'), ended])
  process.env.HAAT_SITES_PORT = String(sitesPort)
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Output of the product under test: its log says why a page failed. */
const logFile = '.cache/results/product.log'

/** @returns the password of the platform's owner, which is said once */
function untilReady(child: ChildProcess): Promise<string> {
  mkdirSync(path.dirname(logFile), { recursive: true })
  child.stdout?.pipe(createWriteStream(logFile))
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      if (said.includes('Haat is ready')) resolve(/the password: (\S+)/.exec(said)?.[1] ?? '')
    })
    child.once('exit', (code) => reject(new Error(`The product stopped with ${code}:\n${said}`)))
  })
}
