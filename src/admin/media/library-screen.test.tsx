// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { markOf, photo, upload } from '../../../tests/support/files/upload.ts'
import { dialog, page, press, retype, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two, owner } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const bytes = () => photo(40, 30).png().toBuffer()

async function picture(name: string, alt = ''): Promise<string> {
  const { status, body } = await upload(one, { token, bytes: await bytes(), name, alt })
  expect(status).toBe(200)
  return body.data._id
}
const read = async (id: string) => one.call('GET', `/api/v1/media/${id}`, { token })

test('pictures are shown with their names, and found by their descriptions', async () => {
  await picture('lamp.png', 'A brass lamp')
  await picture('bowl.png')
  const user = await openScreen('/media')
  await page().findByRole('button', { name: 'bowl.png' })
  await user.type(page().getByRole('searchbox'), 'brass')
  await expect.poll(() => page().queryByRole('button', { name: 'bowl.png' })).toBeNull()
  await page().findByRole('button', { name: 'lamp.png: A brass lamp' })
})

test('a description is kept when its field is left', async () => {
  const id = await picture('vase.png')
  const user = await openScreen('/media?q=vase')
  await user.click(await page().findByRole('button', { name: 'vase.png' }))
  const about = await dialog()
  await retype(user, await about.findByLabelText('Description'), 'A blue vase')
  await user.click(about.getByLabelText('Name'))
  await expect.poll(async () => (await read(id)).body.data.alt).toBe('A blue vase')
})

// Shows B210.
test('Escape keeps a description and closes, without a question', async () => {
  const id = await picture('pot.png')
  const user = await openScreen('/media?q=pot')
  await user.click(await page().findByRole('button', { name: 'pot.png' }))
  const about = await dialog()
  await retype(user, await about.findByLabelText('Description'), 'A brass pot')
  await user.keyboard('{Escape}')
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  expect((await read(id)).body.data.alt).toBe('A brass pot')
})

test('a description leaves the folder and tags that a colleague gave meanwhile', async () => {
  const id = await picture('jug.png')
  const user = await openScreen('/media?q=jug')
  await user.click(await page().findByRole('button', { name: 'jug.png' }))
  const about = await dialog()
  await about.findByLabelText('Description')
  await one.call('POST', '/api/v1/media/arrange', { token, body: { ids: [id], folder: 'Cups', addTags: ['blue'] } })
  await retype(user, about.getByLabelText('Description'), 'A blue jug')
  await user.click(about.getByLabelText('Name'))
  await expect.poll(async () => (await read(id)).body.data.alt).toBe('A blue jug')
  expect((await read(id)).body.data).toMatchObject({ folder: 'Cups', tags: ['blue'] })
})

test('several pictures are put into a folder together', async () => {
  const ids = [await picture('rug-a.png'), await picture('rug-b.png')]
  const user = await openScreen('/media?q=rug')
  await press(user, 'List view')
  await user.click(await page().findByLabelText('Select all on this page'))
  await press(user, 'Folder and tags')
  const form = await dialog()
  await retype(user, form.getByLabelText('Put into folder'), 'Rugs')
  await press(user, 'Save', form)
  await page().findByText('2 files changed')
  for (const id of ids) expect((await read(id)).body.data.folder).toBe('Rugs')
})

test('“Take them out of their folders” wins over a folder typed before', async () => {
  const id = await picture('cup.png')
  await one.call('POST', '/api/v1/media/arrange', { token, body: { ids: [id], folder: 'Cups' } })
  const user = await openScreen('/media?q=cup.png')
  await press(user, 'List view')
  await user.click(await page().findByLabelText('Select all on this page'))
  await press(user, 'Folder and tags')
  const form = await dialog()
  await retype(user, form.getByLabelText('Put into folder'), 'Plates')
  await user.click(form.getByLabelText('Take them out of their folders'))
  await press(user, 'Save', form)
  await page().findByText('1 file changed')
  expect((await read(id)).body.data.folder).toBe('')
})

test('a picture is deleted once the question is answered', async () => {
  const id = await picture('mat.png')
  const user = await openScreen('/media?q=mat.png')
  await user.click(await page().findByRole('button', { name: 'mat.png' }))
  await press(user, 'Delete', await dialog())
  await press(user, 'Delete file')
  await page().findByText('No results')
  expect((await read(id)).status).toBe(404)
})

test('unused files are deleted all at once, only those that the search finds', async () => {
  const [found, other] = [await picture('stale-one.png'), await picture('another.png')]
  await owner.query("update media set created_at = created_at - interval '2 hours' where id = any($1)", [
    [found, other],
  ])
  const user = await openScreen('/media?used=no&q=stale')
  await page().findByText('1 file used nowhere on the site.')
  await press(user, 'Delete all')
  await press(user, 'Delete all', await dialog())
  await page().findByText('No results')
  expect([(await read(found)).status, (await read(other)).status]).toEqual([404, 200])
})

test('more than a hundred unused files are deleted by one press, and counted together', async () => {
  const id = await picture('heap-0.png')
  await owner.query(
    `insert into media select copy.* from media one, generate_series(1, 104) count,
       lateral jsonb_populate_record(one, jsonb_build_object('id', lpad(count::text, 14, 'x'), 'checksum', count::text,
         'file_name', 'heap-' || count, 'created_at', one.created_at - interval '2 hours')) copy
     where one.id = $1`,
    [id],
  )
  const user = await openScreen('/media?used=no&q=heap')
  await press(user, 'Delete all')
  await press(user, 'Delete all', await dialog())
  await page().findByText('104 files deleted')
  await page().findByText('1 file used nowhere on the site.')
  expect((await read(id)).status).toBe(200)
})

test('a site without files says how they come here', async () => {
  await openScreen('/media', { site: two })
  await page().findByText('No files yet')
})

test('an upload that broke off on another device is given up, and only that one', async () => {
  const me = await one.signIn({ userType: 'ADMIN' })
  for (const name of ['film.mp4', 'long.mp4']) {
    const body = { name, bytes: 9_000_000, mark: markOf(Buffer.from(name)) }
    expect((await one.call('POST', '/api/v1/uploads', { token: me.token, body })).status).toBe(200)
  }
  await owner.query('update uploads set received = 2097152')
  const user = await openScreen('/media', { as: me })
  const unfinished = within(await page().findByRole('region', { name: 'Unfinished uploads' }))
  await press(user, 'Give up film.mp4', unfinished)
  await expect.poll(() => unfinished.queryByText('film.mp4')).toBeNull()
  unfinished.getByText('long.mp4')
  const { body } = await one.call('GET', '/api/v1/uploads', { token: me.token })
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['long.mp4'])
})

test('staff who may only look see pictures, and can neither upload nor describe them', async () => {
  await picture('seen.png')
  const user = await openScreen('/media?q=seen', { as: ['view'] })
  await user.click(await page().findByRole('button', { name: 'seen.png' }))
  const about = await dialog()
  expect((await about.findByLabelText('Description')).matches('fieldset:disabled *')).toBe(true)
  expect(about.queryByRole('button', { name: 'Delete' })).toBeNull()
})
