// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { film } from '../../../tests/support/files/film.ts'
import { photo, upload, uploadInParts } from '../../../tests/support/files/upload.ts'
import { dialog, page, press, retype, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

async function picture(name: string, alt = ''): Promise<string> {
  const bytes = await photo(40, 30).png().toBuffer()
  return (await upload(one, { token, bytes, name, alt })).body.data._id
}
const read = async (id: string) => (await one.call('GET', `/api/v1/media/${id}`, { token })).body.data
const arrange = (body: object) => one.call('POST', '/api/v1/media/arrange', { token, body })
const field = async (name: string) => (await dialog()).findByLabelText(name)

/** Opens the only picture that the search finds, or the first one by name. */
async function openPicture(q: string, name: RegExp) {
  const user = await openScreen(`/media?q=${q}&sort=name&order=ascend`)
  await user.click(await page().findByRole('button', { name }))
  await field('Description')
  return user
}

test('a colleague’s changes survive, however often the picture is saved', async () => {
  const id = await picture('ewer.png')
  const user = await openPicture('ewer', /^ewer/)
  await arrange({ ids: [id], folder: 'Cups', addTags: ['blue'] })
  await retype(user, await field('Description'), 'A blue ewer')
  await user.click(await field('Name'))
  await expect.poll(async () => (await read(id)).alt).toBe('A blue ewer')
  await expect.poll(async () => (await field('Folder')).getAttribute('value')).toBe('Cups')
  await press(user, 'Close', await dialog())
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  expect(await read(id)).toMatchObject({ alt: 'A blue ewer', folder: 'Cups', tags: ['blue'] })
})

test('the next picture shows its own description, and what was typed for the one before is saved', async () => {
  const [first, second] = [await picture('pot-1.png', 'Small'), await picture('pot-2.png', 'Large')]
  const user = await openPicture('pot', /^pot-1/)
  await retype(user, await field('Description'), 'A small pot')
  await press(user, 'Next file', await dialog())
  await (await dialog()).findByText('2 of 2 on this page')
  await expect.poll(field.bind(null, 'Description')).toHaveProperty('value', 'Large')
  await press(user, 'Close', await dialog())
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  expect([(await read(first)).alt, (await read(second)).alt]).toEqual(['A small pot', 'Large'])
})

test('a picture whose tags are refused is not left before they are put right', async () => {
  await picture('tray-1.png')
  await picture('tray-2.png')
  const user = await openPicture('tray', /^tray-1/)
  await retype(user, await field('Tags'), 'x'.repeat(41))
  await press(user, 'Next file', await dialog())
  const about = await dialog()
  await about.findByText(/A tag may have up to 40 characters/)
  about.getByText('1 of 2 on this page')
  await retype(user, await field('Tags'), 'brass')
  await press(user, 'Next file', about)
  await about.findByText('2 of 2 on this page')
})

test('a picture in use says where, and cannot be deleted', async () => {
  const id = await picture('vat.png')
  const { token: keeper } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const body = { title: 'Vats', path: 'vats', mediaId: id }
  expect((await one.call('POST', '/api/v1/categories', { token: keeper, body })).status).toBe(200)
  await openPicture('vat', /^vat/)
  const about = await dialog()
  await about.findByText('It can be deleted once it is no longer used.')
  expect(about.getByRole('link', { name: /Vats/ }).textContent).toBe('CategoryVats')
  expect(about.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
})

test('the URL of a picture that is copied leads to it whatever file it gets', async () => {
  const id = await picture('urn.png')
  await upload(one, { token, bytes: await photo(50, 30).png().toBuffer(), path: `/api/v1/media/${id}/file` })
  const user = await openPicture('urn', /^urn/)
  await press(user, 'Copy URL', await dialog())
  await expect.poll(() => navigator.clipboard.readText()).toBe(`${location.origin}/media/${id}/1600`)
})

test('the picture of a video is taken away, and is then free to be deleted', async () => {
  const poster = await picture('poster.png')
  const id = (await uploadInParts(one, { token, bytes: await film(), name: 'spin.mp4' })).body.data.item._id
  await one.call('PATCH', `/api/v1/media/${id}`, { token, body: { poster } })
  const user = await openPicture('spin', /^spin/)
  const about = await dialog()
  await about.findByAltText('The video before it plays')
  await press(user, 'Remove', about)
  await expect.poll(() => about.queryByAltText('The video before it plays')).toBeNull()
  expect([(await read(id)).poster, (await read(poster)).uses]).toEqual([null, 0])
})

/** All pictures that the search finds, chosen in the list. */
async function chooseAll(q: string) {
  const user = await openScreen(`/media?q=${q}`)
  await press(user, 'List view')
  await user.click(await page().findByLabelText('Select all on this page'))
  return user
}

test('the dialog says what several pictures cannot be given, and keeps the text', async () => {
  const [full, free] = [await picture('jar-1.png'), await picture('jar-2.png')]
  await arrange({ ids: [full], addTags: Array.from({ length: 20 }, (_, index) => `tag ${index}`) })
  const user = await chooseAll('jar')
  await press(user, 'Folder and tags')
  const form = await dialog()
  await retype(user, form.getByLabelText('Add tags'), 'one more')
  await press(user, 'Save', form)
  await form.findByText('A picture may have up to 20 tags.')
  expect(form.getByLabelText('Add tags')).toHaveProperty('value', 'one more')
  expect((await read(free)).tags).toEqual([])
})

test('no picture of several is deleted while one is in use, and the dialog says where', async () => {
  const [free, used] = [await picture('lid-1.png'), await picture('lid-2.png')]
  const body = { title: 'Lids', path: 'lids', mediaId: used }
  await one.call('POST', '/api/v1/categories', { token, body })
  const user = await chooseAll('lid')
  await press(user, 'Delete')
  await press(user, 'Delete 2 files', await dialog())
  await (await dialog()).findByText(/category “Lids”/)
  expect((await read(free))._id).toBe(free)
})

test('the list view stays when the library is opened again', async () => {
  await picture('bell.png')
  const user = await openScreen('/media?q=bell')
  await press(user, 'List view')
  const rooms = within(page().getByRole('navigation', { name: 'Admin' }))
  await user.click(rooms.getByRole('link', { name: 'Pages' }))
  await page().findByRole('heading', { name: 'Pages', level: 1 })
  await user.click(rooms.getByRole('link', { name: 'Media' }))
  await page().findByRole('table', { name: 'Files' })
})

test('a filter by a tag that no picture has any more can still be taken back', async () => {
  await picture('gong.png')
  const user = await openScreen('/media?tag=gone')
  await page().findByText('No results')
  const tag = page().getByRole('combobox', { name: 'Tag' })
  expect(tag).toHaveProperty('value', 'gone')
  await user.selectOptions(tag, '')
  await page().findByRole('button', { name: 'gong.png' })
})
