import { execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'

/** Older ones know no prepared statements in transaction mode. */
const oldest = [1, 21] as const

const program = process.env.PGBOUNCER_PATH || 'pgbouncer'

/** Why the pooler cannot be tried here; undefined when it can. */
export function whyNoPgBouncer(): string | undefined {
  const said = versionOf(program)
  if (!said) return 'PgBouncer is not installed'
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(said) ?? []).map(Number)
  const isNewEnough = major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
  return isNewEnough ? undefined : `PgBouncer ${major}.${minor} is older than ${oldest.join('.')}`
}

function versionOf(program: string): string | undefined {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}

export type PgBouncer = { port: number; stop: () => Promise<void> }

/**
 * A pooler in transaction mode in front of every database of the server.
 * @param socket folder of the server's Unix socket
 * @param connections to the server, for each database and role
 */
export async function startPgBouncer(socket: string, connections: number): Promise<PgBouncer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const users = path.join(folder, 'users.txt')
  const settings = path.join(folder, 'pgbouncer.ini')
  await writeFile(users, '"haat_web" ""\n')
  await writeFile(settings, iniOf({ socket, port, users, connections }))
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(program, [...asUser, settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const serves = () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}:\n${said}`)
    return answers(port)
  }
  await vi.waitUntil(serves, { timeout: 60_000 })
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Settings = { socket: string; port: number; users: string; connections: number }

/** The settings that docs/operations.md recommends, for one server's socket. */
function iniOf({ socket, port, users, connections }: Settings): string {
  return `[databases]
* = host=${socket}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_prepared_statements = 200
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
