import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('a failed query is logged without its values', () => {
  const lines: string[] = []
  const cause = new Error('the connection broke')
  const log = openLog('info', { write: (line) => lines.push(line) })
  log.error({ err: new DrizzleQueryError('insert into users', ['asha@example.com', '$argon2id$x'], cause) }, 'failed')
  expect(lines.join('')).toContain('insert into users')
  expect(lines.join('')).toContain('the connection broke')
  expect(lines.join('')).not.toMatch(/asha|argon2id/)
})
