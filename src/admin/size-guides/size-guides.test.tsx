// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

type Guide = { _id: string; title: string; columns: string[]; rows: string[][] }
const add = async (title: string): Promise<string> => {
  const body = {
    title,
    columns: ['Size', 'Chest'],
    rows: [
      ['S', '90'],
      ['M', '96'],
    ],
  }
  return (await one.call('POST', '/api/v1/size-guides', { token, body })).body.data._id
}
const stored = async (title: string): Promise<Guide | undefined> =>
  (await one.call('GET', '/api/v1/size-guides', { token })).body.data.find((guide: Guide) => guide.title === title)

test('size guides are listed with their sizes and what shows them', async () => {
  const sizeGuideId = await add('Kurtas')
  const body = { title: 'Clothes', path: 'clothes', sizeGuideId }
  await one.call('POST', '/api/v1/categories', { token, body })
  await openScreen('/products/size-guides')
  await page().findByRole('button', { name: 'Kurtas 2 sizes · 1 category' })
})

test('a new size guide is typed into its table, with a row more', async () => {
  const user = await openScreen('/products/size-guides')
  const [button] = await page().findAllByRole('button', { name: 'New size guide' })
  await user.click(button as HTMLElement)
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Bangles')
  await retype(user, form.getByLabelText('Chest (cm), row 1'), '5.4')
  await user.click(form.getByRole('button', { name: 'Add row' }))
  await user.type(form.getByLabelText('Size, row 4'), 'XL')
  await user.click(form.getByRole('button', { name: 'Add size guide' }))
  await page().findByRole('button', { name: 'Bangles 4 sizes' })
  expect((await stored('Bangles'))?.rows).toEqual([
    ['S', '5.4', ''],
    ['M', '', ''],
    ['L', '', ''],
    ['XL', '', ''],
  ])
})

test('a size guide without a name is refused at its name', async () => {
  const user = await openScreen('/products/size-guides')
  const [button] = await page().findAllByRole('button', { name: 'New size guide' })
  await user.click(button as HTMLElement)
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Add size guide' }))
  await form.findByText('Enter a name.')
  expect(form.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
})

test('a column is removed from a size guide with its cells', async () => {
  await add('Shoes')
  const user = await openScreen('/products/size-guides')
  await user.click(await page().findByRole('button', { name: /^Shoes/ }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Remove column Chest' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await page().findByText('Size guide saved')
  expect(await stored('Shoes')).toMatchObject({ columns: ['Size'], rows: [['S'], ['M']] })
})

test('a row is removed from a size guide, and the others stay', async () => {
  await add('Caps')
  const user = await openScreen('/products/size-guides')
  await user.click(await page().findByRole('button', { name: /^Caps/ }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Remove row S' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await page().findByText('Size guide saved')
  expect((await stored('Caps'))?.rows).toEqual([['M', '96']])
})

test('a size guide is deleted once the question is answered; one in use says why it stays', async () => {
  await add('Unused')
  const body = { title: 'Rings', path: 'rings', sizeGuideId: await add('Used') }
  await one.call('POST', '/api/v1/categories', { token, body })
  const user = await openScreen('/products/size-guides')
  for (const title of ['Unused', 'Used']) {
    await user.click(await page().findByRole('button', { name: `Actions for ${title}` }))
    await user.click(await page().findByRole('menuitem', { name: 'Delete' }))
    await user.click((await dialog()).getByRole('button', { name: 'Delete size guide' }))
    if (title === 'Unused') await expect.poll(() => page().queryByRole('button', { name: /^Unused/ })).toBeNull()
  }
  await (await dialog()).findByRole('alert')
  expect(await stored('Used')).toBeDefined()
})

test('a shop without size guides says what they are for', async () => {
  await openScreen('/products/size-guides', { site: two })
  await page().findByText('There are no size guides yet')
})
