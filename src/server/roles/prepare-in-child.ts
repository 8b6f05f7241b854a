import { fork } from 'node:child_process'
import type pg from 'pg'
import { addressOf } from '../platform/addresses.ts'
import { type Config, StartError } from '../platform/config.ts'

/** Result of preparing the database: the secret for other processes, and the message for the operator. */
export type Prepared = { secret: string; welcome: string }

/** Message to the child: the owner's address of the database. */
export type ToChild = { owner: string }

/** Message from the child. */
export type FromChild = { kind: 'prepared'; prepared: Prepared } | { kind: 'failed'; text: string }

/**
 * Starts a child process in the role `migrate` that will prepare the database. It loads while the database starts; its memory
 * is freed afterwards, so the supervisor stays small.
 * @returns a function that prepares the database as this owner. @throws StartError with the child's error
 */
export function startPreparer(config: Config, signal: AbortSignal): (owner: pg.ClientConfig) => Promise<Prepared> {
  const child = fork(process.argv[1] ?? '', {
    signal,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      HAAT_ROLE: 'migrate',
      PORT: String(config.port),
      // The child works as the owner, whose address it receives once the database runs.
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
