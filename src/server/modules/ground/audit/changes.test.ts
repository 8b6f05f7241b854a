import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

// Shows B63.
test('a change tells the fields that differ, by their path', () => {
  const before = { theme: { radius: 4, air: 1 }, tags: ['a'], name: '' }
  const after = { theme: { radius: 8, air: 1 }, tags: ['a', 'b'], name: 'Kiln' }
  expect(changesOf(before, after)).toEqual([
    { field: 'theme.radius', before: 4, after: 8 },
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
    { field: 'name', after: 'Kiln' },
  ])
})

// Shows B63.
test('no secret is in a change, however deep it stands', () => {
  const secrets = { apiToken: 'geheim', nested: { password: 'geheim' }, keys: [{ name: 'bank', secretKey: 'geheim' }] }
  const changes = changesOf({}, { ...secrets, title: 'Kiln' })
  expect(changes).toEqual([
    { field: 'keys', after: '[{"name":"bank"}]' },
    { field: 'title', after: 'Kiln' },
  ])
})

// Shows B63.
test('the activity names who confirmed cash orders by a code, and never the code', () => {
  const before = { cashOnDelivery: { code: 'NEVER' }, code: '111111' }
  expect(changesOf(before, { cashOnDelivery: { code: 'ALWAYS' }, code: '222222' })).toEqual([
    { field: 'cashOnDelivery.code', before: 'NEVER', after: 'ALWAYS' },
  ])
})
