// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { added, box, made, page, postId, server, show, shown } from '../../../tests/support/screens/comments-area.tsx'
import { effects } from '../../../tests/support/screens/effects.ts'
import { fill, press, takeOffAll } from '../../../tests/support/screens/mount.tsx'
import { forgetToken, storeToken } from '../../client/session.ts'

// Shows K10.
test('each has its writer, its time in the site’s zone, and its text as it was typed', async () => {
  server.held = [made(1, '<b>Lovely</b>\nनमस्ते')]
  await show()
  await expect.poll(shown).toEqual(['Kavya Nair21/11/2026 02:05<b>Lovely</b>\nनमस्तेReport the comment of Kavya Nair'])
})

// Shows K3.
test('a hundred are there at once, and the rest by a press, each once though another was written meanwhile', async () => {
  server.held = Array.from({ length: 101 }, (_, index) => made(index, `Number ${index}`))
  await show()
  await expect.poll(() => shown().length).toBe(100)
  expect(server.asked[0]?.body).toEqual({ p: 0, s: 100 })
  server.held = [made('new', 'Just now'), ...server.held]
  press('Show more')
  await expect.poll(() => shown().length).toBe(101)
  expect(page()).not.toContain('Show more')
})

test('all of them can be read however many are written meanwhile', async () => {
  server.held = Array.from({ length: 351 }, (_, index) => made(index, `Number ${index}`))
  await show()
  await expect.poll(() => shown().length).toBe(100)
  server.held = [made('new', 'Just now'), ...server.held]
  for (const count of [200, 300, 351]) {
    press('Show more')
    await expect.poll(() => shown().length).toBe(count)
  }
  expect(page()).not.toContain('Show more')
})

// Shows K3.
test('all of them can be read though some were hidden meanwhile', async () => {
  server.held = Array.from({ length: 250 }, (_, index) => made(index, `Number ${index}`))
  await show()
  await expect.poll(() => shown().length).toBe(100)
  server.held = server.held.slice(5)
  press('Show more')
  await expect.poll(() => shown().length).toBe(200)
  press('Show more')
  await expect.poll(() => shown().length).toBe(250)
})

test('one that was just written stays though an older page arrives after it', async () => {
  server.held = Array.from({ length: 101 }, (_, index) => made(index, `Number ${index}`))
  await show()
  await expect.poll(() => shown().length).toBe(100)
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  const send = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const reply = await send(address, init)
    if (JSON.parse(String(init.body)).before) await late
    return reply
  })
  press('Show more')
  server.answer = () => {
    server.held = [made('new', 'Just now'), ...server.held]
    return Response.json({ data: { ...server.held[0], state: 'SHOWN' } })
  }
  fill(box(), 'Just now')
  press('Post comment')
  await expect.poll(() => added().length).toBe(1)
  await effects()
  arrive()
  await expect.poll(() => shown()[0]).toContain('Just now')
  await effects()
  expect(shown()[0]).toContain('Just now')
})

// Shows T7.
test('a signed-in visitor’s comment reloads the list and empties the box', async () => {
  await show()
  await expect.poll(page).toContain('No comments yet')
  server.answer = () => {
    server.held = [made(1, 'Lovely')]
    return Response.json({ data: { ...server.held[0], state: 'SHOWN' } })
  }
  fill(box(), '  Lovely ')
  press('Post comment')
  await expect.poll(shown).toHaveLength(1)
  expect(box().value).toBe('')
  expect(added()[0]?.body).toMatchObject({
    blogId: postId,
    comment: 'Lovely',
    meta: {},
    website: '',
    seconds: expect.any(Number),
  })
  expect(page()).not.toContain('It is being checked.')
})

// Shows B94.
test('the author of a moderated comment is told so until they write another', async () => {
  await show()
  server.answer = () => Response.json({ data: { ...made(1, 'Lovely'), state: 'WAITING' } })
  fill(box(), 'Lovely')
  press('Post comment')
  await expect.poll(page).toContain('It is being checked.')
  expect([box().value, shown()]).toEqual(['', []])
  server.answer = () => Response.json({ msg: 'Broken' }, { status: 500 })
  fill(box(), 'Once more')
  press('Post comment')
  await expect.poll(() => server.told).toHaveLength(1)
  expect(page()).not.toContain('It is being checked.')
})

