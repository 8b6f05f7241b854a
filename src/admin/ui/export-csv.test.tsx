// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { toast } from '../../client/toast.ts'
import { ExportCsv } from './export-csv.tsx'

afterEach(() => document.body.replaceChildren())

const button = () => document.querySelector('button')

test('a file that cannot be had says why, and can be asked for again', async () => {
  const said = vi.spyOn(toast, 'error').mockResolvedValue()
  const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('No connection.')).mockResolvedValue()
  mount(<ExportCsv total={3} save={save} />)
  await expect.poll(button).toBeTruthy()
  press('Export CSV')
  await expect.poll(() => said.mock.calls).toEqual([['No connection.']])
  await expect.poll(() => button()?.hasAttribute('aria-busy')).toBe(false)
  press('Export CSV')
  await expect.poll(() => save.mock.calls.length).toBe(2)
  expect(said).toHaveBeenCalledOnce()
})

test('a list of nothing has no file', async () => {
  mount(<ExportCsv total={0} save={async () => undefined} />)
  await expect.poll(() => button()?.disabled).toBe(true)
})
