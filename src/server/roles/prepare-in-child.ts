import { fork } from 'node:child_process'
import type pg from 'pg'
import { addressOf } from '../platform/addresses.ts'
import { type Config, StartError } from '../platform/config.ts'

/** What comes of preparing the database: the secret that other processes need, and what to tell the operator. */
export type Prepared = { secret: string; welcome: string }

/** What the child is told: how the database's owner reaches it. */
export type ToChild = { owner: string }

/** What the child says. */
export type FromChild = { kind: 'prepared'; prepared: Prepared } | { kind: 'failed'; text: string }

/**
 * Starts a process of its own that will prepare the database, in the role `migrate`: it loads while the database starts, what it
 * takes of memory is given back, and the supervisor stays small.
 * @returns what prepares it, as this owner. @throws StartError with what the child says is to be mended
 */
export function startPreparer(config: Config, signal: AbortSignal): (owner: pg.ClientConfig) => Promise<Prepared> {
  const child = fork(process.argv[1] ?? '', {
    signal,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      HAAT_ROLE: 'migrate',
      PORT: String(config.port),
      // It works as the owner, whose address it is told once the database runs.
      DATABASE_OWNER_URL: undefined,
      DATABASE_URL: undefined,
      DATABASE_DIRECT_URL: undefined,
    },
  })
  const prepared = new Promise<Prepared>((resolve, reject) => {
    child.once('message', (message: FromChild) =>
      message.kind === 'prepared' ? resolve(message.prepared) : reject(new StartError(message.text)),
    )
    child.once('error', reject)
    child.once('exit', () => reject(new StartError('The database could not be prepared.')))
  })
  prepared.catch(() => undefined)
  return (owner) => {
    const told: ToChild = { owner: addressOf(owner) }
    if (child.connected) child.send(told)
    return prepared
  }
}
