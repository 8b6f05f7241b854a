import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one } = await testApp({ refusalInterval: 50 })
const get = await overHttp(app)

const from = (machine: string) => ({ 'x-forwarded-for': machine })
const refused = (machine: string) => get(one.host, '/api/nothing-of-the-kind', from(machine))

// Shows B39.
test('repeatedly refused callers are slowed down, and answered ones never wait', async () => {
  await Promise.all(Array.from({ length: 120 }, () => refused('203.0.113.9')))
  const order: string[] = []
  const ask = async (name: string, answer: Promise<{ status: number }>) => {
    const { status } = await answer
    order.push(`${name}: ${status}`)
  }
  // These take two seconds, and the others, which are asked for after them, do not wait for them.
  const others = Array.from({ length: 40 }, () => ask('refused', refused('203.0.113.9')))
  await Promise.all([
    ...others,
    ask('answered', get(one.host, '/robots.txt', from('203.0.113.9'))),
    ask('another machine is refused', refused('203.0.113.10')),
  ])
  expect(order.slice(0, 25)).toEqual(
    expect.arrayContaining(['answered: 200', 'another machine is refused: 404', 'refused: 404']),
  )
  expect(order.at(-1)).toBe('refused: 404')
})
