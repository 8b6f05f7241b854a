import { expect, test } from 'vitest'
import { CallError } from '../../client/api.ts'
import { actOnEach, saidOf } from './act-on-each.ts'

const refused = (code: string, status: number, msg: string) =>
  new CallError(status, { msg, errors: [{ code, defaultMessage: msg }] })
const failing = (failures: Record<string, Error>) => async (id: string) => {
  if (failures[id]) throw failures[id]
}
const gone = refused('post.notFound', 404, 'This blog post is not found.')
const locked = refused('post.locked', 409, 'Meera is editing this post now.')

// Shows B279.
test('an act on several posts goes on after each that is refused, and says how many and why', async () => {
  const taken = refused('post.path', 409, 'Another blog post has the address "a" already.')
  const acted = await actOnEach(['a', 'b', 'c', 'd', 'e', 'f'], failing({ b: gone, c: locked, d: locked, e: taken }))
  expect(saidOf(acted, 'published')).toBe(
    '2 posts published. 1 is gone. 2 are being edited and stay as they are. 1 stays as it is: Another blog post has the address "a" already.',
  )
  expect(saidOf(await actOnEach(['a'], failing({})), 'published')).toBe('1 post published')
})

test('an act on several posts ends when the connection is lost, and says what was done before', async () => {
  const asked: string[] = []
  const lost = new CallError(0, undefined, 'No connection.')
  const acted = await actOnEach(['a', 'b', 'c', 'd'], async (id) => {
    asked.push(id)
    if (id === 'b') throw lost
  })
  expect([asked, saidOf(acted, 'deleted')]).toEqual([['a', 'b'], '1 post deleted. 3 stay as they are: No connection.'])
})

test('an act on several posts of which none could be changed fails with the first refusal', async () => {
  await expect(actOnEach(['a', 'b'], failing({ a: gone, b: locked }))).rejects.toBe(gone)
})
