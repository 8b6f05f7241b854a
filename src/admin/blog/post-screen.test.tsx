// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import {
  blog,
  blogScreens,
  control,
  indigo,
  openBlog,
  openPost,
  ready,
  text,
  unsaved,
  written,
} from '../../../tests/support/screens/blog-screens.tsx'
import { fill, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'

const said = toldToasts()
blogScreens()

describe('the editor of a post', () => {
  const labelled = (label: string) => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
    return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
  }
  const body = () => written()[0]?.body

  test('saves what was changed with the revision that was seen', async () => {
    await openPost()
    expect(unsaved()).toBe(false)
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Post saved']])
    expect(written()[0]).toMatchObject({ method: 'PUT', body: { title: 'How madder is dyed', revision: 3 } })
    await expect.poll(unsaved).toBe(false)
    fill(control('title'), 'How lac is dyed')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => written()).toHaveLength(2)
    expect(written()[1]?.body?.revision).toBe(4)
  })

  // Shows B130.
  test('puts related posts in order, which are chosen from the posts of the site, and saves them with the post', async () => {
    const [madder, other] = ['b', 'c'].map((end) => `0197d0a0-0000-7000-8000-00000000000${end}`) as [string, string]
    const others = [
      { ...indigo, _id: madder, title: 'Madder' },
      { ...indigo, _id: other, title: 'Lac', status: 'DRAFT' },
    ]
    blog.stored = [{ ...indigo, relatedIds: [madder, other] }, ...others]
    await openPost()
    const rows = () => [...document.querySelectorAll('fieldset ol li')].map((row) => row.textContent)
    await expect.poll(() => rows().join()).toMatch(/Madder.*Lac.*Draft/)
    document.querySelector<HTMLElement>('[aria-label="More for Lac"]')?.click()
    await expect.poll(() => document.querySelector('[role="menuitem"]')).toBeTruthy()
    ;[...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
      .find((one) => one.textContent === 'Move up')
      ?.click()
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => body()?.relatedIds).toEqual([other, madder])
  })

  // Shows B186.
  test('lists the links that show the post before it is published, and ends one', async () => {
    const times = { created: '2030-02-20T10:00:00.000Z', expires: '2030-02-27T10:00:00.000Z' }
    blog.links = [{ _id: 'ab'.repeat(32), by: 'Ravi', ...times }]
    await openPost()
    await expect.poll(text).toContain('Valid until')
    press('End link')
    await expect.poll(() => said.success.mock.calls).toEqual([['Preview link ended']])
    await expect.poll(text).not.toContain('Valid until')
    expect(written().map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', `/api/v1/posts/0a/preview-links/${'ab'.repeat(32)}`],
    ])
  })

  test('takes tags as they are typed, each once', async () => {
    await openPost()
    fill(labelled('Tags'), 'indigo, dyeing,')
    await expect.poll(unsaved).toBe(true)
    expect(labelled('Tags').value).toBe('indigo, dyeing,')
    fill(labelled('Tags'), 'indigo, dyeing, indigo')
    labelled('Tags').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await expect.poll(() => labelled('Tags').value).toBe('indigo, dyeing')
    press('Save')
    await expect.poll(() => body()?.tags).toEqual(['indigo', 'dyeing'])
  })

  test('takes a date in the time zone of the site', async () => {
    await openPost()
    expect(labelled('Date').value).toBe('2030-03-01T15:30')
    fill(labelled('Date'), '2030-03-02T09:00')
    press('Save')
    await expect.poll(() => body()?.publishAt).toBe('2030-03-02T03:30:00.000Z')
  })

  // Shows B89.
  test("does not overwrite another user's changes", async () => {
    await openPost()
    // Like a refusal that names no field.
    blog.refused = { msg: 'This blog post has changed since you opened it.' }
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(text).toContain('Another user saved this post while you were editing.')
    expect(control('title').value).toBe('How madder is dyed')
    blog.refused = undefined
    blog.stored = [{ ...indigo, title: 'How lac is dyed', revision: 4 }]
    press('Discard my changes and load theirs')
    await expect.poll(() => control('title').value).toBe('How lac is dyed')
  })

  test('says at the field that another post has the address, and keeps what was typed', async () => {
    await openPost()
    const taken = 'Another blog post already has the address "madder".'
    blog.refused = { msg: taken, errors: [{ field: 'path', code: 'post.path', defaultMessage: taken }] }
    fill(control('path'), 'madder')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => control('path').getAttribute('aria-invalid')).toBe('true')
    expect(text()).toContain(taken)
    expect(text()).not.toContain('Another user saved this post')
    expect(control('path').value).toBe('madder')
  })

  test('saves with the keyboard, and not without a title', async () => {
    await openPost()
    const save = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
    fill(control('title'), '')
    await expect.poll(unsaved).toBe(true)
    save()
    await expect.poll(text).toContain('Enter a title.')
    expect(written()).toEqual([])
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    save()
    await expect.poll(() => body()?.title).toBe('How madder is dyed')
  })

  test('of a new post derives the address from the title until it is edited, then opens the created post', async () => {
    openBlog('/blog/new')
    await expect.poll(() => control('title')).toBeTruthy()
    await ready()
    fill(control('title'), 'नील की रंगाई Indigo')
    await expect.poll(() => control('path').value).toContain('indigo')
    fill(control('path'), 'blue')
    fill(control('title'), 'Blue from leaves')
    await expect.poll(() => control('path').value).toBe('blue')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Post added']])
    expect(written()[0]).toMatchObject({ method: 'POST', body: { title: 'Blue from leaves', path: 'blue' } })
    await expect.poll(() => location.pathname).toBe('/blog/0a')
    expect(blog.kept).toBeNull()
  })
})
