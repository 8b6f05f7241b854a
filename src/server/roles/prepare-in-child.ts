import { fork } from 'node:child_process'
import type pg from 'pg'
import { addressOf } from '../platform/addresses.ts'
import { type Config, StartError } from '../platform/config.ts'

/** What comes of preparing the database: the secret that other processes need, and what to tell the operator. */
export type Prepared = { secret: string; welcome: string }

/** What the child says. */
export type FromChild = { kind: 'prepared'; prepared: Prepared } | { kind: 'failed'; text: string }

/**
 * Prepares the database in a process of its own, in the role `migrate`: what that takes of memory is given back, and the
 * supervisor stays small.
 * @throws StartError with what the child says is to be mended
 */
export function prepareInChild(config: Config, owner: pg.ClientConfig, signal: AbortSignal): Promise<Prepared> {
  const child = fork(process.argv[1] ?? '', {
    signal,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      HAAT_ROLE: 'migrate',
      PORT: String(config.port),
      DATABASE_OWNER_URL: addressOf(owner),
      // The child works as the owner or beside him; whose these are depends on whether there is an address of the owner's.
      DATABASE_URL: undefined,
      DATABASE_DIRECT_URL: undefined,
    },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (message: FromChild) =>
      message.kind === 'prepared' ? resolve(message.prepared) : reject(new StartError(message.text)),
    )
    child.once('error', reject)
    child.once('exit', () => reject(new StartError('The database could not be prepared.')))
  })
}
