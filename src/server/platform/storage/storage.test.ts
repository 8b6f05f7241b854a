import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isGate } from '../../../../tests/support/enumerations/sample.ts'
import { openS3Server, whyNoS3 } from '../../../../tests/support/outside/s3-server.ts'
import { openBucket } from './bucket.ts'
import { copyFiles } from './copy-files.ts'
import { openFolder } from './folder.ts'
import type { Storage } from './store.ts'

const reason = isGate ? 'a part of npm run test:deep' : whyNoS3()
const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-storage-'))
const server = reason ? undefined : await openS3Server()

afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()

function holds(open: () => Promise<Storage>): void {
  // Shows B123.
  test('gives back what was written, and nothing of what was not', async () => {
    const storage = await open()
    await storage.write('1/original/abc', Buffer.from('नीम'))
    await storage.write('1/original/abc', Buffer.from('नीम का पेड़'))
    expect(text(await storage.read('1/original/abc'))).toBe('नीम का पेड़')
    expect(await storage.read('1/original/abd')).toBeUndefined()
    expect(await storage.read('9/abc/240.webp')).toBeUndefined()
    expect(await storage.writtenAt('1/original/abd')).toBeUndefined()
    const age = Date.now() - ((await storage.writtenAt('1/original/abc'))?.getTime() ?? 0)
    expect(Math.abs(age)).toBeLessThan(60_000)
  })

  test('tells files from folders, at every depth', async () => {
    const storage = await open()
    for (const key of ['3/abc/240.webp', '3/abc/480.webp', '3/abcd/240.webp', '3/files/xyz/000000', '4/abc/240.webp'])
      await storage.write(key, Buffer.from(key))
    expect((await storage.folders('3')).sort()).toEqual(['abc', 'abcd', 'files'])
    expect((await storage.list('3/abc')).sort()).toEqual(['240.webp', '480.webp'])
    expect(await storage.list('3')).toEqual([])
    expect(await storage.list('nowhere')).toEqual([])
    expect(await storage.folders('/')).toEqual(expect.arrayContaining(['3', '4']))
  })

  test('removes a file, and a folder without its neighbour', async () => {
    const storage = await open()
    for (const key of ['5/abc/1', '5/abc/in/2', '5/abcd/1', '5/gone']) await storage.write(key, Buffer.from('x'))
    await storage.removeFolder('5/abc')
    await storage.remove('5/gone')
    await storage.remove('5/gone')
    await storage.removeFolder('5/abc')
    expect(await storage.folders('5')).toEqual(['abcd'])
    expect(await storage.list('5')).toEqual([])
    expect(await storage.list('5/abcd')).toEqual(['1'])
  })
}

describe('a folder', () => holds(async () => openFolder(folder)))

const bucket = 'a bucket of a server that speaks S3'
describe.skipIf(reason)(reason ? `${bucket} (skipped: ${reason})` : bucket, () => {
  const opened = server?.bucket('media')
  const settings = async () => {
    if (!opened) throw new Error('skipped')
    return opened
  }
  holds(async () => openBucket(await settings()))

  test('lists more files than one answer holds', async () => {
    const storage = openBucket(await settings())
    const names = Array.from({ length: 95 }, (_, index) => String(index).padStart(6, '0'))
    await Promise.all(names.map((name) => storage.write(`7/files/${name}`, Buffer.from('x'))))
    expect((await storage.list('7/files')).sort()).toEqual(names)
  })

  // Shows B123.
  test('gets what lies in a folder, and the next time what has come since', async () => {
    const [from, to] = [
      openFolder(path.join(folder, 'moved')),
      openBucket((await server?.bucket('moved')) ?? (await settings())),
    ]
    for (const key of ['1/original/abc', '1/abc/240.webp', '1/files/xyz/000000', '1/abc/480.webp.123.part'])
      await from.write(key, Buffer.from(key))
    const say = () => undefined
    expect(await copyFiles(from, to, say)).toEqual({ copied: 3, there: 0 })
    await from.write('2/original/def', Buffer.from('later'))
    expect(await copyFiles(from, to, say)).toEqual({ copied: 1, there: 3 })
    expect(text(await to.read('1/files/xyz/000000'))).toBe('1/files/xyz/000000')
    expect(text(await to.read('2/original/def'))).toBe('later')
  })

  // Shows B123.
  test('that is private cannot be read without its keys', async () => {
    const { endpoint, name } = await settings()
    await openBucket(await settings()).write('8/secret', Buffer.from('x'))
    expect((await fetch(`${endpoint}/${name}/8/secret`)).ok).toBe(false)
    const wrong = openBucket({ ...(await settings()), secretAccessKey: 'another secret' })
    await expect(wrong.read('8/secret')).rejects.toThrow()
  })

  test('that is not there, or cannot be reached, is a fault and no missing file', async () => {
    const missing = openBucket({ ...(await settings()), name: 'no-such-bucket' })
    await expect(missing.read('1/original/abc')).rejects.toThrow()
    const storage = openBucket(await settings())
    await server?.stop()
    await expect(storage.read('1/original/abc')).rejects.toThrow()
    await server?.start()
    expect(text(await storage.read('1/original/abc'))).toBe('नीम का पेड़')
  }, 60_000)
})
