import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** The built product as a process of its own, that may be killed and started again on the same port and data. */
export type Product = {
  port: number
  dataDir: string
  start: () => Promise<void>
  /** Ends the process at once, as a power cut would. */
  kill: () => Promise<void>
  /** Ends it in order. */
  stop: () => Promise<void>
  /** Ends it, and forgets its data. */
  discard: () => Promise<void>
  /** Resident memory, MB. */
  memory: () => Promise<number>
  /** What it has said so far. */
  said: () => string
}

const running = new Set<ChildProcess>()
// A test that breaks off leaves its servers to the end of its process; their databases and folders go with the run.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A data folder that the database's own user can enter, when root runs the tests. */
export async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `haat-${name}-`))
  await chmod(folder, 0o755)
  return folder
}

export async function makeProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await makeFolder('endurance')
  const port = await freePort()
  let child: ChildProcess | undefined
  let said = ''

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    running.add(started)
    started.once('exit', () => running.delete(started))
    const from = said.length
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        said += chunk
        if (said.includes('Haat is ready', from)) resolve()
      }
      started.stdout?.on('data', hear)
      started.stderr?.on('data', hear)
      started.once('exit', (code) => reject(new Error(`The product stopped with ${code}:\n${said.slice(from)}`)))
    })
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await gone
  }

  return {
    port,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async discard() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
    async memory() {
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    },
    said: () => said,
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
