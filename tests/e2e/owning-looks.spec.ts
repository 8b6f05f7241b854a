import { callShop, emailOf, expect, here, signIn, test } from './support/own-site.ts'

const path = 'blue-teapot-lotus'

test('the owner chooses the picture and the swatch of a colour, and shoppers see them', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/products?q=teapot'))
  await page
    .getByRole('link', { name: /Teapot with Lotuses/ })
    .first()
    .click()
  await page.getByText('Pictures and swatches').click()
  const choice = page.getByRole('group', { name: 'Picture of Celadon' })
  await choice.getByRole('radio').nth(2).check({ force: true })
  await page.getByLabel('Swatch of Celadon').fill('#00aa88')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  const { data } = await callShop(page, `/api/public/product?path=${path}`)
  const [, second] = data.basicDetails.media
  expect(data.options[0].looks).toContainEqual({ value: 'Celadon', picture: second.id, swatch: '#00aa88' })
})
