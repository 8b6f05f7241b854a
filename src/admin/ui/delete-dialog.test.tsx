// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openEditor } from '../../../tests/support/editing.ts'
import { choose, dialog, page, press, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const editor = await openEditor(one)
const { token } = await one.signIn({ userType: 'ADMIN' })

const add = async (path: string, body: object): Promise<string> =>
  (await one.call('POST', `/api/v1${path}`, { token, body })).body.data._id
const cta = (type: string, value: string) => [
  {
    id: 's0',
    type: 'cta',
    v: 1,
    props: { heading: 'Come by', buttons: [{ buttonText: 'Go', buttonAction: { type, value } }] },
  },
]
const isLeft = async (path: string, name: string) =>
  JSON.stringify((await one.call('GET', `/api/v1${path}`, { token })).body.data).includes(name)

// Shows B221.
test('the question before a category is deleted lists the pages that link to it, drafts marked', async () => {
  await add('/categories', { title: 'Pots', path: 'pots' })
  const linking = await editor.publish('/care', cta('category', 'pots'))
  await editor.save(await editor.add('/plans'), cta('external', '/C/pots/?sort=price'))
  const user = await openScreen('/categories')
  await user.click(await page().findByRole('button', { name: 'Actions for Pots' }))
  await user.click(await page().findByRole('menuitem', { name: 'Delete' }))
  const asked = await dialog()
  const published = await asked.findByRole('link', { name: 'Page Title of /care' })
  expect(published.getAttribute('href')).toBe(`/admin/pages/${linking._id}`)
  asked.getByRole('link', { name: 'Page Title of /plans Draft' })
  await press(user, 'Delete category', asked)
  await page().findByText('Category deleted')
})

test('a brand without links is deleted after the plain question', async () => {
  await add('/brands', { name: 'Kiln' })
  const user = await openScreen('/brands')
  await choose(user, await rowOf('Kiln'), 'Delete')
  const asked = await dialog()
  await expect.poll(() => asked.getByRole('button', { name: 'Delete brand' }).matches(':disabled')).toBe(false)
  expect(asked.queryByText('Linked from')).toBeNull()
  expect(asked.queryByText('Looking for links')).toBeNull()
})

test.each([
  ['/brands', '/brands', { name: 'Loom' }, cta('external', '/search?brand=loom'), 'Loom'],
  [
    '/forms',
    '/forms',
    { name: 'Ask', definition: { fields: [{ key: 'who', type: 'name', label: 'Name' }] } },
    undefined,
    'Ask',
  ],
  ['/blog', '/posts', { title: 'Indigo', path: 'indigo', status: 'PUBLISHED' }, cta('post', 'indigo'), 'Indigo'],
])('%s: the question lists the page that links to the thing of the row', async (screen, path, body, sections, name) => {
  const id = await add(path, body)
  const at = `/links-to-${name.toLowerCase()}`
  await editor.publish(at, sections ?? [{ id: 's0', type: 'form', v: 1, props: { form: id } }])
  const user = await openScreen(screen)
  const row = await rowOf(name)
  if (screen === '/blog') {
    await user.click(within(row).getByRole('checkbox'))
    await press(user, 'Delete')
  } else await choose(user, row, 'Delete')
  await (await dialog()).findByRole('link', { name: `Page Title of ${at}` })
})

test.each(['category', 'tag', 'author'])('a %s of the blog is asked about as well', async (topic) => {
  const place = { category: 'categories', tag: 'tags', author: 'authors' }[topic] ?? ''
  await add(`/blog-${place}`, { title: `Weaving ${topic}`, path: 'weaving' })
  const at = `/reads-${topic}`
  await editor.publish(at, cta('external', `/blog/${topic}/weaving`))
  const user = await openScreen(`/blog/${place}`)
  await user.click(await page().findByRole('button', { name: `Actions for Weaving ${topic}` }))
  await user.click(await page().findByRole('menuitem', { name: 'Delete' }))
  await (await dialog()).findByRole('link', { name: `Page Title of ${at}` })
})

// Shows B221.
test('a product that a page links to is deleted after a question, another one at once', async () => {
  const linked = await one.product({ name: 'Blue pot' })
  await one.product({ name: 'Red pot' })
  await editor.publish('/blue', cta('product', linked.path))
  const user = await openScreen('/products')
  await choose(user, await rowOf('Red pot'), 'Delete')
  await page().findByText('1 product deleted')
  await choose(user, await rowOf('Blue pot'), 'Delete')
  const asked = await dialog()
  await asked.findByRole('link', { name: 'Page Title of /blue' })
  await press(user, 'Cancel', asked)
  expect(await isLeft('/products', 'Blue pot')).toBe(true)
  await user.click(within(await rowOf('Blue pot')).getByRole('checkbox'))
  await press(user, 'Delete')
  await press(user, 'Delete', await dialog())
  await expect.poll(() => isLeft('/products', 'Blue pot')).toBe(false)
})

// Shows B221.
test('a page that another page links to is deleted after a question', async () => {
  await editor.publish('/directions')
  await editor.publish('/find-us', cta('page', '/directions'))
  const user = await openScreen('/pages?q=directions')
  await choose(user, await rowOf('Title of /directions'), 'Delete')
  const asked = await dialog()
  await asked.findByRole('link', { name: 'Page Title of /find-us' })
  await press(user, 'Delete', asked)
  await page().findByText('Title of /directions is deleted')
})
