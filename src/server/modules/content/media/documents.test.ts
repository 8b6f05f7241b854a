import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { pdf } from '../../../../../tests/support/files/film.ts'
import { uploadInParts } from '../../../../../tests/support/files/upload.ts'

const { app, one } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })

const keep = (bytes: Uint8Array, name: string) => uploadInParts(one, { token, bytes, name })
const get = (path: string) => app.request(`http://${one.host}${path}`, { headers: { host: one.host } })

// Shows B121.
test('a document is stored under the name that it was given last', async () => {
  const { _id } = (await keep(pdf('Menu'), 'draft.pdf')).body.data.item
  const storedAs = async () => (await get(`/media/${_id}/document.pdf?download`)).headers.get('content-disposition')
  expect(await storedAs()).toBe("attachment; filename*=UTF-8''draft.pdf")
  await one.call('PATCH', `/api/v1/media/${_id}`, { token, body: { fileName: 'menu.pdf' } })
  expect(await storedAs()).toBe("attachment; filename*=UTF-8''menu.pdf")
})

// Shows B121.
test('a document with padding behind its end, as scanners write it, is taken', async () => {
  const padded = Buffer.concat([pdf('Scanned'), Buffer.alloc(900)])
  const { status, body } = await keep(padded, 'scan.pdf')
  expect([status, body.data?.item]).toMatchObject([200, { kind: 'document', fileName: 'scan.pdf' }])
  const shown = await get(`/media/${body.data.item._id}/document.pdf`)
  expect(Buffer.from(await shown.arrayBuffer()).toString('latin1')).toContain('(Scanned) Tj')
})
