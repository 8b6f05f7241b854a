import type { App } from '../app.ts'
import type { Config } from '../platform/config.ts'
import type { WebServer } from '../platform/http/server.ts'
import type { RunningServices } from '../services.ts'

/** What a process has opened so far. */
export type Running = { web?: WebServer; app?: App; services?: RunningServices }

/** Requests first, then what they left to write, then jobs and connections. */
export async function stopInOrder({ drainSeconds }: Config, { web, app, services }: Running): Promise<void> {
  await web?.close(drainSeconds)
  await app?.visits.flush()
  await services?.stop()
}
