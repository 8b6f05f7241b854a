import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import { onCore, type Role } from './cores.ts'

export type Child = { process: ChildProcess; stop: () => Promise<void> }

type Options = {
  role: Role
  env?: NodeJS.ProcessEnv
  /** Text on the standard output after which the child is ready. */
  ready: string
  cwd?: string
}

/** Starts a program on the core of its role and waits until it is ready. @throws Error with what it said when it ends before */
export async function startChild(command: string[], { role, env, ready, cwd }: Options): Promise<Child> {
  const child = spawn(...onCore(role, command), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  await untilSaid(child, ready)
  return {
    process: child,
    async stop() {
      if (child.exitCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

function untilSaid(child: ChildProcess, ready: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      // Only what may explain a failure is kept.
      said = (said + chunk).slice(-4_000)
      if (said.includes(ready)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}:\n${said}`)))
  })
}

/** Runs a program to its end on the core of its role. @returns what it wrote @throws Error when it fails */
export function runChild(command: string[], role: Role, env: NodeJS.ProcessEnv = {}, cwd?: string): Promise<string> {
  const child = spawn(...onCore(role, command), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let fault = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    fault += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${command.join(' ')} ended with ${code}:\n${fault.slice(-4_000)}`)),
    )
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
