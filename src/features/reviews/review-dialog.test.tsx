// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { toast } from '../../client/toast.ts'
import { mostReviewPictures } from '../../shared/selling/opinions/review-limits.ts'
import type { OwnReview, ReviewableLine } from '../../shared/selling/opinions/reviews.ts'
import { ReviewButton } from './review-button.tsx'

const before: OwnReview = {
  ...{
    _id: 'r1',
    stars: 3,
    title: 'Nice',
    text: 'It shines.',
    writer: 'Asha R.',
    options: {},
    helpful: 0,
    answer: null,
  },
  ...{
    pictures: [{ _id: 'p0', url: '/p0', width: 1, height: 1 }],
    created: '2026-11-18T10:42:00.000Z',
    state: 'SHOWN',
    named: 'SHORT',
  },
}

let asked: { path: string; query: object; body?: unknown }[] = []
let told: string[] = []
let answer: () => Response
/** The answer of the shop waits for this. */
let answered: Promise<unknown> | undefined
/** The upload of a picture waits for this. */
let upload: Promise<unknown> | undefined
let uploads = 0

signedInPage()
beforeEach(() => {
  asked = []
  told = []
  uploads = 0
  upload = undefined
  answered = undefined
  answer = () => Response.json({ data: [{ ...before, state: 'WAITING' }] })
  vi.spyOn(toast, 'success').mockImplementation(async (text) => void told.push(text))
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const { pathname: path, searchParams } = new URL(address, 'http://shop.localhost')
    if (body instanceof FormData) {
      uploads++
      await upload
      return Response.json({ data: { _id: `p${uploads}`, url: '/p', width: 1, height: 1 } })
    }
    const sent = typeof body === 'string' && body !== '' ? { body: JSON.parse(body) } : {}
    asked.push({ path, query: Object.fromEntries(searchParams), ...sent })
    await answered
    return answer()
  })
})

async function open(review: ReviewableLine['review'] = null, isOpen = true): Promise<HTMLFormElement> {
  mount(
    <IslandRoot>
      <ReviewButton orderId="o1" name="Kansa bowl" line={{ productVariantId: 'v1', review, isOpen }} />
    </IslandRoot>,
  )
  const name = `${review ? 'Edit review' : 'Review'} Kansa bowl`
  await expect.poll(() => document.querySelector('button')?.textContent).toBe(name)
  press(name)
  await expect.poll(() => document.querySelector('form')).not.toBeNull()
  return document.querySelector('form') as HTMLFormElement
}

const star = (count: number) => document.querySelector<HTMLInputElement>(`input[type=radio][value="${count}"]`)
const write = (form: HTMLFormElement, title: string, text: string) => {
  fill(form.querySelector('input[maxlength]') as HTMLInputElement, title)
  fill(form.querySelector('textarea') as HTMLTextAreaElement, text)
}

