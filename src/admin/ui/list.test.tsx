// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { fill, mount } from '../../../tests/support/screens/mount.tsx'
import { contract, listOf } from '../../shared/api/contract.ts'
import { restList } from '../../shared/api/rest-list.ts'
import { useList } from './list.ts'
import { lenient, listSearch } from './list-search.ts'
import { ListFilter, ListFilters } from './list-tools.tsx'
import { Paging } from './paging.tsx'

const statuses = ['NEW', 'OLD'] as const

const things = contract('get', '/api/v1/things', {
  summary: 'Things',
  group: 'Catalogue',
  access: 'staff',
  query: z.object(restList),
  reply: listOf(z.object({ _id: z.string() })),
})

const root = createRootRoute({
  validateSearch: z.object({ ...listSearch, status: lenient(z.enum(statuses)) }),
  component: Things,
})

function Things() {
  const list = useList({ contract: things, search: root.useSearch(), sort: 'name', order: 'ascend' })
  return (
    <>
      <ListFilters list={list} names={['status']}>
        <ListFilter
          list={list}
          name="status"
          label="Status"
          options={statuses.map((value) => ({ value, title: value }))}
        />
      </ListFilters>
      <Paging list={list} />
    </>
  )
}

let asked: Record<string, string>[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(Object.fromEntries(new URL(url, location.origin).searchParams))
    return Response.json({ data: [{ _id: 'a' }], total: 90 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Opens the list at this address. */
function open(address: string): void {
  window.history.replaceState({}, '', address)
  const router = createRouter({
    routeTree: root,
    history: createBrowserHistory(),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => `?${new URLSearchParams(search as Record<string, string>)}`,
  })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('a page past the end, as after its rows were deleted, leads to the last page', async () => {
  open('/?page=9')
  await expect.poll(() => asked.map(({ p }) => p)).toEqual(['8', '3'])
  await expect.poll(() => document.body.textContent).toContain('Page 4 of 4')
  expect(new URLSearchParams(location.search).get('page')).toBe('4')
})

test('a filter that is chosen begins at the first page, in the call and in the URL', async () => {
  open('/?page=3')
  await expect.poll(() => asked.at(-1)).toEqual({ p: '2', s: '25', sort: 'name', order: 'ascend' })
  await expect.poll(() => document.body.textContent).toContain('Page 3 of 4')

  const filter = document.querySelector<HTMLSelectElement>('select[aria-label=Status]')
  if (!filter) throw new Error('the filter is not there')
  fill(filter, 'OLD')
  await expect.poll(() => asked.at(-1)).toMatchObject({ p: '0', status: 'OLD' })
  await expect.poll(() => document.body.textContent).toContain('Page 1 of 4')
  expect(new URLSearchParams(location.search).get('page')).toBeNull()
})

test('the Filters button of a phone counts the filters that are set, and shows them all', async () => {
  open('/?status=OLD')
  await expect.poll(() => document.querySelector('button[aria-expanded]')?.textContent).toBe('Filters (1)')
  const button = document.querySelector('button[aria-expanded]') as HTMLButtonElement
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '')
  const shown = () => [button.getAttribute('aria-expanded'), filters?.classList.contains('max-sm:hidden')]
  expect(shown()).toEqual(['false', true])
  button.click()
  await expect.poll(shown).toEqual(['true', false])
})
