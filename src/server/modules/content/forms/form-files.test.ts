import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { type SampleFile, sampleFiles } from '../../../../../tests/support/files/files.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'

let time = Date.now()
const parts = await testApp({ now: () => new Date(time) })
const { app, one, two, owner } = parts
const { token } = await one.signIn({ userType: 'ADMIN' })
const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  one.call(method, `/api/v1${path}`, { token, body })

let machine = 0
const newMachine = () => ({ 'x-forwarded-for': `10.6.${machine >> 8}.${machine++ % 256}` })

const fields = [
  { key: 'who', type: 'name', label: 'Your name', required: true },
  { key: 'has', type: 'choice', label: 'Have you a drawing?', options: ['Yes', 'No'] },
  { key: 'plan', type: 'file', label: 'Drawing', max: 2, required: true, when: { field: 'has', is: 'Yes' } },
  { key: 'cv', type: 'file', label: 'CV', options: ['pdf', 'documents'] },
]

const { body: madeForm } = await call('POST', '/forms', { name: 'Order', definition: { fields } })
const form: string = madeForm.data._id

beforeEach(async () => {
  await owner.query('delete from message_files')
})

type Sending = {
  name?: string
  field?: string
  id?: string
  site?: typeof one
  headers?: Record<string, string>
  token?: string
}

async function sendBytes(bytes: Uint8Array, { name = 'a.bin', field = 'plan', ...more }: Sending = {}) {
  const { id = form, site = one, headers = newMachine(), token } = more
  const given = new FormData()
  given.set('field', field)
  given.set('file', new File([new Uint8Array(bytes)], name))
  const sent = new Request('http://x', { method: 'POST', body: given })
  const type = sent.headers.get('content-type') ?? ''
  const body = await sent.blob()
  return site.call('POST', `/api/v1/forms/${id}/files`, { body, token, headers: { ...headers, 'content-type': type } })
}

const send = async (file: SampleFile, sending?: Sending) => sendBytes(await sampleFiles[file](), sending)
const claimOf = async (file: SampleFile, sending?: Sending): Promise<string> =>
  (await send(file, sending)).body.data.claim

const answer = (answers: object, more: object = {}) =>
  one.call('POST', `/api/v1/forms/${form}/answers`, { body: { answers, ...more }, headers: newMachine() })

const kept = async () => (await owner.query('select name, message_id from message_files order by id')).rows
const messageOf = async (id: string) => (await call('GET', `/messages/${id}`)).body.data
const get = (path: string, host = one.host) => app.request(`http://${host}${path}`, { headers: { host } })

