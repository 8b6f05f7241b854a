// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { AdminQueryClient } from './admin-query-client.ts'

/** Pending server answers, oldest first. */
let answers: ((status: string) => void)[] = []
const ask = () => new Promise<string>((resolve) => answers.push(resolve))

function Post() {
  const { data } = useQuery({ queryKey: ['list', 'posts'], queryFn: ask })
  return <p>{data ?? 'Loading'}</p>
}

beforeEach(() => {
  answers = []
})

test('a list that is still being fetched when something is written shows what was written', async () => {
  const queries = new AdminQueryClient()
  mount(
    <QueryClientProvider client={queries}>
      <Post />
    </QueryClientProvider>,
  )
  await expect.poll(() => answers.length).toBe(1)
  const refreshed = queries.invalidateQueries({ queryKey: ['list'] })
  answers[0]?.('Published')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('Draft')
  await refreshed
  await expect.poll(() => document.body.textContent).toBe('Draft')
})

test('a fetch that the write has nothing to do with goes on', async () => {
  const queries = new AdminQueryClient()
  const other = queries.fetchQuery({ queryKey: ['orders'], queryFn: ask })
  await expect.poll(() => answers.length).toBe(1)
  await queries.invalidateQueries({ queryKey: ['list'] })
  answers[0]?.('New')
  expect(await other).toBe('New')
})
