// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill, mount } from '../../../tests/support/screens/mount.tsx'
import { toast } from '../../client/toast.ts'
import type { MediaDetail } from '../../shared/content/media/media-admin.ts'
import { PictureForm, type SaveNow } from './picture-form.tsx'

const item: MediaDetail = {
  _id: 'aaaaaaaaaaaaaa',
  kind: 'picture',
  file: 'aaaaaaaaaaaaaa',
  fileName: 'lamp.jpg',
  alt: 'A lamp',
  contentType: 'image/jpeg',
  bytes: 400,
  width: 10,
  height: 10,
  created: '2026-04-01T00:00:00.000Z',
  uses: 0,
  givenUp: false,
  isAnimated: false,
  focus: { x: 50, y: 50 },
  folder: '',
  tags: [],
  seconds: null,
  poster: null,
  usedIn: [],
}

let sent: unknown[] = []
const save: { current: SaveNow } = { current: async () => true }

beforeEach(async () => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (!body) return Response.json({ data: { folders: [{ title: 'Diwali', count: 2 }], tags: [] } })
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
  await expect.poll(() => sent).toEqual([{ alt: 'A brass lamp with five wicks' }])
})

test('a description is saved when the picture is left while its field has the focus', async () => {
  describeAs('A brass lamp')
  await expect.poll(async () => document.querySelector('textarea')?.value).toBe('A brass lamp')
  expect(await save.current()).toBe(true)
  expect(sent).toEqual([{ alt: 'A brass lamp' }])
})

test('unchanged fields are not sent', async () => {
  document.querySelector('textarea')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(await save.current()).toBe(true)
  expect(sent).toEqual([])
})

const marker = () => document.querySelector<HTMLButtonElement>('button[aria-label^="Focal point"]')

// Shows B100, B216.
test('the focal point is where the picture is pressed, and the arrow keys move it, no further than its edge', async () => {
  const face = marker()?.parentElement as HTMLElement
  face.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect
  face.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 160, clientY: 55 }))
  await expect.poll(() => marker()?.getAttribute('aria-label')).toContain('30% from the left, 5% from the top')
  await expect.poll(() => sent).toEqual([{ focus: { x: 30, y: 5 } }])
  const pressKey = async (key: string, then: string) => {
    marker()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await expect.poll(() => marker()?.getAttribute('aria-label')).toContain(then)
  }
  await pressKey('ArrowUp', '0% from the top')
  await pressKey('ArrowRight', '35% from the left')
  await pressKey('ArrowUp', '35% from the left, 0% from the top')
  expect(await save.current()).toBe(true)
  expect(sent).toEqual([{ focus: { x: 30, y: 5 } }, { focus: { x: 35, y: 0 } }])
})

// Shows B99.
test('folder and tags are saved, each tag once', async () => {
  const [, folder, tags] = [...document.querySelectorAll<HTMLInputElement>('input')]
  await expect.poll(() => document.querySelector('datalist option')?.getAttribute('value')).toBe('Diwali')
  fill(folder as HTMLInputElement, 'Diwali')
  fill(tags as HTMLInputElement, 'brass, lamp, brass')
  expect(await save.current()).toBe(true)
  expect(sent).toEqual([{ folder: 'Diwali', tags: ['brass', 'lamp'] }])
})

test('a tag that is too long is told at its field, and nothing is sent', async () => {
  const tags = [...document.querySelectorAll<HTMLInputElement>('input')][2] as HTMLInputElement
  fill(tags, 'x'.repeat(41))
  expect(await save.current()).toBe(false)
  await expect.poll(() => document.body.textContent).toContain('A tag may have up to 40 characters.')
  expect(sent).toEqual([])
})

test('a save that fails is told, and the second try to leave leaves', async () => {
  describeAs('A brass lamp')
  await expect.poll(() => document.querySelector('textarea')?.value).toBe('A brass lamp')
  const told = vi.spyOn(toast, 'error').mockImplementation(async () => undefined)
  vi.stubGlobal('fetch', async () => Response.json({ msg: 'This file was not found.' }, { status: 404 }))
  expect(await save.current()).toBe(false)
  expect(told).toHaveBeenCalledWith('This file was not found.')
  expect(await save.current()).toBe(true)
})
