import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { runChild } from './child.ts'
import { findProgram } from './machine.ts'
import { median } from './statistics.ts'

export type Request = { host: string; path: string; method?: string; headers?: Record<string, string>; body?: unknown }

export type LoadPlan = {
  port: number
  /** Sent in turn, by all connections together. */
  requests: Request[]
  connections?: number
  seconds?: number
}

/** Results of a load; times in ms. `failed` counts broken connections and statuses of 400 and above. */
export type Load = { perSecond: number; p50: number; p99: number; requests: number; failed: number }

const wrk = findProgram('wrk')

export const generator = wrk ? 'wrk' : "the bench's own generator (wrk is not installed)"

/** A browser as visitors use it; one without a name would not be counted as a visitor. */
const asBrowser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html,*/*',
}

/** Makes load for some seconds from the other core. @throws Error when an answer fails */
export async function makeLoad(folder: string, plan: LoadPlan): Promise<Load> {
  const { port, requests, connections = 32, seconds = 4 } = plan
  const file = path.join(folder, `requests-${randomUUID()}`)
  await writeFile(file, wrk ? requests.map(asSent).join('\0') : JSON.stringify(requests))
  const address = `http://127.0.0.1:${port}/`
  const command = wrk
    ? [wrk, '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', 'bench/wrk.lua', address, '--', file]
    : [process.execPath, 'bench/own-load.ts', String(port), String(connections), String(seconds), file]
  const out = await runChild(command, 'load')
  await untilIdle(plan)
  const load = JSON.parse(out.slice(out.lastIndexOf('{'))) as Load
  if (load.failed > 0 || load.requests === 0)
    throw new Error(`${load.failed} of ${load.requests} requests failed, such as ${requests[0]?.path}`)
  return load
}

/** The request from 250 addresses: a single one would reach the search limit. */
export function fromCrowd(request: Request): Request[] {
  const machines = Array.from({ length: 250 }, (_, index) => `198.51.100.${index}`)
  return machines.map((machine) => ({ ...request, headers: { 'x-forwarded-for': machine } }))
}

/**
 * A server whose connections are gone goes on with what they asked for, and the next load would share the core with it.
 * One more request is answered after all of those.
 */
function untilIdle({ port, requests: [request] }: LoadPlan): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request ? asSent(request) : ''))
    socket.once('data', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve())
  })
}

function asSent({ host, path, method = 'GET', headers, body }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const json = text ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) } : {}
  const lines = Object.entries({ host, ...asBrowser, ...json, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`
}

/**
 * Loads one after another, three rounds of them in turn, so that a change of the machine's mood meets them all.
 * @returns of each plan the run with the median of requests per second
 */
export async function compareLoads<Name extends string>(
  folder: string,
  plans: Record<Name, LoadPlan>,
): Promise<Record<Name, Load>> {
  const names = Object.keys(plans) as Name[]
  const runs = new Map<Name, Load[]>(names.map((name) => [name, []]))
  for (const name of names) await makeLoad(folder, { ...plans[name], seconds: 2 })
  for (let round = 0; round < 3; round++) {
    for (const name of names) runs.get(name)?.push(await makeLoad(folder, plans[name]))
  }
  return Object.fromEntries([...runs].map(([name, loads]) => [name, middleOf(loads)])) as Record<Name, Load>
}

/**
 * Two measurements, many short pairs of them, now the one first and now the other: when the machine's mood changes by the
 * second, what each pair says of the ratio tells more than the figures of both.
 * @returns each of them, and `ratio`, the first over the second; medians
 */
export async function comparePair(
  first: () => Promise<number>,
  second: () => Promise<number>,
  pairs = 9,
): Promise<{ first: number; second: number; ratio: number }> {
  const found: { first: number; second: number }[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const turned = pair % 2 === 1
    const one = await (turned ? second : first)()
    const other = await (turned ? first : second)()
    found.push(turned ? { first: other, second: one } : { first: one, second: other })
  }
  return {
    first: median(found.map((pair) => pair.first)),
    second: median(found.map((pair) => pair.second)),
    ratio: median(found.map((pair) => pair.first / pair.second)),
  }
}

function middleOf(loads: Load[]): Load {
  const middle = median(loads.map((load) => load.perSecond))
  const found = loads.find((load) => load.perSecond === middle)
  if (!found) throw new Error('No load was made.')
  return found
}
