// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { photo, upload } from '../../../tests/support/files/upload.ts'
import { dialog, page, press, retype, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { placedOrder } from '../../../tests/support/selling/placed-order.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const read = async (id: string) => (await one.call('GET', `/api/v1/products/${id}`, { token })).body.data
const sizes = (stock: number) =>
  ['S', 'M'].map((Size) => ({ sku: `k-${stock}-${Size}`, options: { Size }, price: 50_000, mrp: 60_000, stock }))

test('“Set for all” sets a stock of nothing, and leaves what is not entered', async () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  const { id } = await one.product({ options, variants: sizes(3) })
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Set for all…')
  const filling = await dialog()
  await retype(user, filling.getByLabelText('Stock'), '0')
  await press(user, 'Set for all', filling)
  await press(user, 'Save')
  await page().findByText('Product saved')
  expect((await read(id)).variants).toMatchObject([
    { stock: 0, price: 50_000, sku: 'k-3-S' },
    { stock: 0, price: 50_000, sku: 'k-3-M' },
  ])
})

test('a picture that is taken off is no longer that of a colour, and the product is saved', async () => {
  const bytes = await photo(40, 30).png().toBuffer()
  const { file, _id: mediaId } = (await upload(one, { token, bytes, name: 'red.png' })).body.data
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  const { id } = await one.product({ options, variants: sizes(4) })
  const stored = await read(id)
  const body = {
    ...stored,
    variants: stored.variants.map((variant: { stock: number }) => ({ ...variant, stockSeen: variant.stock })),
    media: [{ id: mediaId, alt: 'Red bowl' }],
    options: [{ ...options[0], looks: [{ value: 'S', picture: mediaId, swatch: '' }] }],
  }
  const changed = await one.call('PUT', `/api/v1/products/${id}`, { token, body })
  expect([changed.status, file !== undefined]).toEqual([200, true])
  const user = await openScreen(`/products/${id}`)
  await press(user, 'Remove Red bowl')
  await press(user, 'Save')
  await page().findByText('Product saved')
  const after = await read(id)
  expect(after.media).toEqual([])
  expect(JSON.stringify(after.options)).not.toContain(mediaId)
})

/** Holds back the first call whose body names this file until `others` more calls to that address are answered. */
function holdBack(name: string, others: number): void {
  const send = fetch
  const { promise: rest, resolve } = Promise.withResolvers<void>()
  let left = others
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const isHeld = String(init.body).includes(name)
    if (isHeld) await rest
    const answer = await send(address, init)
    if (!isHeld && /\/uploads$/.test(address) && --left === 0) resolve()
    return answer
  })
}

// Shows B120.
test.each(['on the product', 'in the library'])(
  'pictures that are uploaded %s keep the order in which they were chosen, though the first is there last',
  async (where) => {
    const names = ['red.png', 'green.png', 'yellow.png'].map((name) => `${where} ${name}`)
    const chosen = await Promise.all(
      names.map(async (name, index) => {
        const bytes = await photo(40 + index, 30)
          .png()
          .toBuffer()
        const { _id } = (await upload(one, { token, bytes, name, alt: name })).body.data
        return { id: _id, file: new File([new Uint8Array(bytes)], name, { type: 'image/png' }) }
      }),
    )
    const { id } = await one.product()
    const user = await openScreen(`/products/${id}`)
    await page().findByRole('button', { name: 'Upload' })
    if (where === 'in the library') await press(user, 'Library')
    const picker = where === 'in the library' ? await dialog() : page()
    holdBack(names[0] ?? '', 2)
    await user.upload(
      picker.getByLabelText('Files to upload'),
      chosen.map(({ file }) => file),
    )
    if (where === 'in the library') await press(user, 'Add 3 pictures', picker)
    await page().findByRole('button', { name: `Remove ${names[0]}` })
    await press(user, 'Save')
    await page().findByText('Product saved')
    const { media } = await read(id)
    expect(media.map(({ id }: { id: string }) => id)).toEqual(chosen.map(({ id }) => id))
  },
)

test('a barcode that is refused is in sight, though its part was closed', async () => {
  const { id } = await one.product()
  const user = await openScreen(`/products/${id}`)
  const barcode = await page().findByLabelText('Barcode')
  const part = barcode.closest('details')
  expect(part?.open).toBe(false)
  await retype(user, barcode, '123')
  await press(user, 'Save')
  await page().findByText('A barcode has 8, 12, 13 or 14 digits.')
  expect([part?.open, barcode.getAttribute('aria-invalid')]).toEqual([true, 'true'])
})

test('the history of the stock leads to an order only where one may see orders', async () => {
  const product = await one.product({ name: 'Sold bowl', stock: 5 })
  const order = await placedOrder(one, [product])
  for (const [as, leads] of [
    [['catalogue', 'orders'], true],
    [['catalogue'], false],
  ] as const) {
    const user = await openScreen(`/products/${product.id}`, { as: [...as] })
    await press(user, 'More actions')
    await user.click(await page().findByRole('menuitem', { name: 'Stock history' }))
    const history = await dialog()
    await history.findByText(/#\d+/)
    const [link] = history.queryAllByRole('link', { name: /^#\d+$/ })
    expect(link?.getAttribute('href')).toBe(leads ? `/admin/orders/${order}` : undefined)
  }
})

test('price and stock that a colleague changed meanwhile are refused once, and then are those of the list', async () => {
  const { id, variantIds } = await one.product({ name: 'Shared jar', price: 50_000, mrp: 60_000, stock: 7 })
  const user = await openScreen('/products?q=Shared')
  const open = async () =>
    user.click(
      within(await rowOf('Shared jar')).getAllByRole('button', { name: /Change price and stock/ })[0] as HTMLElement,
    )
  await open()
  const { revision } = await read(id)
  await one.call('PATCH', `/api/v1/variants/${variantIds[0]}`, { token, body: { revision, price: 52_000 } })
  await retype(user, await page().findByRole('textbox', { name: 'Price' }), '550')
  await press(user, 'Save', await dialog())
  await expect.poll(async () => (await rowOf('Shared jar')).textContent).toContain('₹520')
  await press(user, 'Cancel', await dialog())
  await open()
  await retype(user, await page().findByRole('textbox', { name: 'Price' }), '550')
  await press(user, 'Save', await dialog())
  await page().findByText('Price and stock saved')
  expect((await read(id)).variants[0].price).toBe(55_000)
})
