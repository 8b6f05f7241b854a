// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/mount.tsx'
import type { MediaDetail } from '../../shared/content/media-admin.ts'
import { PictureForm, type SaveNow } from './picture-form.tsx'

const item: MediaDetail = {
  _id: 'aaaaaaaaaaaaaa',
  fileName: 'lamp.jpg',
  alt: 'A lamp',
  contentType: 'image/jpeg',
  bytes: 400,
  width: 10,
  height: 10,
  created: '2026-04-01T00:00:00.000Z',
  uses: 0,
  givenUp: false,
  usedIn: [],
}

let sent: unknown[] = []
const save: { current: SaveNow } = { current: async () => true }

beforeEach(async () => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: { ...item, ...JSON.parse(body) } })
  })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <PictureForm item={item} save={save} />
    </QueryClientProvider>,
  )
  await expect.poll(() => document.querySelector('textarea')?.value).toBe('A lamp')
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function describeAs(text: string): HTMLTextAreaElement {
  const field = document.querySelector('textarea') as HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

test('a description is saved when its field is left', async () => {
  const field = describeAs('A brass lamp with five wicks')
  await expect.poll(() => document.querySelector('textarea')?.value).toBe('A brass lamp with five wicks')
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await expect.poll(() => sent).toEqual([{ alt: 'A brass lamp with five wicks', fileName: 'lamp.jpg' }])
})

test('and when the picture is left without that', async () => {
  describeAs('A brass lamp')
  await expect.poll(async () => document.querySelector('textarea')?.value).toBe('A brass lamp')
  expect(await save.current()).toBe(true)
  expect(sent).toEqual([{ alt: 'A brass lamp', fileName: 'lamp.jpg' }])
})

test('what was not changed is not sent', async () => {
  document.querySelector('textarea')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(await save.current()).toBe(true)
  expect(sent).toEqual([])
})
