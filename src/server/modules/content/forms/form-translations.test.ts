import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { createPage } from '../pages/index.ts'

const { app, one } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const language = 'hi-IN'

const settings = (await one.call('GET', '/api/v1/settings', { token })).body.data
await one.call('PATCH', '/api/v1/settings', { token, body: { languages: [language], revision: settings.revision } })

const fields = [
  { key: 'about', type: 'step', label: 'About you', help: 'It stays with us.', message: 'Left from a field' },
  { key: 'who', type: 'name', label: 'Your name', required: true, help: 'As on your passport' },
  { key: 'size', type: 'choice', label: 'Size', required: true, options: ['Small', 'Large'], message: 'Which size?' },
  { key: 'why', type: 'text', label: 'Why so large?', when: { field: 'size', is: 'Large' } },
  { key: 'from', type: 'hidden', label: 'From', value: 'Fair' },
  { key: 'plan', type: 'file', label: 'Plan', options: ['pdf'] },
]
const { body } = await one.call('POST', '/api/v1/forms', { token, body: { name: 'Bowls', definition: { fields } } })
const form: string = body.data._id
await createPage(await one.ctx(), {
  ...{ kind: 'page', key: '/order', title: 'Order' },
  document: {
    sections: [
      { id: 'own', type: 'form', props: { form } },
      { id: 'framed', type: 'embedded-form', props: { form } },
    ],
  },
})

const path = `/api/v1/translations/form/${form}`
const read = async () => (await one.call('GET', path, { token, query: { language } })).body.data

async function translate(words: Record<string, string>): Promise<void> {
  const { revision } = await read()
  const given = Object.entries(words).map(([of, text]) => ({ of, text }))
  const { status } = await one.call('PUT', path, { token, body: { language, words: given, revision } })
  expect(status).toBe(200)
}

let machine = 0
async function send(address: string, given: Record<string, string>) {
  const headers = {
    ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    'x-forwarded-for': `10.8.0.${machine++}`,
  }
  const { status, text } = await get(one.host, address, headers, 'POST', String(new URLSearchParams(given)))
  return { status, html: text }
}

// Shows B119.
test('a form is read in the language of the page, text by text, and what is not translated stays', async () => {
  expect((await get(one.host, '/hi/order')).text).toContain('Your name')
  const wordings = (await read()).wordings
  expect(wordings.map(({ of }: { of: string }) => of)).toEqual(
    expect.arrayContaining([
      'Bowls',
      'About you',
      'It stays with us.',
      'Your name',
      'As on your passport',
      'Which size?',
      'Small',
      'Send',
    ]),
  )
  expect(wordings.map(({ of }: { of: string }) => of)).not.toEqual(expect.arrayContaining(['Fair']))
  expect(wordings.map(({ of }: { of: string }) => of)).not.toEqual(expect.arrayContaining(['Left from a field']))
  expect(wordings.map(({ of }: { of: string }) => of)).not.toEqual(expect.arrayContaining(['pdf']))
  await translate({
    'Your name': 'आपका नाम',
    'About you': 'आपके बारे में',
    Small: 'छोटा',
    Bowls: 'कटोरे',
    'Which size?': 'कौन-सा आकार?',
  })
  const { text } = await get(one.host, '/hi/order')
  expect(text).toContain('आपका नाम')
  expect(text).toContain('आपके बारे में')
  expect(text).not.toContain('>Your name<')
  // An option's value is never translated, only its label.
  expect(text).toMatch(/<option value="Small"[^>]*>छोटा</)
  expect(text).toMatch(/<option value="Large"[^>]*>Large</)
  // Default texts of a form come translated with the product.
  expect(text).toContain('भेजें')
  expect(text).toContain('10 MB तक की एक फ़ाइल: PDF।')
  expect(text).toContain(`src="/hi/forms/${form}/frame`)
  expect(text).toContain(`action="/hi/forms/${form}"`)
  expect((await get(one.host, '/order')).text).toContain('>Your name')
})

// Shows B119.
test('a form’s page and frame have an address in each language', async () => {
  const { status, text } = await get(one.host, `/hi/forms/${form}`)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="hi-IN"')
  expect(text).toMatch(/<h1[^>]*>कटोरे</)
  expect((await get(one.host, `/hi/forms/${form}/frame?tone=soft`)).text).toContain('आपका नाम')
  expect((await get(one.host, `/forms/${form}`)).text).toMatch(/<h1[^>]*>Bowls</)
  expect((await get(one.host, `/ta/forms/${form}`)).status).toBe(404)
  expect((await get(one.host, `/admin/forms/${form}`)).text).toContain('id="admin"')
})

// Shows B119.
test('faults are in the language of the page, and the inbox keeps the owner’s words', async () => {
  const asked = 'about who size plan'
  const faulty = await send(`/hi/forms/${form}`, { asked, 'answers.size': 'Small' })
  expect(faulty.status).toBe(400)
  expect(faulty.html).toContain('आपका नाम: कृपया भरें।')
  const unsized = await send(`/hi/forms/${form}`, { asked, 'answers.who': 'आशा' })
  expect(unsized.html).toContain('कौन-सा आकार?')
  const more = await send(`/hi/forms/${form}`, { asked, 'answers.who': 'आशा', 'answers.size': 'Large' })
  expect(more.html).toContain('आपके जवाबों से कुछ और सवाल निकले हैं')
  const sent = await send(`/hi/forms/${form}/frame`, { asked, 'answers.who': 'आशा', 'answers.size': 'Small' })
  expect(sent.html).toContain('धन्यवाद! आपके जवाब भेज दिए गए हैं।')
  const [message] = (await one.call('GET', '/api/v1/messages', { token, query: { kind: 'FORM' } })).body.data
  expect(message.answers).toEqual([
    { label: 'Form', value: 'Bowls' },
    { label: 'Your name', value: 'आशा' },
    { label: 'Size', value: 'Small' },
    { label: 'From', value: 'Fair' },
  ])
})

// Shows B119.
test('a form is listed with its missing translations, and a changed text must be translated again', async () => {
  const list = async () =>
    (await one.call('GET', '/api/v1/translations', { token, query: { language, kind: 'form', q: 'bowl' } })).body.data
  expect(await list()).toMatchObject([{ kind: 'form', _id: form, name: 'Bowls', stale: 0 }])
  const { data } = (await one.call('GET', `/api/v1/forms/${form}`, { token })).body
  data.definition.fields[1].label = 'Your full name'
  await one.call('PUT', `/api/v1/forms/${form}`, { token, body: data })
  expect((await list())[0].missing + (await list())[0].stale).toBeGreaterThan(0)
  expect((await get(one.host, '/hi/order')).text).toContain('Your full name')
})
