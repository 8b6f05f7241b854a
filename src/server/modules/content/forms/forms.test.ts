import { describe, expect, test } from 'vitest'
import { testApp, testSettings } from '../../../../../tests/support/app.ts'
import { faultsOf } from '../../../../../tests/support/enumerations/valid-html.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import { mailsTo } from '../../../../../tests/support/signing-in.ts'

const parts = await testApp()
const { one, two, owner, services } = parts
const shop = 'shop@example.com'
await owner.query('update sites set settings = $2 where id = $1', [
  one.id,
  { ...testSettings, business: { email: shop } },
])
services.bus.tell(one.id, ['site'])
const { token } = await one.signIn({ userType: 'ADMIN' })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, body?: unknown) => one.call(method, `/api/v1${path}`, { token, body })

let machine = 0
const answer = (id: string, answers: object, more: object = {}, site = one) =>
  site.call('POST', `/api/v1/forms/${id}/answers`, {
    body: { answers, ...more },
    headers: { 'x-forwarded-for': `10.3.0.${machine++ % 250}` },
  })

const fields = [
  { key: 'who', type: 'name', label: 'Your name', required: true },
  { key: 'mail', type: 'email', label: 'Email' },
  { key: 'back', type: 'choice', label: 'Call back?', options: ['Yes', 'No'] },
  { key: 'call', type: 'phone', label: 'Number', required: true, when: { field: 'back', is: 'Yes' } },
]
const input = { name: 'Callback', definition: { fields } }

async function made(given: object = input): Promise<string> {
  const { status, body } = await call('POST', '/forms', given)
  expect(status).toBe(200)
  return body.data._id
}

const messages = async () => (await call('GET', '/messages?kind=FORM')).body.data

describe('a form', () => {
  // Shows B102.
  test('is made, listed, changed by who saw it as it is, and deleted', async () => {
    const id = await made()
    const { data } = (await call('GET', `/forms/${id}`)).body
    expect(data).toMatchObject({ name: 'Callback', revision: 1, definition: { texts: { submit: 'Send' } } })
    expect((await call('GET', '/forms?q=CALL')).body.data).toMatchObject([{ _id: id, fields: 4 }])
    const renamed = { ...data, name: 'Call me' }
    expect((await call('PUT', `/forms/${id}`, renamed)).body.data).toMatchObject({ name: 'Call me', revision: 2 })
    expect((await call('PUT', `/forms/${id}`, renamed)).status).toBe(409)
    expect((await two.call('POST', `/api/v1/forms/${id}/answers`, { body: { answers: {} } })).status).toBe(404)
    expect((await call('DELETE', `/forms/${id}`)).status).toBe(200)
    expect((await call('GET', `/forms/${id}`)).status).toBe(404)
  })

  // Shows B102.
  test('has sixty fields with sixty options each, in any script', async () => {
    const options = Array.from({ length: 60 }, (_, index) => `विकल्प ${index}`)
    const choice = (_: unknown, index: number) => ({
      key: `f${index}`,
      type: 'choice',
      label: `प्रश्न ${index}`,
      options,
    })
    const id = await made({ name: 'Survey', definition: { fields: Array.from({ length: 60 }, choice) } })
    const { data } = (await call('GET', `/forms/${id}`)).body
    expect(data.definition.fields[59].options).toEqual(options)
    expect((await call('PUT', `/forms/${id}`, data)).status).toBe(200)
  })

  // Shows B102.
  test('has each option once, and bounds that an answer can just keep', async () => {
    const options = ['Clay', ' Clay ', '', 'Stone', 'Clay']
    const long = { key: 'why', type: 'long', label: 'Why?', min: 5_000, max: 5_000 }
    const id = await made({ name: 'Bowls', definition: { fields: [{ ...fields[2], options }, long] } })
    const { data } = (await call('GET', `/forms/${id}`)).body
    expect(data.definition.fields[0].options).toEqual(['Clay', 'Stone'])
    expect(data.definition.fields[1]).toMatchObject({ min: 5_000, max: 5_000 })
  })

  test.each([
    [[], 'definition.fields'],
    [[{ ...fields[0], label: ' ' }], 'definition.fields.0.label'],
    [[{ ...fields[2], options: [] }], 'definition.fields.0.options'],
    [[{ ...fields[0], min: 3, max: 2 }], 'definition.fields.0.max'],
    [[{ ...fields[0], min: 121 }], 'definition.fields.0.min'],
    [[{ ...fields[0], type: 'text', min: 501 }], 'definition.fields.0.min'],
    [[{ ...fields[0], type: 'long', min: 5_001 }], 'definition.fields.0.min'],
    [[{ ...fields[0], type: 'long', max: 0 }], 'definition.fields.0.max'],
    [[fields[0], fields[0]], 'definition.fields.1.key'],
    [[fields[3], fields[2]], 'definition.fields.0.when.field'],
    [[{ ...fields[2], options: ['Certainly', 'No'] }, fields[3]], 'definition.fields.1.when.is'],
    [[{ ...fields[2], type: 'consent' }, fields[3]], 'definition.fields.1.when.is'],
    [[{ ...fields[2], type: 'hidden', value: 'no' }, fields[3]], 'definition.fields.1.when.is'],
    [[{ ...fields[2], type: 'file', options: [] }, fields[3]], 'definition.fields.1.when.is'],
  ])('is refused by the name of what is wrong: %j', async (fields, field) => {
    const { status, body } = await call('POST', '/forms', { name: 'Form', definition: { fields } })
    expect(status).toBe(400)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })
})