function addPicture(form: HTMLFormElement, ...names: string[]): void {
  const input = form.querySelector('input[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', {
    value: (names.length > 0 ? names : ['bowl.jpg']).map((name) => new File(['x'], name)),
    configurable: true,
  })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

// Shows B137.
test('a review is sent whole, with its pictures, for what was bought', async () => {
  const form = await open()
  press('Save review')
  await expect.poll(() => form.textContent).toContain('Choose one to five stars.')
  await expect.poll(() => document.activeElement).toBe(star(1))
  expect(asked).toEqual([])
  star(4)?.click()
  write(form, 'Lovely', 'It shines in the sun.')
  fill(form.querySelector('select') as HTMLSelectElement, 'INITIALS')
  addPicture(form)
  await expect.poll(() => form.querySelectorAll('img').length).toBe(1)
  press('Save review')
  await expect.poll(() => told).toEqual(['Thank you. Your review will be shown once it has been checked.'])
  const orderReview = { productVariantId: 'v1', stars: 4, title: 'Lovely', text: 'It shines in the sun.' }
  expect(asked).toEqual([
    {
      path: '/api/io/crm/admin/order/review/save',
      query: { id: 'o1' },
      body: { orderReview: { ...orderReview, pictures: ['p1'], named: 'INITIALS' } },
    },
  ])
  await expect.poll(() => document.querySelector('form')).toBeNull()
})

// Shows B137, B343.
test('a refused review shows the reason at its field and keeps the text', async () => {
  const form = await open()
  const defaultMessage = 'Write less.'
  answer = () =>
    Response.json({ msg: defaultMessage, errors: [{ field: 'orderReview.text', defaultMessage }] }, { status: 400 })
  star(5)?.click()
  write(form, 'Lovely', 'So much to say.')
  press('Save review')
  const text = () => form.querySelector('textarea')
  await expect.poll(() => text()?.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(text())
  expect(form.textContent).toContain(defaultMessage)
  expect([text()?.value, told]).toEqual(['So much to say.', []])
})

// Shows B137.
test('a review that was written before is changed, or deleted', async () => {
  const form = await open(before)
  expect(star(3)?.checked).toBe(true)
  fill(form.querySelector('textarea') as HTMLTextAreaElement, 'It still shines.')
  answer = () => Response.json({ data: [before] })
  press('Save review')
  await expect.poll(() => told).toEqual(['Thank you. Your review is shown.'])
  const { stars, title } = before
  const orderReview = {
    productVariantId: 'v1',
    stars,
    title,
    text: 'It still shines.',
    pictures: ['p0'],
    named: 'SHORT',
  }
  expect(asked.map(({ body }) => body)).toEqual([{ orderReview }])
  await expect.poll(() => document.querySelector('form')).toBeNull()
  press('Edit review Kansa bowl')
  await expect.poll(() => document.querySelector('form')).not.toBeNull()
  press('Delete review')
  await expect.poll(() => told.at(-1)).toBe('Your review is deleted.')
  expect(asked.at(-1)?.path).toBe('/api/v1/reviews/own/r1')
})

test('a review that is on its way to the shop is not deleted meanwhile', async () => {
  await open(before)
  const { promise, resolve } = Promise.withResolvers<void>()
  answered = promise
  press('Save review')
  await expect.poll(() => asked).toHaveLength(1)
  press('Delete review')
  resolve()
  await expect.poll(() => document.querySelector('form')).toBeNull()
  expect(asked.map(({ path }) => path)).toEqual(['/api/io/crm/admin/order/review/save'])
})

// Shows B139.
test('a picture stays where it is while another one is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  upload = promise
  const form = await open(before)
  const remove = () => form.querySelector<HTMLButtonElement>('[aria-label="Remove picture 1"]')
  await expect.poll(() => remove()?.disabled).toBe(false)
  addPicture(form)
  await expect.poll(() => remove()?.disabled).toBe(true)
  resolve()
  await expect.poll(() => form.querySelectorAll('img').length).toBe(2)
  remove()?.click()
  await expect.poll(() => form.querySelectorAll('img').length).toBe(1)
  expect(form.querySelector('img')?.getAttribute('src')).toMatch(/^data:/)
})

// Shows B139.
test('no more pictures are uploaded than a review may have, counting those that it has already', async () => {
  const form = await open(before)
  addPicture(form, ...Array.from({ length: mostReviewPictures + 2 }, (_, index) => `${index}.jpg`))
  await expect.poll(() => form.querySelectorAll('li img').length).toBe(mostReviewPictures)
  expect(uploads).toBe(mostReviewPictures - 1)
  expect(form.textContent).not.toContain('Add pictures')
})

// Shows B137.
test('a review of long ago is read and deleted, and nothing of it can be changed', async () => {
  const form = await open(before, false)
  expect(form.textContent).toContain('You can no longer change this review. You can still delete it.')
  expect(form.querySelector('fieldset')?.disabled).toBe(true)
  expect([...form.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Save review')
  press('Delete review')
  await expect.poll(() => told).toEqual(['Your review is deleted.'])
})
