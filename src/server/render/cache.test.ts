import { describe, expect, test } from 'vitest'
import { prepareHead } from '../platform/http/prepared-head.ts'
import { type CachedPage, createPageCache } from './cache.ts'

const page = (tags: string[], size = 100, more: Partial<CachedPage> = {}): CachedPage => {
  const body = { bytes: Buffer.alloc(size), etag: '"x"', head: prepareHead(200, {}) }
  return {
    status: 200,
    headers: {},
    hash: 'x',
    answers: 0,
    notModified: {},
    tags: new Set(tags),
    bodies: { identity: body, gzip: body, br: body },
    ...more,
  }
}

/** A page whose rendering the test completes. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<CachedPage>()
  return { make: () => promise, finish: resolve }
}

describe('the page cache', () => {
  test('makes a page once however many ask for it at the same time', async () => {
    const cache = createPageCache(1e6)
    let made = 0
    const make = async () => {
      made++
      return page(['product:1'])
    }
    await Promise.all(Array.from({ length: 50 }, () => cache.getOrMake('a', 1, make)))
    await cache.getOrMake('a', 1, make)
    expect(made).toBe(1)
  })

  test('drops just the pages of the site that are made of what changed', async () => {
    const cache = createPageCache(1e6)
    await cache.getOrMake('a', 1, async () => page(['product:1', 'site']))
    await cache.getOrMake('b', 1, async () => page(['product:2', 'site']))
    await cache.getOrMake('c', 2, async () => page(['product:1', 'site']))
    cache.drop(1, ['product:1'])
    expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([false, true, true])
  })

  test('does not keep a page when something it is made of changes while it is being made', async () => {
    const cache = createPageCache(1e6)
    const slow = pending()
    const answer = cache.getOrMake('a', 1, slow.make)
    await Promise.resolve()
    cache.drop(1, ['product:1'])
    slow.finish(page(['product:1']))
    await answer
    expect(cache.get('a')).toBeUndefined()
  })

  test('requests after a change get a fresh page', async () => {
    const cache = createPageCache(1e6)
    const old = pending()
    const first = cache.getOrMake('a', 1, old.make)
    cache.drop(1, ['product:1'])
    const second = await cache.getOrMake('a', 1, async () => page(['product:1'], 100, { hash: 'new' }))
    old.finish(page(['product:1'], 100, { hash: 'old' }))
    await first
    expect(second.hash).toBe('new')
    expect(cache.get('a')?.hash).toBe('new')
  })

  test('does not store a page that changed during rendering, even after an older render finished', async () => {
    const cache = createPageCache(1e6)
    const [old, newer] = [pending(), pending()]
    const first = cache.getOrMake('a', 1, old.make)
    cache.drop(1, ['product:1'])
    const second = cache.getOrMake('a', 1, newer.make)
    old.finish(page(['product:1'], 100, { hash: 'old' }))
    await first
    cache.drop(1, ['product:1'])
    newer.finish(page(['product:1'], 100, { hash: 'newer' }))
    await second
    expect(cache.get('a')).toBeUndefined()
  })

  test('holds no more bytes than it may, and lets go of what was not used for longest', async () => {
    const cache = createPageCache(36_000)
    for (const key of ['a', 'b', 'c']) await cache.getOrMake(key, 1, async () => page([], 1_000))
    cache.get('a')
    for (const key of ['d', 'e', 'f']) await cache.getOrMake(key, 1, async () => page([], 1_000))
    expect(cache.stats().bytes).toBeLessThanOrEqual(36_000)
    expect([cache.get('a'), cache.get('b'), cache.get('f')].map(Boolean)).toEqual([true, false, true])
  })

  test('cannot be filled with the views of one list', async () => {
    const cache = createPageCache(1e8)
    for (let index = 0; index < 500; index++) {
      await cache.getOrMake(`list&p=${index}`, 1, async () => page([], 100, { family: '1 list' }))
    }
    expect(cache.stats().entries).toBeLessThanOrEqual(65)
  })

  test('renders a page again when its time is over', async () => {
    let now = 0
    const cache = createPageCache(1e6, () => now)
    await cache.getOrMake('a', 1, async () => page([], 100, { expiresAt: 1_000 }))
    now = 1_000
    expect(cache.get('a')).toBeUndefined()
  })

  test('does not remember a failure', async () => {
    const cache = createPageCache(1e6)
    await expect(cache.getOrMake('a', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.getOrMake('a', 1, async () => page([]))).toBeDefined()
  })
})
