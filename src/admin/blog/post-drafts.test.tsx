// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import {
  blog,
  blogScreens,
  control,
  keptAt,
  lac,
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
  const body = () => written()[0]?.body
  const leave = () => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Blog')?.click()
  const typedTitle = () => (blog.kept?.content as { title?: string } | undefined)?.title

  // Shows B89.
  test('discards what was changed, and what was kept of it', async () => {
    await openPost()
    fill(control('title'), 'How madder is dyed')
    await expect.poll(typedTitle, { timeout: 5_000 }).toBe('How madder is dyed')
    await expect.poll(text).toContain('Unsaved changes, kept as your draft')
    press('Discard')
    await expect.poll(() => control('title').value).toBe('How indigo is dyed')
    await expect.poll(() => blog.kept).toBeNull()
    expect(written()).toEqual([])
  })

  // Shows B90.
  test('closes without a question once what was typed is kept, which is there again when it is opened', async () => {
    await openPost()
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    leave()
    await expect.poll(() => location.pathname).toBe('/blog')
    expect(typedTitle()).toBe('How madder is dyed')
    openBlog('/blog/0a')
    await expect.poll(() => control('title')?.value).toBe('How madder is dyed')
    expect(text()).toContain('You wrote this on 2 March 2026')
    expect(text()).toContain('Unsaved changes')
    expect(document.querySelector('h1')?.textContent).toBe('How indigo is dyed')
    press('Discard it')
    await expect.poll(() => control('title').value).toBe('How indigo is dyed')
    await expect.poll(() => blog.kept).toBeNull()
    expect(text()).not.toContain('You wrote this on')
    expect(written()).toEqual([])
  })

  // Shows B90, B210.
  test('keeps what is typed while it is being saved, in the editor and as a draft of the saved revision', async () => {
    let arrive = () => {}
    blog.held = new Promise((done) => {
      arrive = done
    })
    await openPost()
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => written()).toHaveLength(1)
    fill(control('shortDescription'), 'Typed meanwhile')
    arrive()
    await expect.poll(() => said.success.mock.calls).toEqual([['Post saved']])
    await expect
      .poll(() => blog.kept, { timeout: 5_000 })
      .toMatchObject({
        content: { title: 'How madder is dyed', shortDescription: 'Typed meanwhile' },
        revision: 4,
      })
    expect(control('shortDescription').value).toBe('Typed meanwhile')
    expect(unsaved()).toBe(true)
    press('Save')
    await expect.poll(() => written()[1]?.body).toMatchObject({ shortDescription: 'Typed meanwhile', revision: 4 })
  })

  test('asks before what could not be kept would be lost', async () => {
    await openPost()
    blog.keeps = false
    fill(control('title'), 'How madder is dyed')
    await expect.poll(unsaved).toBe(true)
    leave()
    await expect.poll(text).toContain('Leave without saving?')
    press('Stay')
    expect(location.pathname).toBe('/blog/0a')
    expect(control('title').value).toBe('How madder is dyed')
    expect(text()).toContain('not kept')
  })

  test('saves what was kept, which is then kept no more', async () => {
    blog.kept = keptAt(3)
    openBlog('/blog/0a')
    await expect.poll(() => control('title')?.value).toBe('How lac is dyed')
    await ready()
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Post saved']])
    expect(body()).toMatchObject({ title: 'How lac is dyed', path: 'lac', tags: ['lac'], revision: 3 })
    await expect.poll(() => blog.kept).toBeNull()
    await expect.poll(unsaved).toBe(false)
  })

  test('warns that the post was saved by another user since the stored draft', async () => {
    blog.kept = keptAt(2)
    openBlog('/blog/0a')
    await expect.poll(() => control('title')?.value).toBe('How lac is dyed')
    expect(text()).toContain('Another user saved this post while you were editing.')
    press('Discard my changes and load theirs')
    await expect.poll(() => control('title').value).toBe('How indigo is dyed')
    await expect.poll(() => blog.kept).toBeNull()
  })

  test('goes on with what was typed where that is chosen, and saves it over what is a version by now', async () => {
    blog.kept = keptAt(2)
    openBlog('/blog/0a')
    await expect.poll(text).toContain('Another user saved this post while you were editing.')
    await ready()
    press('Keep mine, theirs stay under Versions')
    await expect.poll(text).not.toContain('Another user saved this post')
    press('Save')
    await expect.poll(() => body()).toMatchObject({ title: 'How lac is dyed', revision: 3 })
  })

  // Shows B89.
  test('names a category that was deleted meanwhile, marks it when it is refused, and saves without it', async () => {
    const categoryIds = ['0197d0a0-0000-7000-8000-00000000000d']
    blog.kept = keptAt(3, { categoryIds })
    openBlog('/blog/0a')
    const box = () =>
      [...document.querySelectorAll('label')]
        .find(({ textContent }) => textContent === 'A category that was deleted')
        ?.querySelector('input')
    await expect.poll(() => box()?.checked).toBe(true)
    await ready()
    const gone = 'This blog category was not found.'
    blog.refused = {
      msg: gone,
      errors: [{ field: 'categoryIds', code: 'blogCategory.notFound', defaultMessage: gone }],
    }
    press('Save')
    await expect.poll(() => document.querySelector('fieldset[data-refused]')?.textContent).toContain(gone)
    blog.refused = undefined
    box()?.click()
    await expect.poll(box).toBeFalsy()
    press('Save')
    await expect.poll(() => written()[1]?.body).toMatchObject({ title: 'How lac is dyed', categoryIds: [] })
  })

  // Shows B90.
  test('takes an earlier version into the editor, and leaves its address and state until it is saved', async () => {
    await openPost()
    press('Versions')
    await expect.poll(text).toContain('Text, Title')
    await expect.poll(text).toContain('Since then deleted, and left out: author, pictures or videos in the text.')
    press('Use this version')
    await expect.poll(() => control('title').value).toBe('How lac is dyed')
    expect(written()).toEqual([])
    await expect.poll(unsaved).toBe(true)
    press('Save')
    await expect.poll(() => body()).toMatchObject({ ...lac, path: 'indigo', status: 'SCHEDULED', revision: 3 })
  })

  // Shows B90.
  test('keeps a draft of its own in each tab, and shows what another tab has kept', async () => {
    blog.kept = { ...keptAt(0), count: 2 }
    openBlog('/blog/new')
    await expect.poll(() => control('title')?.value).toBe('How lac is dyed')
    expect(text()).toContain('You have unsaved changes in another tab')
    await ready()
    const drafts = (method: string) =>
      blog.asked.filter((one) => one.method === method && one.path.includes('/post-drafts/'))
    fill(control('title'), 'How madder is dyed')
    await expect.poll(() => drafts('PUT'), { timeout: 5_000 }).toHaveLength(1)
    const { savedAt } = keptAt(0)
    const { editor } = drafts('PUT')[0]?.body ?? {}
    expect(drafts('PUT')[0]?.body).toMatchObject({ editor: expect.stringMatching(/^[0-9a-f-]{36}$/), savedAt })
    blog.kept = keptAt(0, { title: 'Typed there' })
    press('Show what I wrote there')
    await expect.poll(() => control('title')?.value).toBe('Typed there')
    expect(drafts('GET').at(-1)?.query).toEqual({ before: savedAt })
    await ready()
    press('Discard')
    await expect.poll(() => drafts('DELETE')).toHaveLength(1)
    expect(drafts('DELETE')[0]?.query).toEqual({ editor: expect.any(String), savedAt })
    expect(drafts('DELETE')[0]?.query.editor).not.toBe(editor)
  })

  test('of a new post goes on with what was typed before and not saved', async () => {
    blog.kept = keptAt(0)
    openBlog('/blog/new')
    await expect.poll(() => control('title')?.value).toBe('How lac is dyed')
    await ready()
    press('Save')
    await expect.poll(() => written()[0]).toMatchObject({ method: 'POST', body: { title: 'How lac is dyed' } })
    await expect.poll(() => blog.kept).toBeNull()
  })
})
