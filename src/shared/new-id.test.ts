import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('an id is a UUID of its own, with TLS and without', () => {
  const withTls = [newId(), newId()]
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = [...withTls, newId(), newId()]
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(4)
})

test('code of browsers uses nothing that pages without TLS lack', () => {
  const files = globSync('src/{admin,client,features,sections,storefront,ui,shared}/**/*.{ts,tsx}')
  const own = /copy-text\.ts|new-id\.ts|\.test\.tsx?$/
  const lacking = files.filter(
    (file) => !own.test(file) && /crypto\.randomUUID|navigator\.clipboard/.test(readFileSync(file, 'utf8')),
  )
  expect(lacking).toEqual([])
})
