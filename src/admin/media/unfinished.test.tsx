// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { expect, test, vi } from 'vitest'
import { StuckRequest } from '../../../tests/support/outside/stuck-request.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { uploadQueue } from '../ui/uploads/queue.ts'
import { Unfinished } from './unfinished.tsx'

vi.mock('../ui/me.ts', () => ({ useMay: () => true }))

/** The server's list; a call that cancels takes a moment. */
let held: object[] = []
let free: () => void = () => undefined
vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: { method?: string }) => {
  if (method === 'DELETE') {
    await new Promise<void>((resolve) => {
      free = resolve
    })
    held = []
    return Response.json({ data: { _id: 'u1' } })
  }
  if (method === 'POST') {
    held = [{ _id: 'u1', name: 'film.mp4', bytes: 9, received: 3 }]
    return Response.json({ data: { upload: { _id: 'u1', received: 0, partBytes: 4 }, known: null } })
  }
  return Response.json({ data: path.includes('/uploads') ? held : [] })
})

/** The part never arrives. */
vi.stubGlobal('XMLHttpRequest', StuckRequest)

function Screen() {
  return <Unfinished going={useSyncExternalStore(uploadQueue.subscribe, uploadQueue.all)} />
}

const queries = new QueryClient()
const text = () => document.body.textContent ?? ''

// Shows B220.
test('an upload that is cancelled does not stay in the list of unfinished ones', async () => {
  mount(
    <QueryClientProvider client={queries}>
      <Screen />
    </QueryClientProvider>,
  )
  uploadQueue.add([new File(['123456789'], 'film.mp4', { type: 'video/mp4' })], 0)
  await expect.poll(() => held.length).toBe(1)
  await queries.invalidateQueries()
  const [upload] = uploadQueue.all()
  uploadQueue.remove(upload?.key ?? -1)
  await expect.poll(text).toContain('film.mp4')
  free()
  await expect.poll(text).not.toContain('film.mp4')
})
