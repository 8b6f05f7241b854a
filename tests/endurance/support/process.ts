import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import net from 'node:net'

/** A process of the built product. */
export type Process = {
  pid: number
  /** Output of the process and its children so far. */
  said: () => string
  /** Resolves once the output contains this. @throws if the process ends before */
  untilSaid: (text: string) => Promise<void>
  /** Exit code or signal. */
  ended: Promise<number | string>
  kill: (signal: NodeJS.Signals) => void
}

const running = new Set<ChildProcess>()
// A test that breaks off leaves its servers to the end of its process; their databases and folders go with the run.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts it with these settings, over the environment of the tests. */
export function startProcess(settings: Record<string, string>): Process {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let said = ''
  const hearing = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk
      for (const hear of hearing) hear()
    })
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? ''))
  })
  return {
    pid: child.pid ?? 0,
    said: () => said,
    untilSaid: (text) =>
      new Promise((resolve, reject) => {
        const hear = () => {
          if (said.includes(text)) resolve()
        }
        hearing.add(hear)
        hear()
        ended.then((code) => reject(new Error(`The product stopped with ${code}:\n${said}`)))
      }),
    ended,
    kill: (signal) => void child.kill(signal),
  }
}

/** The processes that this one has started and that still run, the embedded database's first one among them. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

/** The workers that share the port of this one. */
export function workersOf(supervisor: number): number[] {
  return childrenOf(supervisor).filter((pid) => read(pid, 'environ').includes('NODE_UNIQUE_ID='))
}

/** The environment that a process was started with. */
export function environmentOf(pid: number): string[] {
  return read(pid, 'environ').split('\0')
}

/** The program of a process, and what it was called with. */
export function commandOf(pid: number): string {
  return read(pid, 'cmdline')
}

/** Signals a process that may have ended. Pid 0 would mean the whole process group. */
export function kill(pid: number | undefined, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (!pid) throw new Error('there is no such process')
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export function isRunning(pid: number): boolean {
  const state = read(pid, 'stat').split(') ')[1]?.[0]
  return state !== undefined && state !== 'Z'
}

export function parentOf(pid: number): number {
  const stat = read(pid, 'stat')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Empty for a process that has ended meanwhile. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
