import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { readCsv } from '../../../platform/read-csv.ts'

const { one, two, owner } = await testApp()
const { token } = await one.signIn({ userType: 'ADMIN' })
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  one.call(method, `/api/v1${path}`, { token, body })
const get = (path: string, query: Record<string, string>, as = token) =>
  one.call('GET', `/api/v1${path}`, { token: as, query })

const field = (key: string, label: string) => ({ key, type: 'text', label })
const made = async (name: string, fields: object[] = [field('a', 'Colour')]): Promise<string> =>
  (await call('POST', '/forms', { name, definition: { fields } })).body.data._id

let machine = 0
async function answer(id: string, answers: object, more: object = {}): Promise<string> {
  const headers = { 'x-forwarded-for': `10.7.0.${machine++}` }
  const { status, body } = await one.call('POST', `/api/v1/forms/${id}/answers`, {
    body: { answers, ...more },
    headers,
  })
  expect(status).toBe(200)
  return body.data._id
}

async function change(id: string, fields: object[], name = 'Changed') {
  const { revision } = (await call('GET', `/forms/${id}`)).body.data
  expect((await call('PUT', `/forms/${id}`, { name, definition: { fields }, revision })).status).toBe(200)
}

const found = async (query: Record<string, string>) =>
  (await get('/messages', query)).body.data.map(({ _id }: { _id: string }) => _id)

async function fileOf(form: string, query: Record<string, string> = {}) {
  const { status, body } = await get('/forms/answers.csv', { form, ...query })
  expect(status).toBe(200)
  return [...readCsv(body)].map(({ cells }) => cells)
}

describe('answers to a form', () => {
  // Shows B102.
  test('are filtered by it, under the name that it had then, when two forms share a name and when it is renamed', async () => {
    const [first, second] = [await made('Wishes'), await made('Wishes')]
    const [blue, red] = [await answer(first, { a: 'Blue' }), await answer(second, { a: 'Red' })]
    expect(await found({ form: first })).toEqual([blue])
    expect(await found({ form: second })).toEqual([red])
    await change(first, [field('a', 'Colour')], 'Dreams')
    const green = await answer(first, { a: 'Green' })
    const { data } = (await get('/messages', { form: first })).body
    expect(data.map(({ form }: { form: object }) => form)).toEqual([
      { _id: first, name: 'Dreams' },
      { _id: first, name: 'Wishes' },
    ])
    expect(data[1].answers[0]).toEqual({ label: 'Form', value: 'Wishes' })
    expect(await found({ form: first, q: 'wishes' })).toEqual([blue])
    expect((await get('/messages/counts', { form: first })).body.data).toMatchObject({ all: 2 })
    expect((await call('GET', `/messages/${green}`)).body.data.form).toEqual({ _id: first, name: 'Dreams' })
  })

  // Shows B102.
  test('are counted for each form by the other filters, without spam, and are gone with it', async () => {
    const [counted, empty] = [await made('Aa counted'), await made('Ab empty')]
    const open = await answer(counted, { a: 'Blue' })
    await answer(counted, { a: 'Red' })
    await answer(counted, { a: 'Spam' }, { website: 'x' })
    await call('POST', '/messages/state', { ids: [open], state: 'OPEN' })
    const counts = async (query: Record<string, string> = {}) => (await get('/forms/answers', query)).body.data
    const before = await counts()
    expect(before.forms.slice(0, 2)).toEqual([
      { _id: counted, name: 'Aa counted', count: 2 },
      { _id: empty, name: 'Ab empty', count: 0 },
    ])
    expect((await counts({ state: 'OPEN' })).forms[0].count).toBe(1)
    expect((await counts({ q: 'red' })).forms[0].count).toBe(1)
    expect((await call('DELETE', `/forms/${counted}`)).status).toBe(200)
    const after = await counts()
    expect([after.forms[0]._id, after.gone]).toEqual([empty, before.gone + 2])
    expect(await found({ form: 'gone', state: 'OPEN' })).toEqual([open])
    expect((await call('GET', `/messages/${open}`)).body.data.form).toEqual({ _id: null, name: 'Aa counted' })
  })

  test('are refused while their form is deleted, and kept without it, whichever comes first', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await made(`Round ${round}`)
      const headers = { 'x-forwarded-for': `10.8.0.${round}` }
      const [answered] = await Promise.all([
        one.call('POST', `/api/v1/forms/${id}/answers`, { body: { answers: { a: 'Late' } }, headers }),
        call('DELETE', `/forms/${id}`),
      ])
      expect([200, 404]).toContain(answered.status)
      const { rows } = await owner.query('select form_id from messages where form_name = $1', [`Round ${round}`])
      expect(rows).toEqual(answered.status === 200 ? [{ form_id: null }] : [])
    }
  })
})