test('a form stored with a condition that never holds is read, and saved once that is mended', async () => {
  const id = await made()
  await owner.query(
    "update forms set definition = jsonb_set(definition, '{fields,2,options,0}', '\"Sure\"') where id = $1",
    [id],
  )
  const { status, body } = await call('GET', `/forms/${id}`)
  expect(status).toBe(200)
  const refused = await call('PUT', `/forms/${id}`, body.data)
  expect(refused.body.errors).toMatchObject([{ field: 'definition.fields.3.when.is' }])
  body.data.definition.fields[3].when.is = 'Sure'
  expect((await call('PUT', `/forms/${id}`, body.data)).status).toBe(200)
})

describe('an answer', () => {
  // Shows B102.
  test('comes to the inbox by its labels, without what was not asked, and the owner is told by mail', async () => {
    const id = await made()
    const sent = { who: 'Asha', mail: 'Asha@Example.com', back: 'No', call: '9876543210', forged: 'x' }
    expect((await answer(id, sent)).status).toBe(200)
    expect((await messages())[0]).toMatchObject({
      ...{ kind: 'FORM', state: 'NEW', name: 'Asha', email: 'asha@example.com', mobileNumber: '' },
      answers: [
        { label: 'Form', value: 'Callback' },
        { label: 'Your name', value: 'Asha' },
        { label: 'Email', value: 'asha@example.com' },
        { label: 'Call back?', value: 'No' },
      ],
    })
    expect((await call('GET', '/messages?q=callb')).body.data[0]).toMatchObject({ name: 'Asha' })
    expect((await call('GET', '/messages?q=label')).body.data).toEqual([])
    await doJobs(parts, new Date(Date.now() + 1_000))
    const [mail] = await mailsTo(parts, one, shop)
    expect(mail?.subject).toBe('Answers from Asha · Site one')
    expect(mail?.text).toContain('Call back?: No')
  })

  // Shows B102.
  test('is refused by the key of each faulty field, and nothing is kept', async () => {
    const id = await made()
    const before = (await messages()).length
    const { status, body } = await answer(id, { mail: 'asha', back: 'Yes' })
    expect(status).toBe(400)
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'answers.who',
      'answers.mail',
      'answers.call',
    ])
    expect(await messages()).toHaveLength(before)
  })

  // Shows B102.
  test('with the hidden field filled is spam, answered the same', async () => {
    const id = await made()
    const { status, body } = await answer(id, { who: 'Robot' }, { website: 'https://spam.example' })
    expect(status).toBe(200)
    expect((await call('GET', `/messages/${body.data._id}`)).body.data.state).toBe('SPAM')
  })

  test('of a form that asks for no name comes under the address, the number or the name of the form', async () => {
    const field = (key: string, type: string) => ({ key, type, label: key })
    const definition = { fields: [field('mail', 'email'), field('call', 'phone'), field('words', 'text')] }
    const id = await made({ name: 'Short', definition })
    const sent = [{ mail: 'Bina@Example.com', call: '9876543210' }, { call: '98765 43210', words: 'x' }, { words: 'x' }]
    for (const answers of sent) expect((await answer(id, answers)).status).toBe(200)
    const names = (await messages()).slice(0, 3).map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Short', '9876543210', 'bina@example.com'])
  })

  test('without an email cannot be replied to, which is said', async () => {
    const { body } = await answer(await made(), { who: 'Bina' })
    const { status, body: said } = await call('POST', `/messages/${body.data._id}/replies`, { reply: 'Hello' })
    expect(status).toBe(409)
    expect(said.msg).toBe('This message has no email address, so you can’t reply.')
  })

  // Shows B102.
  test('stays in the inbox when its form is deleted', async () => {
    const id = await made({ ...input, name: 'Short-lived' })
    const { body } = await answer(id, { who: 'Chitra' })
    await call('DELETE', `/forms/${id}`)
    expect((await call('GET', `/messages/${body.data._id}`)).body.data.answers[0].value).toBe('Short-lived')
    expect((await answer(id, { who: 'Chitra' })).status).toBe(404)
  })
})

