// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { blog, blogScreens, control, openBlog, text, written } from '../../../tests/support/screens/blog-screens.tsx'
import { eventually, fill, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'

const said = toldToasts()
blogScreens()

const lastList = () => blog.asked.findLast(({ path }) => path.endsWith('/posts'))?.query
const named = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent === name)

describe('the list of posts', () => {
  test('shows each with its state, filtered and sorted as the address says', async () => {
    openBlog('/blog?status=SCHEDULED&tag=dye&sort=title&order=ascend')
    await eventually(() => expect(text()).toContain('How indigo is dyed'))
    expect(text()).toContain('Scheduled')
    expect(document.querySelector('select[aria-label="Tag"]')).not.toBeNull()
    expect(lastList()).toMatchObject({ status: 'SCHEDULED', tag: 'dye', sort: 'title', order: 'ascend' })
  })

  // Shows B89.
  test('publishes what is chosen now, not at the time it was scheduled for', async () => {
    openBlog('/blog')
    await eventually(() => expect(text()).toContain('How indigo is dyed'))
    document.querySelector<HTMLElement>('[aria-label="Select all on this page"]')?.click()
    await eventually(() => expect(named('Publish')).toBeTruthy())
    press('Publish')
    await eventually(() => expect(said.success).toHaveBeenCalledWith('1 post published'))
    expect(written()[0]?.body).toMatchObject({ status: 'PUBLISHED', publishAt: null, title: 'How indigo is dyed' })
  })

  test('deletes what is chosen once the question is answered', async () => {
    openBlog('/blog')
    await eventually(() => expect(text()).toContain('How indigo is dyed'))
    document.querySelector<HTMLElement>('[aria-label="Select all on this page"]')?.click()
    await eventually(() => expect(named('Delete')).toBeTruthy())
    press('Delete')
    await eventually(() => expect(named('Delete post')).toHaveProperty('disabled', false))
    expect(written()).toEqual([])
    press('Delete post')
    await eventually(() => expect(text()).toContain('There are no posts yet'))
  })
})

describe('categories and authors', () => {
  const category = {
    _id: '1c',
    title: 'Weaving',
    path: 'weaving',
    description: '',
    mediaId: null,
    position: 0,
    revision: 2,
    posts: 3,
  }
  const author = {
    _id: '1a',
    title: 'Mira',
    path: 'mira',
    subtitle: 'Weaver',
    description: '',
    mediaId: null,
    revision: 5,
    posts: 1,
  }
  const row = (start: string) =>
    [...document.querySelectorAll('li button')].find((one) => one.textContent?.startsWith(start)) as HTMLElement

  beforeEach(() => {
    blog.others = [category]
  })

  test('a category is changed with the revision that was seen', async () => {
    openBlog('/blog/categories')
    await expect.poll(text).toContain('3 posts')
    row('Weaving').click()
    await expect.poll(() => control('title')?.value).toBe('Weaving')
    fill(control('title'), 'Looms')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Category saved']])
    expect(written()[0]).toMatchObject({ method: 'PUT', body: { title: 'Looms', path: 'weaving', revision: 2 } })
  })

  test('a new category has the address of its name', async () => {
    blog.others = []
    openBlog('/blog/categories')
    await expect.poll(text).toContain('There are no categories yet')
    press('New category')
    await expect.poll(() => control('title')).toBeTruthy()
    fill(control('title'), 'Khan Paan')
    await expect.poll(() => control('path').value).toBe('khan-paan')
    press('Add category')
    await expect
      .poll(() => written()[0]?.body)
      .toEqual({
        ...{ title: 'Khan Paan', path: 'khan-paan', description: '', mediaId: null, position: 0 },
      })
  })

  // Shows B129.
  test('a tag is changed with the revision that was seen, and its page has words', async () => {
    blog.others = [{ ...category, title: 'dye' }]
    openBlog('/blog/tags')
    await expect.poll(text).toContain('3 posts')
    row('dye').click()
    await expect.poll(() => control('title')?.value).toBe('dye')
    fill(control('description'), 'Colour from plants.')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Tag saved']])
    expect(written()[0]).toMatchObject({
      method: 'PUT',
      body: { title: 'dye', description: 'Colour from plants.', revision: 2 },
    })
  })

  test('an author is changed, and one who has posts says so before they would be deleted', async () => {
    blog.others = [author]
    openBlog('/blog/authors')
    await expect.poll(text).toContain('1 post')
    row('Mira').click()
    await expect.poll(() => control('subtitle')?.value).toBe('Weaver')
    fill(control('subtitle'), 'Weaver in Kutch')
    press('Save')
    await expect.poll(() => said.success.mock.calls).toEqual([['Author saved']])
    expect(written()[0]?.body).toMatchObject({ subtitle: 'Weaver in Kutch', revision: 5 })
  })
})