describe('the file of one form', () => {
  // Shows B102.
  test('has a column for each field in the form’s order, then those that it no longer has', async () => {
    const id = await made('Order of columns', [field('a', 'Colour'), field('b', 'Size'), field('c', 'Place')])
    await answer(id, { a: 'Blue', b: 'Large', c: 'Pune' })
    await change(id, [{ ...field('s', 'Step'), type: 'step' }, field('b', 'How large'), field('a', 'Colour')])
    await answer(id, { a: 'Red', b: '=1+1' })
    const [head, ...lines] = await fileOf(id)
    expect(head).toEqual(['Sent', 'State', 'How large', 'Colour', 'Place', 'Assigned to'])
    expect(lines.map(([, ...cells]) => cells)).toEqual([
      ['NEW', "'=1+1", 'Red', '', ''],
      ['NEW', 'Large', 'Blue', 'Pune', ''],
    ])
  })

  test('knows answers from before keys were kept by their labels', async () => {
    const id = await made('Long ago', [field('a', 'Colour')])
    const message = await answer(id, { a: 'Blue' })
    const old = [
      { label: 'Colour', value: 'Red' },
      { label: 'Shape', value: 'Round' },
    ]
    await owner.query('update messages set answers = $2 where id = $1', [message, JSON.stringify(old)])
    const [head, line] = await fileOf(id)
    expect(head?.slice(2)).toEqual(['Colour', 'Shape', 'Assigned to'])
    expect(line?.slice(2)).toEqual(['Red', 'Round', ''])
  })

  test('follows the filters, and has each of more answers than are read at once', async () => {
    const id = await made('Many', [field('a', 'Colour')])
    const first = await answer(id, { a: 'Blue' })
    await owner.query(
      `insert into messages (site_id, kind, name, mobile_number, email, form_id, form_name, answers)
       select site_id, kind, name, mobile_number, email, form_id, form_name,
         jsonb_build_array(jsonb_build_object('key', 'a', 'label', 'Colour', 'value', 'Shade ' || count))
       from messages, generate_series(1, 1100) count where id = $1`,
      [first],
    )
    const [, ...lines] = await fileOf(id)
    expect(new Set(lines.map((cells) => cells[2])).size).toBe(1_101)
    expect((await fileOf(id, { q: 'Shade 1099' })).length).toBe(2)
    expect(await fileOf(id, { state: 'DONE' })).toHaveLength(1)
  })

  // Shows B102.
  test('is for who sees customers, of this site’s forms alone, and is recorded with the form', async () => {
    const id = await made('Not for all')
    const { token: writer } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    const { token: viewer } = await one.signIn({ userType: 'STAFF', permissions: ['view'] })
    const { token: stranger } = await two.signIn({ userType: 'ADMIN' })
    expect((await get('/forms/answers.csv', { form: id }, writer)).status).toBe(403)
    expect((await get('/forms/answers', {}, writer)).status).toBe(403)
    expect((await get('/forms/answers.csv', { form: id }, viewer)).status).toBe(403)
    expect((await get('/forms/answers', {}, viewer)).status).toBe(200)
    const elsewhere = await two.call('GET', '/api/v1/forms/answers.csv', { token: stranger, query: { form: id } })
    expect(elsewhere.status).toBe(404)
    const unnamed = await get('/forms/answers.csv', { form: 'gone' })
    expect([unnamed.status, unnamed.body.errors[0].field]).toEqual([400, 'form'])
    await fileOf(id)
    const { rows } = await owner.query(
      "select changes::text as changes from audit_entries where site_id = $1 and act = 'form.export' order by number",
      [one.id],
    )
    expect(rows.at(-1).changes).toContain(id)
  })
})
