import http from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Errand, Sent } from '../enumerations/other-thread.ts'
import { worstBodies } from '../enumerations/worst-shapes.ts'

// The thread of other-thread.ts. It imports nothing of the product.

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
let serial = 0

function send({ method, path, headers }: Errand, body: string | undefined): Promise<number> {
  serial++
  // Each as from another machine: how often one may ask is not what is tested.
  const machine = `10.${workerData.thread % 256}.${(serial >> 8) % 256}.${serial % 256}`
  const options = { port: workerData.port, host: '127.0.0.1', method, path, agent }
  return new Promise((resolve) => {
    const request = http.request({ ...options, headers: { 'x-forwarded-for': machine, ...headers } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    request.on('error', () => resolve(0))
    request.end(body)
  })
}

async function run(errand: Errand): Promise<Sent[]> {
  if (!errand.bodies) return [{ name: errand.name, status: await send(errand, errand.body) }]
  const all = worstBodies(errand.bodies)
  const sent: Sent[] = []
  for (const { name, make } of errand.only === undefined ? all : all.slice(errand.only, errand.only + 1))
    sent.push({ name: `${errand.name} ${name}`, status: await send(errand, make()) })
  return sent
}

parentPort?.on('message', async (errand: Errand) => parentPort?.postMessage(await run(errand)))
