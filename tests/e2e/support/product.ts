import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callApi, signIn } from '../../../bench/call.ts'
import { openRunFolder } from '../../support/run-folder.ts'

/** Starts the built product on a free port with a data folder of its own, as an operator would, and stops it again. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const run = openRunFolder()
  const dataDir = path.join(run.folder, 'journeys')
  const port = await freePort()
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(child)
  await untilPast(port)
  process.env.HAAT_PORT = String(port)
  return async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
    run.close()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      if (said.includes('Haat is ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The product stopped with ${code}:\n${said}`)))
  })
}

/** The demonstration's past arrives a moment after the start; a shop in which somebody buys before it gets none. */
async function untilPast(port: number): Promise<void> {
  const asked = { port, host: `shop.localhost:${port}`, path: '/api/v1/orders' }
  const token = await signIn(port, asked.host)
  for (let tries = 0; tries < 600; tries++) {
    const { total } = await callApi<{ total: number }>({ ...asked, token })
    if (total > 0) return
    await sleep(100)
  }
  throw new Error('The demonstration has no past after a minute.')
}
