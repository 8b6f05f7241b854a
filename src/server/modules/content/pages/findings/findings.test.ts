import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { openEditor } from '../../../../../../tests/support/editing.ts'

/** Warnings before publishing, which they never prevent (B38). */

const { one, two } = await testApp()
const editor = await openEditor(one)
const there = await one.product({ name: 'Blue pot', category: 'pots' })
await two.product({ name: 'Elsewhere', path: 'elsewhere', category: 'elsewhere' })
await editor.publish('/care', [{ id: 'a', type: 'faq', v: 1, props: { anchor: 'washing' } }])
const former = await editor.publish('/before')
await editor.call('PATCH', `/pages/${former._id}`, { path: '/after' })

let count = 0

/** The findings on a new page with these sections. */
async function found(sections: object[], more: object = {}) {
  const page = await editor.add(`/checked-${count++}`, more as Record<string, unknown>)
  const placed = sections.map((section, index) => ({ id: `s${index}`, v: 1, ...section }))
  const saved = await editor.save(page, placed)
  expect(saved.status).toBe(200)
  const { status, body } = await editor.call('GET', `/pages/${page._id}/findings`)
  expect(status).toBe(200)
  return body.data as { kind: string; message: string; path: (string | number)[]; where: string; section: object }[]
}

const button = (type: string, value: string) => ({ buttonText: 'Go', buttonAction: { type, value } })
const cta = (...buttons: object[]) => ({ type: 'cta', props: { heading: 'Come by', buttons } })
const linksTo = async (type: string, value: string) => (await found([cta(button(type, value))])).map(({ kind }) => kind)

describe('a link', () => {
  test.each([
    ['page', '$ROOT'],
    ['page', '/care'],
    ['page', '/care?from=home'],
    ['page', '/care#washing'],
    ['page', '/before'],
    ['category', 'pots'],
    ['product', there.path],
    ['external', 'https://example.com/anything'],
    ['external', 'http://one.localhost/care'],
    ['external', 'tel:+911234567890'],
    ['external', 'mailto:a@example.com'],
    ['page', '/admin'],
    ['page', '/Care'],
    ['external', '/C/Pots'],
    ['external', '#top'],
  ])('%s %s leads somewhere', async (type, value) => expect(await linksTo(type, value)).toEqual([]))

  // Shows B38.
  test.each([
    ['page', '/workshops'],
    ['page', '/care#nothing'],
    ['category', 'elsewhere'],
    ['product', 'elsewhere'],
    ['external', '/c/elsewhere'],
    ['external', '/p/elsewhere?x=1'],
    ['external', '#nothing'],
    ['external', 'javascript:alert(1)'],
    ['page', '/search'],
  ])('%s %s leads to nothing', async (type, value) => expect(await linksTo(type, value)).toEqual(['link']))

  test("with the site's own host is checked too", async () => {
    const origin = (await one.ctx()).site.origin
    expect(await linksTo('external', `${origin}/workshops`)).toEqual(['link'])
    expect(await linksTo('external', `${origin}/care`)).toEqual([])
  })

  // Shows B38.
  test('in a text is looked up as well', async () => {
    const html = '<p><a href="/care">here</a> and <a href="/gone">there</a></p>'
    const items = [{ question: 'Where?', answer: html }]
    const [finding, ...more] = await found([{ type: 'faq', props: { heading: 'Asked', items } }])
    expect(more).toEqual([])
    expect(finding).toMatchObject({
      kind: 'link',
      message: 'There is no page “/gone” on this site that visitors can open.',
      path: ['items', 0, 'answer'],
      where: 'Questions › Question 1 › Answer',
      section: { id: 's0', title: 'Questions and answers' },
    })
  })

  // Shows B38.
  test('in a text without an address, or without a text, is told', async () => {
    const answer = '<p><a>here</a> and <a href="/care"></a></p>'
    const told = await found([{ type: 'faq', props: { heading: 'Asked', items: [{ question: 'Where?', answer }] } }])
    expect(told.map(({ message }) => message)).toEqual([
      'The link “here” has no address.',
      'The link to “/care” has no text.',
    ])
  })

  test('to a part of the page is there where a section that is shown has that anchor', async () => {
    const part = { type: 'faq', props: { anchor: 'part' } }
    expect(await found([cta(button('external', '#part')), part])).toEqual([])
    expect(await found([cta(button('external', '#part')), { ...part, hidden: true }])).toMatchObject([{ kind: 'link' }])
  })

  test('to a chosen category or product that does not exist is reported', async () => {
    const list = { type: 'product-list', props: { show: 'chosen', products: [there.path, 'gone'] } }
    expect(await found([list])).toMatchObject([{ kind: 'link', path: ['products'] }])
    // With `show: 'newest'` the chosen products do not matter.
    expect(await found([{ ...list, props: { ...list.props, show: 'newest' } }])).toEqual([])
  })

  test('that died when a page was deleted is told from then on', async () => {
    const target = await editor.publish('/soon-gone')
    const page = await editor.publish('/leads-there', [{ id: 's0', v: 1, ...cta(button('page', '/soon-gone')) }])
    const look = async () => (await editor.call('GET', `/pages/${page._id}/findings`)).body.data
    expect(await look()).toEqual([])
    await editor.call('DELETE', `/pages/${target._id}`)
    expect(await look()).toMatchObject([{ kind: 'link' }])
  })
})

