// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { mountHook } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import type { Settings } from '../../shared/sites/settings-admin.ts'
import { useSettingsForm } from './settings-form.ts'

toldToasts()

afterEach(() => vi.unstubAllGlobals())

/** The stored settings, reduced to the form's part. */
const stored = { revision: 4, name: 'Lamps' } as Settings

test('a second save is made on what the first one has left, and the form holds what is stored', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const given = JSON.parse(body)
    sent.push(given)
    // The server normalises the name.
    return Response.json({ data: { ...given, name: given.name.trim().toUpperCase(), revision: given.revision + 1 } })
  })
  const { current } = await mountHook(
    () =>
      useSettingsForm({
        settings: stored,
        schema: z.object({ name: z.string() }),
        pick: ({ name }) => ({ name }),
      }),
    (inner) => <QueryClientProvider client={new QueryClient()}>{inner}</QueryClientProvider>,
  )
  const name = () => current().form.getValues('name')
  current().form.setValue('name', 'brass', { shouldDirty: true })
  current().submit()
  await expect.poll(name).toBe('BRASS')
  current().form.setValue('name', 'clay', { shouldDirty: true })
  current().submit()
  await expect.poll(name).toBe('CLAY')
  expect(sent).toEqual([
    { name: 'brass', revision: 4 },
    { name: 'clay', revision: 5 },
  ])
})