describe('a file for a form', () => {
  // Shows B116.
  test.each<[SampleFile, string, string, string]>([
    ['png', 'C:\\pictures\\Madder bowl.PNG', 'Madder bowl.png', 'image/png'],
    ['pdf', 'plan', 'plan.pdf', 'application/pdf'],
    ['png', 'invoice.pdf', 'invoice.pdf.png', 'image/png'],
    ['ods', 'sums.ods', 'sums.ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ])('is what its bytes say: a %s called %s is kept as %s', async (file, name, stored, type) => {
    const { status, body } = await send(file, { name })
    expect(status).toBe(200)
    expect(body.data).toEqual({ claim: expect.any(String), name: stored, size: expect.any(Number) })
    const { rows } = await owner.query('select name, content_type from message_files')
    expect(rows).toEqual([{ name: stored, content_type: type }])
  })

  // Shows B116.
  test.each<[SampleFile, string, string]>([
    ['html', 'plan.pdf', 'plan'],
    ['svg', 'plan.svg', 'plan'],
    ['zip', 'cv.docx', 'plan'],
    ['png', 'cv.png', 'cv'],
  ])('that the field does not take is refused: a %s called %s for %s', async (file, name, field) => {
    const { status, body } = await send(file, { name, field })
    expect(status).toBe(415)
    expect(body.errors[0]).toMatchObject({ field: 'file', code: 'file.kind' })
    expect(await kept()).toEqual([])
  })

  test('says which kinds the field takes', async () => {
    const { body } = await send('png', { field: 'cv' })
    expect(body.msg).toBe('We don’t accept this type of file. Choose one of these: PDF, documents (DOCX, ODT).')
    expect((await send('docx', { field: 'cv' })).status).toBe(200)
  })

  // Shows B116.
  test('has content, and no more than 10 MB', async () => {
    expect((await sendBytes(new Uint8Array(0))).body.errors[0].code).toBe('file.empty')
    const pdf = await sampleFiles.pdf()
    const large = new Uint8Array(10 * 1024 * 1024)
    large.set(pdf)
    expect((await sendBytes(large)).status).toBe(200)
    const larger = new Uint8Array(10 * 1024 * 1024 + 1)
    larger.set(pdf)
    const { status, body } = await sendBytes(larger)
    expect([status, body.errors[0].code]).toEqual([413, 'file.bytes'])
  })

  test('is for a field that asks for files, of a form of this site', async () => {
    expect((await send('png', { field: 'who' })).body.errors[0]).toMatchObject({ field: 'field', code: 'form.field' })
    expect((await send('png', { field: 'nothing' })).status).toBe(400)
    expect((await send('png', { site: two })).status).toBe(404)
  })

  // Shows B116.
  test('is taken back by who has its claim, until the form was sent', async () => {
    const [first, second] = [await claimOf('png', { name: 'first.png' }), await claimOf('png', { name: 'second.png' })]
    const drop = (claim: string) => one.call('POST', `/api/v1/forms/${form}/files/drop`, { body: { claim } })
    expect((await drop(first)).status).toBe(200)
    await answer({ who: 'Asha', has: 'Yes', plan: second })
    await drop(second)
    await drop('x')
    expect((await kept()).map(({ name }) => name)).toEqual(['second.png'])
  })
})

describe('an answer with files', () => {
  // Shows B117.
  test('names them by the owner’s label, and staff save them by a link that ends', async () => {
    const claims = [await claimOf('png', { name: 'one.png' }), await claimOf('pdf', { name: 'zwei – दो.pdf' })]
    const { body } = await answer({ who: 'Asha', has: 'Yes', plan: claims })
    const message = await messageOf(body.data._id)
    expect(message.answers).toContainEqual({ label: 'Drawing', value: 'one.png, zwei – दो.pdf' })
    expect(message.files).toMatchObject([
      { name: 'one.png', contentType: 'image/png' },
      { name: 'zwei – दो.pdf', contentType: 'application/pdf', size: 50 },
    ])
    const file = await get(message.files[1].url)
    expect(file.status).toBe(200)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(await sampleFiles.pdf())
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('zwei – दो.pdf')}`,
    )
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    const { pathname, searchParams } = new URL(`http://x${message.files[1].url}`)
    const until = Number(searchParams.get('until'))
    const bad = [
      pathname,
      `${pathname}?until=${until + 1}&key=${searchParams.get('key')}`,
      `${message.files[0].url.split('?')[0]}?${searchParams}`,
    ]
    for (const path of bad) expect((await get(path)).status).toBe(404)
    expect((await get(message.files[1].url, two.host)).status).toBe(404)
    time += 16 * 60_000
    expect((await get(message.files[1].url)).status).toBe(404)
    expect((await get((await messageOf(message._id)).files[1].url)).status).toBe(200)
  })

  // Shows B117.
  test('is whole also where a file is sent in several pieces', async () => {
    const bytes = new Uint8Array(3 * 256 * 1024 + 7).map((_, index) => (index * 7) % 251)
    bytes.set(await sampleFiles.pdf())
    const { body } = await answer({ who: 'Asha', has: 'Yes', plan: (await sendBytes(bytes)).body.data.claim })
    const [{ url }] = (await messageOf(body.data._id)).files
    expect(Buffer.compare(Buffer.from(await (await get(url)).arrayBuffer()), Buffer.from(bytes))).toBe(0)
  })

  // Shows B116.
  test('keeps none of a field that its answers do not lead to', async () => {
    const claim = await claimOf('png')
    const { status, body } = await answer({ who: 'Asha', has: 'No', plan: claim })
    expect(status).toBe(200)
    expect((await messageOf(body.data._id)).files).toEqual([])
    expect(await kept()).toEqual([])
  })

  test.each([
    ['none, where one is needed', async () => [], 'Drawing: choose.'],
    [
      'more than it takes',
      async () => [await claimOf('png'), await claimOf('png'), await claimOf('png')],
      'Drawing: choose at most 2 files.',
    ],
    ['one that is not there', async () => ['nothing'], 'Choose the files again.'],
    ['one of another field', async () => [await claimOf('pdf', { field: 'cv' })], 'Choose the files again.'],
  ])('is refused at its field with %s', async (_, claims, text) => {
    const before = (await call('GET', '/messages?kind=FORM')).body.total
    const { status, body } = await answer({ who: 'Asha', has: 'Yes', plan: await claims() })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: 'answers.plan', code: 'invalid', defaultMessage: text }])
    expect((await call('GET', '/messages?kind=FORM')).body.total).toBe(before)
  })

  // Shows B116.
  test('takes a file once', async () => {
    const claim = await claimOf('png')
    expect((await answer({ who: 'Asha', has: 'Yes', plan: claim })).status).toBe(200)
    expect((await answer({ who: 'Bina', has: 'Yes', plan: claim })).status).toBe(400)
    expect((await answer({ who: 'Bina', has: 'Yes', plan: [await claimOf('png'), claim] })).status).toBe(400)
  })

  // Shows B117.
  test('loses them when its message is deleted', async () => {
    const { body } = await answer({ who: 'Asha', has: 'Yes', plan: await claimOf('png') })
    const [{ url }] = (await messageOf(body.data._id)).files
    await call('POST', '/messages/delete', { ids: [body.data._id] })
    expect(await kept()).toEqual([])
    expect((await get(url)).status).toBe(404)
  })

  // Shows B117.
  test('is part of the copy of its sender’s data, files and all', async () => {
    const person = await one.signIn()
    const claim = await claimOf('pdf', { name: 'plan.pdf' })
    const answers = { who: 'Asha', has: 'Yes', plan: claim }
    await one.call('POST', `/api/v1/forms/${form}/answers`, { token: person.token, body: { answers } })
    await one.call('POST', '/api/v1/own-data', { token: person.token })
    time += 3_600_000
    await doJobs(parts, new Date(time))
    const { rows } = await owner.query(
      "select body_text from mails where recipient = $1 and body_text like '%/setting/data?%'",
      [person.email],
    )
    const [, query = ''] = /\/setting\/data\?(\S+)/.exec(rows[0].body_text) ?? []
    const headers = { host: one.host, authorization: `Bearer ${person.token}` }
    const copy = await app.request(`http://${one.host}/api/v1/own-data?${query}`, { headers })
    const files = unzipSync(new Uint8Array(await copy.arrayBuffer()))
    const data = JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()))
    const [file] = data.messages[0].files
    expect(file).toMatchObject({ name: 'plan.pdf', contentType: 'application/pdf', size: 50 })
    expect(files[`files/${file._id}-plan.pdf`]).toEqual(await sampleFiles.pdf())
    expect(strFromU8(files['my-data.html'] ?? new Uint8Array())).toContain(`files/${file._id}-plan.pdf`)
  })
})

