import { describe, expect, test } from 'vitest'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { good, receiver, setSettings, testReviews } from '../../../../../tests/support/selling/reviewing.ts'

const shop = await testReviews()
const { aProduct, one, owner, read, staff } = shop

describe('a picture of a review', () => {
  const path = '/api/v1/review-pictures'
  const send = async (token: string, bytes: Uint8Array | string) => upload(one, { token, bytes, path })
  const see = (id: string, token?: string) => one.call('GET', `${path}/${id}`, { token })

  // Shows B139.
  test('is visible to its uploader until the review is shown, then to everyone', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const bytes = await photo(1_600, 800)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Zubeida' } })
      .toBuffer()
    const { body } = await send(person.token, bytes)
    expect(body.data).toMatchObject({ width: 1_200, height: 600 })
    const { _id } = body.data
    expect([(await see(_id)).status, (await see(_id, person.token)).status]).toEqual([404, 200])
    await setSettings(shop, one, { reviews: { moderation: 'ALL', askAfterDays: 0 } })
    await person.review({ ...good, pictures: [_id] })
    expect([(await see(_id)).status, (await see(_id, await staff('catalogue'))).status]).toEqual([404, 200])
    await setSettings(shop, one, {})
    await person.review({ ...good, pictures: [_id] })
    const seen = await see(_id)
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=300',
    ])
    expect((await read(variantId)).data[0].pictures).toMatchObject([{ _id, url: `${path}/${_id}` }])
    const { rows } = await owner.query('select bytes from review_pictures where id = $1', [_id])
    expect(rows[0].bytes.includes('Zubeida')).toBe(false)
    await person.review(good)
    expect((await see(_id, person.token)).status).toBe(404)
  })

  // Shows C46, B242.
  test('is taken from the general upload, and reviews with pictures are listed and counted', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    const bytes = await photo(1_600, 800).jpeg().toBuffer()
    const sent = await upload(one, { token: person.token, bytes, path: '/api/io/crm/uploadFile' })
    const { _id } = sent.body.data
    expect((await person.review({ ...good, pictures: [_id] })).status).toBe(200)
    const plain = await receiver(shop, one, [variantId])
    await plain.review(good)
    const listed = async (query: object) => {
      const { data, total, withPictures } = await read(variantId, query)
      return [data.length, total, withPictures]
    }
    expect(await listed({})).toEqual([2, 2, 1])
    expect(await listed({ pictures: 'yes' })).toEqual([1, 1, 1])
    expect(await listed({ pictures: 'yes', stars: String(good.stars) })).toEqual([1, 1, 1])
    expect(await listed({ pictures: 'yes', stars: String((good.stars % 5) + 1) })).toEqual([0, 0, 1])
    expect((await read(variantId)).data.flatMap(({ pictures }: { pictures: object[] }) => pictures)).toMatchObject([
      { _id, width: 1_200, height: 600 },
    ])
    const profile = await one.call('POST', '/api/io/crm/cuser/profile/pic', {
      token: person.token,
      body: { pictureId: _id },
    })
    expect(profile.body.data.pictureId).toBe(_id)
  })

  // Shows B139.
  test('is checked by content, and can be used by its uploader only', async () => {
    const { variantId } = await aProduct()
    const person = await receiver(shop, one, [variantId])
    expect((await send(person.token, 'text')).status).toBe(415)
    const { token } = await one.signIn()
    const { body } = await send(token, await photo(300, 300).png().toBuffer())
    const refused = await person.review({ ...good, pictures: [body.data._id] })
    expect([refused.status, refused.body.errors[0].field]).toEqual([404, 'orderReview.pictures'])
  })
})