describe('hidden content is not checked', () => {
  const dead = button('page', '/gone')
  test.each([
    ['a hidden section', { ...cta(dead), hidden: true }],
    ['a section whose time is over', { ...cta(dead), when: { until: '2020-01-01T00:00:00.000Z' } }],
    ['a button that is switched off', cta({ ...dead, enableButton: false })],
    ['a button without a text', cta({ ...dead, buttonText: '' })],
    [
      'a small title whose link is switched off',
      {
        type: 'hero',
        props: {
          slides: [
            { titleButtonText: 'x', titleButtonEnabled: false, titleButtonAction: { type: 'page', value: '/gone' } },
          ],
        },
      },
    ],
    ['a field of another type of block', { type: 'content', props: { blocks: [{ type: 'line', buttons: [dead] }] } }],
  ])('%s', async (_, section) => expect(await found([section])).toEqual([]))
})

// Shows B38.
test('a picture without a description is told with its place', async () => {
  const image = { media: 'notinlibrary', alt: ' ' }
  expect(await found([{ type: 'cta', name: 'Come by', props: { heading: 'Here', image } }])).toMatchObject([
    { kind: 'picture', path: ['image'], where: 'Picture', section: { title: 'Come by' } },
  ])
  expect(await found([{ type: 'cta', props: { heading: 'Here', image: { ...image, alt: 'A door' } } }])).toEqual([])
})

// Shows B38.
test('a new page tells every sample text, and none once it has other words', async () => {
  const page = await editor.add('/asked', { title: 'Asked often', preset: 'faq' })
  const { body } = await editor.call('GET', `/pages/${page._id}/findings`)
  const [faq] = page.document.sections
  const samples = body.data.filter(
    ({ kind, section }: { kind: string; section: { id: string } }) => kind === 'sample' && section.id === faq.id,
  )
  expect(samples.map(({ where }: { where: string }) => where)).toContain('Questions › Question 2 › Answer')
  expect(body.data.filter(({ kind }: { kind: string }) => kind === 'link')).toEqual([])
  // The heading is the page's own title, not a sample text.
  expect(samples.map(({ path }: { path: unknown[] }) => path.join('.'))).not.toContain('heading')
  const items = faq.props.items.map((item: object) => ({ ...item, question: 'When?', answer: '<p>Soon.</p>' }))
  expect(await found([{ ...faq, props: { ...faq.props, items } }])).toEqual([])
})

test('the page is published all the same, and only who may publish is told', async () => {
  const page = await editor.add('/anyway')
  const saved = await editor.save(page, [{ id: 's0', v: 1, ...cta(button('page', '/gone')) }])
  const { status } = await editor.call('POST', `/pages/${page._id}/publish`, { revision: saved.body.data.revision })
  expect(status).toBe(200)
  const other = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
  expect((await one.call('GET', `/api/v1/pages/${page._id}/findings`, { token: other.token })).status).toBe(403)
  const elsewhere = await openEditor(two)
  expect((await elsewhere.call('GET', `/pages/${page._id}/findings`)).status).toBe(404)
})

describe('a section without effect', () => {
  test.each([
    ['social-links', { items: [{ network: 'instagram' }] }, 'Places › Place 1 › Address of your page there'],
    ['countdown', { heading: 'The sale begins' }, 'Counts down to'],
    ['whatsapp-button', { heading: 'Ask us' }, 'WhatsApp number'],
  ])('because %s lacks its address, date or number is told', async (type, props, where) =>
    expect(await found([{ type, props }])).toEqual([expect.objectContaining({ kind: 'link', where })]),
  )

  test('is not told of what has it', async () => {
    const items = [{ network: 'instagram', address: 'https://instagram.com/aangan' }]
    expect(await found([{ type: 'social-links', props: { items } }])).toEqual([])
  })
})