describe('a form’s own page, without script', () => {
  async function submit(given: Record<string, string | File | (string | File)[]>) {
    const form = new FormData()
    for (const [name, value] of Object.entries(given)) for (const one of [value].flat()) form.append(name, one)
    const sent = new Request('http://x', { method: 'POST', body: form })
    const headers = { host: one.host, accept: 'text/html', 'content-type': sent.headers.get('content-type') ?? '' }
    const response = await app.request(`http://${one.host}/forms/${madeForm.data._id}`, {
      method: 'POST',
      headers: { ...headers, ...newMachine() },
      body: await sent.blob(),
    })
    return { status: response.status, html: await response.text() }
  }
  const file = async (kind: SampleFile, name: string) => new File([new Uint8Array(await sampleFiles[kind]())], name)
  const asked = 'who has plan cv'
  const nothing = new File([], '')

  test('sends files with the form', async () => {
    const page = await (await get(`/forms/${form}`)).text()
    expect(page).toContain('encType="multipart/form-data"')
    const plans = [await file('png', 'one.png'), await file('png', 'two.png')]
    const all = { asked, 'answers.who': 'Chitra', 'answers.has': 'Yes', 'answers.plan': plans, 'answers.cv': nothing }
    expect((await submit(all)).html).toContain('Thank you! Your answers have been sent.')
    const [{ _id }] = (await call('GET', '/messages?q=Chitra')).body.data
    expect((await messageOf(_id)).files.map(({ name }: { name: string }) => name)).toEqual(['one.png', 'two.png'])
  })

  // Shows B116.
  test('keeps the files that came when something else is wrong, to be kept or taken back', async () => {
    const plans = [await file('png', 'one.png'), await file('html', 'two.png')]
    const all = { asked, 'answers.who': '', 'answers.has': 'Yes', 'answers.plan': plans }
    const { status, html } = await submit(all)
    expect(status).toBe(400)
    expect(html).toContain('Your name: fill this in.')
    expect(html).toContain('We don’t accept this type of file.')
    expect(html).toContain('one.png')
    const [, claim = ''] = /name="answers\.plan"[^>]*value="([\w-]{32})"/.exec(html) ?? []
    const again = { ...all, 'answers.who': 'Dev', 'answers.plan': [claim, nothing] }
    expect((await submit(again)).html).toContain('Thank you! Your answers have been sent.')
    const [{ _id }] = (await call('GET', '/messages?q=Dev')).body.data
    expect((await messageOf(_id)).files.map(({ name }: { name: string }) => name)).toEqual(['one.png'])
  })

  test('says how many there may be, and takes none of too many', async () => {
    const plans = [await file('png', '1.png'), await file('png', '2.png'), await file('png', '3.png')]
    const { html } = await submit({ asked, 'answers.who': 'Esha', 'answers.has': 'Yes', 'answers.plan': plans })
    expect(html).toContain('Drawing: choose at most 2 files.')
    expect(await kept()).toEqual([])
  })

  test('keeps no files of a field that it does not ask', async () => {
    const all = { asked: 'who has cv', 'answers.who': 'Farid', 'answers.has': 'No' }
    expect((await submit({ ...all, 'answers.plan': await file('png', '1.png') })).html).toContain('Thank you!')
    expect(await kept()).toEqual([])
  })
})
