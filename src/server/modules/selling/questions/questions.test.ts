import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { mailsTo } from '../../../../../tests/support/signing-in.ts'

const app = await testApp()
const { one, two, owner } = app

let lamp: Awaited<ReturnType<typeof one.product>>
let asha: Awaited<ReturnType<typeof one.signIn>>
let staff: string
beforeEach(async () => {
  await owner.query('truncate product_questions, mails')
  lamp = await one.product()
  asha = await one.signIn()
  staff = (await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })).token
})

const at = (productId = lamp.id) => `/api/v1/products/${productId}/questions`
const ask = (question: unknown, given: { token?: string; productId?: string } = {}) =>
  one.call('POST', at(given.productId), { token: given.token ?? asha.token, body: { question } })
const shown = async () => (await one.call('GET', at())).body
const asStaff = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
  one.call(method, `/api/v1/questions${path}`, { token: staff, body })

async function asked(question = 'Is it heavy?'): Promise<string> {
  const { status, body } = await ask(question)
  expect(status).toBe(200)
  return body.data._id
}

describe('a question about a product', () => {
  // Shows B162.
  test('becomes visible once answered, with the first name of its writer, who gets a mail', async () => {
    await owner.query(`update users set first_name = 'Asha', last_name = 'Rao' where id = $1`, [asha.id])
    const id = await asked('  Is it heavy?  ')
    expect(await shown()).toEqual({ data: [], total: 0 })
    expect((await asStaff('PUT', `/${id}/answer`, { answer: 'Two kilos.' })).status).toBe(200)
    expect(await shown()).toEqual({
      data: [
        {
          ...{ _id: id, question: 'Is it heavy?', by: 'Asha', answer: 'Two kilos.' },
          ...{ created: expect.any(String), answered: expect.any(String) },
        },
      ],
      total: 1,
    })
    const [mail] = await mailsTo(app, one, asha.email)
    expect(mail?.text).toMatch(/Is it heavy\?.*Two kilos\./s)
  })

  // Shows B178.
  test('is answered by a mail without a link once the product is taken off sale', async () => {
    const [first, second] = [await asked('Is it heavy?'), await asked('Is it red?')]
    await asStaff('PUT', `/${first}/answer`, { answer: 'Two kilos.' })
    await mailsTo(app, one, asha.email)
    await owner.query(`update products set status = 'DRAFT' where id = $1`, [lamp.id])
    await asStaff('PUT', `/${second}/answer`, { answer: 'Yes.' })
    const mails = await mailsTo(app, one, asha.email)
    expect(mails.map(({ text }) => text.includes(`/p/${lamp.path}`))).toEqual([true, false])
    expect(mails[1]?.text).toContain('Is it red?')
  })

  // Shows B354.
  test('keeps the answer of a colleague who was faster', async () => {
    const id = await asked()
    const answer = (answer: string, seen?: string) => asStaff('PUT', `/${id}/answer`, { answer, seen })
    expect((await answer('One kilo.', '')).status).toBe(200)
    const late = { status: 409, body: { errors: [{ field: 'answer', code: 'question.stale' }] } }
    expect(await answer('Two kilos.', '')).toMatchObject(late)
    expect((await shown()).data).toMatchObject([{ answer: 'One kilo.' }])
    // A repeat is no other answer, and programs that send none overwrite as before.
    expect((await answer('One kilo.', '')).status).toBe(200)
    expect((await answer('Two kilos.', 'One kilo.')).status).toBe(200)
    expect((await answer('Three kilos.')).status).toBe(200)
  })

  test('can have its answer changed without a second mail or another date', async () => {
    const id = await asked()
    await asStaff('PUT', `/${id}/answer`, { answer: 'One kilo.' })
    const [{ answered }] = (await shown()).data
    await mailsTo(app, one, asha.email)
    await asStaff('PUT', `/${id}/answer`, { answer: 'Two kilos.' })
    expect((await shown()).data).toMatchObject([{ answer: 'Two kilos.', answered }])
    expect(await mailsTo(app, one, asha.email)).toHaveLength(1)
  })

  // Shows B162.
  test('stands above those that were answered before it, though they were asked later', async () => {
    const [first, second] = [await asked('Is it heavy?'), await asked('Is it red?')]
    for (const id of [second, first]) await asStaff('PUT', `/${id}/answer`, { answer: 'Yes.' })
    const order = async () => (await shown()).data.map(({ _id }: { _id: string }) => _id)
    expect(await order()).toEqual([first, second])
    await asStaff('PUT', `/${second}/answer`, { answer: 'No.' })
    expect(await order()).toEqual([first, second])
  })

  // Shows B162.
  test('can be hidden, shown again and deleted', async () => {
    const id = await asked()
    await asStaff('PUT', `/${id}/answer`, { answer: 'Two kilos.' })
    await asStaff('PUT', `/${id}/hidden`, { hidden: true })
    expect((await shown()).total).toBe(0)
    await asStaff('PUT', `/${id}/hidden`, { hidden: false })
    expect((await shown()).total).toBe(1)
    expect((await asStaff('DELETE', `/${id}`)).status).toBe(200)
    expect((await shown()).total).toBe(0)
    expect((await asStaff('DELETE', `/${id}`)).status).toBe(404)
  })

  test('is shown no more once the product is taken off sale, and again once it is back', async () => {
    await asStaff('PUT', `/${await asked()}/answer`, { answer: 'Two kilos.' })
    const totals = []
    for (const status of ['DRAFT', 'PUBLISHED']) {
      await owner.query('update products set status = $2 where id = $1', [lamp.id, status])
      totals.push((await shown()).total)
    }
    expect(totals).toEqual([0, 1])
  })

  test.each([[''], ['   '], [7], [undefined], ['x'.repeat(501)]])('of %j is refused at its field', async (question) => {
    const { status, body } = await ask(question)
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 400, field: 'question' })
  })

  test('is refused for drafts, unknown products, other shops, and from visitors', async () => {
    await owner.query(`update products set status = 'DRAFT' where id = $1`, [lamp.id])
    expect((await ask('Why?')).status).toBe(404)
    expect((await ask('Why?', { productId: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
    const elsewhere = await two.product()
    expect((await ask('Why?', { productId: elsewhere.id })).status).toBe(404)
    expect((await one.call('POST', at(), { body: { question: 'Why?' } })).status).toBe(401)
  })
})

describe('staff', () => {
  // Shows B162.
  test('list the questions of all products by state and text, newest first', async () => {
    const [first, second, third] = [await asked('Is it heavy?'), await asked('Is it red?'), await asked('100% brass?')]
    await asStaff('PUT', `/${first}/answer`, { answer: 'Two kilos, in red.' })
    await asStaff('PUT', `/${second}/hidden`, { hidden: true })
    const ids = async (query: string) => (await asStaff('GET', query)).body.data.map(({ _id }: { _id: string }) => _id)
    expect(await ids('')).toEqual([third, second, first])
    expect(await ids('?order=ascend')).toEqual([first, second, third])
    expect(await ids('?state=WAITING')).toEqual([third])
    expect(await ids('?state=HIDDEN')).toEqual([second])
    expect(await ids('?q=red')).toEqual([second, first])
    expect(await ids('?q=0%25')).toEqual([third])
    expect((await asStaff('GET', '/counts?q=red')).body.data).toEqual({ WAITING: 0, ANSWERED: 1, HIDDEN: 1 })
  })

  test('of another site find none of it', async () => {
    const id = await asked()
    const { token } = await two.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    const answer = { token, body: { answer: 'Ours now' } }
    expect((await two.call('PUT', `/api/v1/questions/${id}/answer`, answer)).status).toBe(404)
    expect((await two.call('GET', '/api/v1/questions', { token })).body.total).toBe(0)
  })
})