test('a filled honeypot marks a comment as spam', async () => {
  await show()
  fill(document.querySelector('[data-field=website]') as HTMLInputElement, 'https://spam.example')
  fill(box(), 'Lovely')
  press('Post comment')
  await expect.poll(() => added()[0]?.body.website).toBe('https://spam.example')
})

test('the site’s answer stands below a comment, with the site’s name', async () => {
  server.held = [
    {
      ...made(1, 'Lovely'),
      answers: [{ ...made(2, 'Thank you'), $card_data: { userId: [{ title: 'Aangan', subtitles: ['The shop'] }] } }],
    },
  ]
  await show()
  await expect.poll(() => document.querySelector('li li')?.textContent).toMatch(/^AanganThe shop.*Thank you$/)
})

// Shows V4, X3.
test('nothing but blanks is not sent, and is told', async () => {
  await show()
  fill(box(), '   ')
  press('Post comment')
  await expect.poll(() => server.told).toEqual(['Comment cannot be empty'])
  expect(added()).toEqual([])
})

// Shows X3.
test('a comment that could not be sent stays in the box with an error', async () => {
  server.answer = () => Response.json({ msg: 'Broken' }, { status: 500 })
  await show()
  fill(box(), 'Lovely')
  press('Post comment')
  await expect.poll(() => server.told).toEqual(['Failed to submit comment. Please try again.'])
  expect(box().value).toBe('Lovely')
})

// Shows T6.
test('a signed-out visitor is sent to sign in and finds their text on return', async () => {
  forgetToken()
  await show()
  fill(box(), 'Lovely')
  press('Post comment')
  expect(server.assign).toHaveBeenCalledWith('/login?from=%2Fblog%2Findigo')
  expect(added()).toEqual([])
  await takeOffAll()
  storeToken('x'.repeat(43))
  await show()
  await expect.poll(() => box().value).toBe('Lovely')
  press('Post comment')
  await expect.poll(() => added().length).toBe(1)
  expect(added()[0]?.body.seconds).toBeUndefined()
})

test('a visitor whose session has ended is sent to sign in and loses nothing', async () => {
  server.answer = () => Response.json({ msg: 'Sign in.' }, { status: 401 })
  await show()
  fill(box(), 'Lovely')
  press('Post comment')
  await expect.poll(() => server.assign.mock.calls.length).toBe(1)
  expect(sessionStorage.getItem(`comment:${postId}`)).toBe('Lovely')
})

test('a list that could not be read says so, and is read again by a press', async () => {
  const before = globalThis.fetch
  vi.stubGlobal('fetch', async () => Response.json({ msg: 'Not now' }, { status: 500 }))
  await show()
  await expect.poll(page).toContain('Try again')
  vi.stubGlobal('fetch', before)
  server.held = [made(1, 'Lovely')]
  press('Try again')
  await expect.poll(shown).toHaveLength(1)
})

// Shows T7.
test('comments that could not be read after one was written are read from the newest by a press', async () => {
  server.held = [made(1, 'Earlier')]
  await show()
  await expect.poll(shown).toHaveLength(1)
  const before = globalThis.fetch
  server.answer = () => {
    server.held = [made('new', 'Just now'), ...server.held]
    vi.stubGlobal('fetch', async () => Response.json({ msg: 'Not now' }, { status: 500 }))
    return Response.json({ data: { ...server.held[0], state: 'SHOWN' } })
  }
  fill(box(), 'Just now')
  press('Post comment')
  await expect.poll(page).toContain('Try again')
  vi.stubGlobal('fetch', before)
  press('Try again')
  await expect.poll(shown).toHaveLength(2)
  expect(shown()[0]).toContain('Just now')
  expect(page()).not.toContain('Try again')
})

test('the comments section makes no call without a post', async () => {
  await show('')
  await expect.poll(page).toContain('No comments yet')
  expect(server.asked).toEqual([])
})

// Shows B131.
test('the picture of a writer stands beside their name where there is one', async () => {
  const [plain, pictured] = [made(1, 'Without'), made(2, 'With')]
  pictured.$card_data.userId = [
    { thumb: { url: '/api/v1/profile-pictures/p/shown', alt: '' }, title: 'Mira', subtitles: [] },
  ]
  server.held = [pictured, plain]
  await show()
  await expect.poll(shown).toHaveLength(2)
  const pictures = [...document.querySelectorAll('li')].map((item) => item.querySelector('img')?.getAttribute('src'))
  expect(pictures).toEqual(['/api/v1/profile-pictures/p/shown', undefined])
})