describe('a form’s own page', () => {
  const send = (path: string, fields: Record<string, string>, address = `10.4.0.${machine++ % 250}`) => {
    const headers = { host: one.host, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    return parts.app.request(`http://${one.host}${path}`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': address },
      body: new URLSearchParams(fields),
    })
  }
  const shown = async (path: string) => (await parts.app.request(`http://${one.host}${path}`)).text()

  // Shows B103.
  test('shows it under its name with the site’s header, and its frame shows it alone', async () => {
    const id = await made({ ...input, name: 'Bespoke & bold' })
    const page = await shown(`/forms/${id}`)
    expect(page).toMatch(/<h1[^>]*>Bespoke &amp; bold<\/h1>/)
    expect(page).toContain('name="answers.who"')
    const frame = await shown(`/forms/${id}/frame?tone=soft`)
    expect(faultsOf(frame)).toEqual([])
    expect(frame).toContain('name="answers.who"')
    expect(frame).toContain('ground-soft')
    expect(frame).not.toContain('<h1')
    expect(frame).not.toContain('<header')
    const gone = await parts.app.request(`http://${one.host}/forms/${id.replace(/^./, 'f')}`)
    expect(gone.status).toBe(404)
  })

  // Shows B102.
  test('takes it without script: it asks what the answers lead to, says what is wrong, and keeps what was typed', async () => {
    const id = await made()
    const asked = 'who mail back'
    const before = (await messages()).length
    const more = await send(`/forms/${id}`, { asked, 'answers.who': 'Asha', 'answers.back': 'Yes' })
    const html = await more.text()
    expect(more.status).toBe(200)
    expect(html).toContain('Your answers lead to more questions.')
    expect(html).toContain('name="answers.call"')
    expect(html).toMatch(/name="answers.who"[^>]*value="Asha"|value="Asha"[^>]*name="answers.who"/)
    const all = { asked: `${asked} call`, 'answers.who': 'Asha', 'answers.back': 'Yes' }
    const faulty = await send(`/forms/${id}`, { ...all, 'answers.call': '12' })
    expect(faulty.status).toBe(400)
    expect(await faulty.text()).toContain('Enter a 10-digit mobile number starting with 5 to 9.')
    expect(await messages()).toHaveLength(before)
    const sent = await send(`/forms/${id}/frame`, { ...all, 'answers.call': '9876543210' })
    expect(await sent.text()).toContain('Thank you! Your answers have been sent.')
    expect((await messages())[0]).toMatchObject({ name: 'Asha', mobileNumber: '9876543210' })
  })

  test('refuses more than a thousand fields without script', async () => {
    const id = await made()
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`other-${at}`, '1']))
    expect((await send(`/forms/${id}`, { 'answers.who': 'Asha', ...fields(998) })).status).toBe(200)
    expect((await send(`/forms/${id}`, { 'answers.who': 'Asha', ...fields(1_000) })).status).toBe(400)
  })

  // Shows B102.
  test('sends thirty answers an hour from one machine, a faulty form aside, and keeps what was typed in the next', async () => {
    const id = await made()
    const address = '10.5.0.1'
    const all = { asked: 'who mail back', 'answers.who': 'Asha' }
    expect((await send(`/forms/${id}`, { ...all, 'answers.mail': 'asha' }, address)).status).toBe(400)
    for (let sent = 0; sent < 15; sent++)
      for (const path of [`/forms/${id}`, `/forms/${id}/frame`])
        expect((await send(path, all, address)).status).toBe(200)
    const refused = await send(`/forms/${id}`, all, address)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    const html = await refused.text()
    expect(html).toContain('Too many tries. Wait')
    expect(html).toMatch(/name="answers.who"[^>]*value="Asha"|value="Asha"[^>]*name="answers.who"/)
  })
})
