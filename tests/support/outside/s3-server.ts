import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { vi } from 'vitest'
import type { MediaBucket } from '../../../src/server/platform/config.ts'
import { freePort } from '../../../src/server/platform/http/free-port.ts'

const python = process.env.SWIFT_PYTHON || '/usr/bin/python3'
const program = path.resolve('tests/support/outside/s3-server.py')

/** Why no server that speaks S3 can be tried here; undefined when it can. */
export function whyNoS3(): string | undefined {
  const found = spawnSync(python, ['-c', 'import swift.common.middleware.s3api.s3api'])
  return found.status === 0 ? undefined : 'OpenStack Swift (Debian: python3-swift) is not installed'
}

export type S3Server = {
  /** An empty bucket of that name. */
  bucket: (name: string) => Promise<MediaBucket>
  /** Makes it unreachable, and reachable again with what it holds. */
  stop: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

/** How long a start may take on a machine that has other work, ms. */
const startsWithin = 120_000

const account = { accessKeyId: 'haat:media', secretAccessKey: 'the-secret-of-the-tests' }

/** How often it may find that another process took one of its ports between asking for it and opening it. */
const mostStarts = 3

/** OpenStack Swift, which answers as S3 does, in a folder of its own. */
export async function openS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-s3-'))
  const client = new AwsClient({ ...account, service: 's3', region: 'us-east-1', retries: 0 })
  let ports: number[] = []
  let running = await beginSomewhere()
  const endpoint = `http://127.0.0.1:${ports[0]}`

  async function beginSomewhere(starts = 1): Promise<Running> {
    ports = await Promise.all(Array.from({ length: 4 }, () => freePort('127.0.0.1')))
    return begin(client, folder, ports).catch((error) => {
      if (starts === mostStarts) throw error
      return beginSomewhere(starts + 1)
    })
  }

  async function stop() {
    running.child.kill('SIGTERM')
    await running.ended
  }

  return {
    async bucket(name) {
      const made = await client.fetch(`${endpoint}/${name}`, { method: 'PUT' })
      if (!made.ok) throw new Error(`a bucket was not made: ${made.status} ${await made.text()}`)
      return { ...account, name, endpoint, region: 'us-east-1' }
    },
    stop,
    async start() {
      running = await begin(client, folder, ports)
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Running = { child: ChildProcess; ended: Promise<void> }

/** @throws when it ends by itself, or does not hold a file within a minute */
async function begin(client: AwsClient, folder: string, ports: number[]): Promise<Running> {
  const env = {
    ...process.env,
    S3_USER: account.accessKeyId,
    S3_SECRET: account.secretAccessKey,
    S3_REGION: 'us-east-1',
  }
  const child = spawn(python, [program, folder, ...ports.map(String)], { env, stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const serves = async () => {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    return holdsFile(client, `http://127.0.0.1:${ports[0]}`)
  }
  try {
    await vi.waitUntil(serves, { timeout: startsWithin })
  } catch (error) {
    child.kill('SIGTERM')
    await ended
    throw new Error(`Swift does not answer, ${(error as Error).message}:\n${said}`)
  }
  return { child, ended }
}

/** Whether a bucket is made, and a file in it: once it is, what stores accounts, containers and objects is there. */
async function holdsFile(client: AwsClient, endpoint: string): Promise<boolean> {
  const put = async (key: string, body?: string) => {
    const done = await client.fetch(`${endpoint}/ready${key}`, { method: 'PUT', body }).catch(() => undefined)
    await done?.body?.cancel()
    // The bucket may be there from before it was made unreachable.
    return done?.ok === true || done?.status === 409
  }
  return (await put('')) && (await put('/file', 'x'))
}
