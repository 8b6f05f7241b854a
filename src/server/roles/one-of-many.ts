import type { IncomingMessage, ServerResponse } from 'node:http'
import { openJobProcesses } from '../job-processes/open-job-processes.ts'
import { startJobs } from '../jobs.ts'
import { openSiteDirectory } from '../modules/ground/directory/index.ts'
import { requireClosedDemo } from '../modules/over/starters/demo-sign-ins.ts'
import { givenOpening, type Opening } from '../platform/addresses.ts'
import { type Config, StartError } from '../platform/config.ts'
import { openWebServer } from '../platform/http/server.ts'
import { openLog } from '../platform/log.ts'
import { openObservation } from '../platform/observation.ts'
import { onStopSignal } from '../platform/processes/stop-signal.ts'
import { hearSupervisor, slotOfWorker, tellFailed } from '../platform/processes/supervisor.ts'
import { doesJobs, type RunningServices, sendsJobs } from '../services.ts'
import { type Running, stopInOrder } from './running.ts'
import { ready } from './say.ts'
import { openOncePrepared, readBuilt, serveRequests } from './serve.ts'

/** A supervisor's worker, which shares its port with the others: serves requests, and in the role `all` also runs jobs. */
export async function runAsWorker(config: Config): Promise<void> {
  const supervisor = hearSupervisor<Opening>()
  const running: Running = {}
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    stopInOrder(config, running).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  // Ctrl-C reaches every process of the terminal, but only the supervisor decides when to stop.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', stop)
  supervisor.onStop(stop)
  try {
    const warmUp = await begin(config, running, supervisor.opening)
    supervisor.tellReady()
    warmUp()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    tellFailed(error.message)
  }
}

/** The only process of the role `web`, or a process of the role `worker`. */
export async function runAlone(config: Config): Promise<void> {
  const opening = givenOpening(config)
  const running: Running = {}
  onStopSignal(() => stopInOrder(config, running))
  const warmUp = await begin(config, running, opening)
  process.stdout.write(ready)
  warmUp()
}

/** @returns the warm-up to run once this process is reported as ready */
async function begin(config: Config, running: Running, given: Opening | Promise<Opening>): Promise<() => void> {
  const built = await readBuilt()
  const web = await openWebServer(config)
  running.web = web
  const observation = await openObservation(config, slotOfWorker())
  running.observation = observation
  const services = await openServicesOf(config, await given)
  running.services = services
  services.mail = observation.counted(services.mail)
  if (config.role === 'worker') {
    web.serve(nothingHere, () => services.database.query('select 1'))
    return () => undefined
  }
  const directory = openSiteDirectory(services)
  // In the role `all` the process that prepared the database has checked already.
  if (config.role === 'web') await requireClosedDemo(services, directory)
  const serving = await serveRequests(web, services, directory, built, observation)
  running.serving = serving
  return serving.warmUp
}

async function openServicesOf(config: Config, opening: Opening): Promise<RunningServices> {
  const log = openLog(config.logLevel)
  if (config.role === 'web') return openOncePrepared(config, opening, log, sendsJobs)
  const services = await openOncePrepared(config, opening, log, doesJobs)
  await startJobs(services.jobs, services, openSiteDirectory(services), openJobProcesses(config, opening))
  return services
}

/** A process that only runs jobs has a port for health checks. */
function nothingHere(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('This process does jobs. There are /livez and /readyz.\n')
}
