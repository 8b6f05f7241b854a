import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../platform/config.ts'
import type { WebServer } from '../platform/http/server.ts'
import type { Observation } from '../platform/observation.ts'
import type { RunningServices } from '../services.ts'
import type { Serving } from './serve.ts'

/** Everything that a process has opened so far. */
export type Running = {
  web?: WebServer
  serving?: Serving
  services?: RunningServices
  observation?: Observation
}

/** Stops requests first, then writes what they left, then stops jobs and connections, and finally log and metrics. */
export async function stopInOrder(
  { drainSeconds }: Config,
  { web, serving, services, observation }: Running,
): Promise<void> {
  await Promise.all([web?.close(sleep(drainSeconds * 1_000)), serving?.endWarmUp()])
  await serving?.app.visits.flush()
  await serving?.savePages()
  await services?.stop()
  await observation?.close()
}
