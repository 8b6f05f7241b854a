import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'

const { one, owner: database } = await testApp()
const owner = await openEditor(one)

const fields = (body: { errors?: { field: string }[] }) => (body.errors ?? []).map(({ field }) => field)

describe('a draft', () => {
  test('is kept as it was saved, with a higher revision', async () => {
    const page = await owner.add('/draft')
    const { body } = await owner.save(page, [words('First words')])
    expect(body.data).toEqual({ revision: 2, issues: [], changed: true, publishAt: null, overdue: false })
    const { revision, document } = await owner.read(page._id)
    expect({ revision, heading: document.sections[0].props.heading }).toEqual({ revision: 2, heading: 'First words' })
  })

  test('saved by another user meanwhile is not overwritten', async () => {
    const page = await owner.add('/two-editors')
    const answers = await Promise.all(['Hers', 'His', 'Theirs'].map((text) => owner.save(page, [words(text)])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.msg).toContain('Another user saved this page while you were editing.')
    const saved = answers.findIndex(({ status }) => status === 200)
    const { document } = await owner.read(page._id)
    expect(document.sections[0].props.heading).toBe(['Hers', 'His', 'Theirs'][saved])
  })

  test('that is sent again, because the answer was lost, is taken as saved', async () => {
    const page = await owner.add('/again')
    await owner.save(page, [words('Once')])
    expect((await owner.save(page, [words('Once')])).body.data).toMatchObject({ revision: 2 })
    expect((await owner.save(page, [words('Otherwise')])).status).toBe(409)
  })

  test('keeps what a section does not accept, names it, and cannot be published with it', async () => {
    const page = await owner.add('/faulty')
    const props = { heading: 7, items: [{ name: 'Meera', rating: 9 }], layout: 'sideways' }
    const { body } = await owner.save(page, [words('Fine'), { id: 'b', type: 'testimonials', v: 1, props }])
    expect(body.data.issues).toEqual([
      { field: 'sections.1.props.heading', message: 'Enter a text.' },
      { field: 'sections.1.props.layout', message: 'Choose one of the values offered.' },
      { field: 'sections.1.props.items.0.rating', message: 'Enter at most 5.' },
    ])
    const { document, issues } = await owner.read(page._id)
    expect(document.sections[1].props).toEqual(props)
    expect(issues).toEqual(body.data.issues)
    const refused = await owner.call('POST', `/pages/${page._id}/publish`, { revision: 2 })
    expect({ status: refused.status, fields: fields(refused.body) }).toEqual({
      status: 400,
      fields: issues.map(({ field }: { field: string }) => field),
    })
    expect((await owner.read(page._id)).publishedVersion).toBe(null)
  })

  test('keeps a section of an unknown type unchanged, also when published', async () => {
    const strange = { id: 'x', type: 'from-the-future', v: 7, props: { deep: [{ a: null }] } }
    const page = await owner.publish('/future', [strange])
    expect(page.document.sections).toEqual([strange])
    expect(page).toMatchObject({ publishedVersion: 1, changed: false })
  })

  test('loses harmful markup, in sections that are not right yet too', async () => {
    const page = await owner.add('/markup')
    const item = (answer: string) => ({ question: 'Why?', answer })
    const script = '<p onclick="x()">So</p><script>alert(1)</script>'
    await owner.save(page, [
      { id: 'a', type: 'faq', v: 1, props: { items: [item(script)] } },
      { id: 'b', type: 'faq', v: 1, props: { heading: 7, items: [item(script)] } },
    ])
    const { document } = await owner.read(page._id)
    expect(JSON.stringify(document)).not.toMatch(/<script|onclick/)
    expect(document.sections[1].props.items[0].answer).toBe('<p>So</p>')
  })

  test('keeps the words of rich text that is longer than any field takes', async () => {
    const page = await owner.add('/book')
    const answer = `${'<b>'.repeat(160_000)}A book<img src="x" onerror="alert(1)"`
    const { body } = await owner.save(page, [
      { id: 'a', type: 'faq', v: 1, props: { items: [{ question: 'Why?', answer }] } },
    ])
    expect(body.data.issues[0]).toMatchObject({ field: 'sections.0.props.items.0.answer' })
    expect((await owner.read(page._id)).document.sections[0].props.items[0].answer).toBe('A book')
  })

  test('loses harmful markup in sections that claim a later version than there is', async () => {
    const answer = '<p>So</p><a href="javascript:alert(1)">Go</a><img src="x" onerror="alert(1)">'
    const page = await owner.publish('/later-version', [
      { id: 'a', type: 'faq', v: 999, props: { items: [{ question: 'Why?', answer }] } },
    ])
    expect(page.document.sections[0]).toMatchObject({ v: 999, props: { items: [{ answer: '<p>So</p><a>Go</a>' }] } })
  })

  test.each([
    [
      'sixty-one sections',
      Array.from({ length: 61 }, (_, index) => words('x', `s${index}`)),
      'sections',
      'at most 60 sections',
    ],
    ['two sections of one id', [words('x'), words('y')], 'sections.1.id', 'the same id'],
    [
      'a list of 201 items',
      [{ ...words('x'), props: { items: Array(201).fill({}) } }],
      'sections.0.props.items',
      '200 items',
    ],
    ['more than 512 KB', [{ ...words('x'), props: { heading: 'ह'.repeat(180_000) } }], '', '512 KB'],
    ['a section without a type', [{ id: 'a' }], 'sections.0.type', ''],
    [
      'properties nested without end',
      [{ ...words('x'), props: JSON.parse(`${'{"a":'.repeat(34)}1${'}'.repeat(34)}`) }],
      'sections.0.props',
      'too deep',
    ],
  ])('with %s is refused, saying which', async (name, sections, field, text) => {
    const page = await owner.add(`/limit-${name.length}`)
    const { status, body } = await owner.save(page, sections)
    expect(status).toBe(400)
    expect(body.errors[0].field).toBe(field)
    expect(body.errors[0].defaultMessage).toContain(text)
    expect((await owner.read(page._id)).revision).toBe(1)
  })

  test('with half a character is stored with a whole one', async () => {
    const page = await owner.add('/half')
    expect((await owner.save(page, [words('a\ud83d')])).status).toBe(200)
    expect((await owner.read(page._id)).document.sections[0].props.heading).toBe('a\ufffd')
  })

  test('that was damaged in the database still opens, with what of it is whole', async () => {
    const page = await owner.publish('/damaged')
    const damaged = { schemaVersion: 1, sections: [7, { type: 'faq' }, words('Whole')], groups: 'none' }
    await database.query('update pages set draft = $1 where id = $2', [damaged, page._id])
    const { document } = await owner.read(page._id)
    expect(document.sections.map(({ id }: { id: string }) => id)).toEqual(['a'])
  })

  test('without a revision or a document is refused', async () => {
    const page = await owner.add('/missing')
    expect((await owner.call('PUT', `/pages/${page._id}/draft`, { revision: 1 })).status).toBe(400)
    expect((await owner.call('PUT', `/pages/${page._id}/draft`, { revision: 'x', document: {} })).status).toBe(400)
  })
})

describe('publishing', () => {
  test('is refused for a draft that is not the latest', async () => {
    const page = await owner.add('/stale')
    await owner.save(page, [words('New')])
    expect((await owner.call('POST', `/pages/${page._id}/publish`, { revision: 1 })).status).toBe(409)
  })

  test('twice makes one version', async () => {
    const page = await owner.publish('/twice')
    await owner.call('POST', `/pages/${page._id}/publish`, { revision: page.revision })
    expect((await owner.call('GET', `/pages/${page._id}/versions`)).body.total).toBe(1)
  })

  test('leaves no unpublished changes, though the sections were written out', async () => {
    const page = await owner.publish('/brief', [{ id: 'a', type: 'faq', props: {} }])
    expect(page).toMatchObject({ changed: false, publishedVersion: 1, publishedAt: expect.any(String) })
    const again = await owner.save(page, [{ id: 'a', type: 'faq', props: {} }])
    expect(again.body.data.changed).toBe(false)
  })
})

describe('versions', () => {
  test('tell who made them and when, and which one the public sees', async () => {
    const page = await owner.publish('/history', [words('One')])
    await owner.save(page, [words('Two')])
    await owner.call('POST', `/pages/${page._id}/publish`, { revision: 3 })
    const { body } = await owner.call('GET', `/pages/${page._id}/versions`)
    expect(body).toMatchObject({
      total: 2,
      data: [
        { _id: '2', version: 2, by: { name: 'Asha Rao' }, isPublished: true, created: expect.any(String) },
        { _id: '1', version: 1, isPublished: false, title: 'Title of /history' },
      ],
    })
    const first = await owner.call('GET', `/pages/${page._id}/versions/1`)
    expect(first.body.data.document.sections[0].props.heading).toBe('One')
    expect((await owner.call('GET', `/pages/${page._id}/versions/9`)).status).toBe(404)
  })

  test('are compared in words, with one another and with the draft', async () => {
    const page = await owner.publish('/compared', [words('One')])
    await owner.save(page, [words('Two'), words('More', 'b')])
    await owner.call('PATCH', `/pages/${page._id}`, { title: 'Compared' })
    const { body } = await owner.call('GET', `/pages/${page._id}/difference`, undefined, { from: '1', to: 'draft' })
    expect(body.data).toEqual({
      changes: [
        {
          kind: 'changed',
          section: { id: 'a', type: 'testimonials', title: 'Testimonials', name: 'Two' },
          fields: [{ label: 'Heading', path: 'heading', before: 'One', after: 'Two' }],
        },
        { kind: 'added', section: { id: 'b', type: 'testimonials', title: 'Testimonials', name: 'More' }, fields: [] },
      ],
      page: [{ label: 'Title', before: 'Title of /compared', after: 'Compared' }],
    })
    await owner.call('POST', `/pages/${page._id}/publish`, { revision: 3 })
    const same = await owner.call('GET', `/pages/${page._id}/difference`, undefined, { from: '2' })
    expect(same.body.data).toEqual({ changes: [], page: [] })
  })

  test('are restored as the draft, with title and SEO; the public sees it once it is published', async () => {
    const page = await owner.publish('/restored', [words('Old')])
    await owner.call('PATCH', `/pages/${page._id}`, { title: 'Another title' })
    await owner.save(page, [words('New')])
    await owner.call('POST', `/pages/${page._id}/publish`, { revision: 3 })
    const { body } = await owner.call('POST', `/pages/${page._id}/restore`, { version: 1, revision: 3 })
    expect(body.data).toMatchObject({ title: 'Title of /restored', revision: 4, changed: true, publishedVersion: 2 })
    expect(body.data.document.sections[0].props.heading).toBe('Old')
    expect((await owner.call('POST', `/pages/${page._id}/restore`, { version: 1, revision: 3 })).status).toBe(409)
    expect((await owner.call('POST', `/pages/${page._id}/restore`, { version: 9, revision: 4 })).status).toBe(404)
  })
})

describe("the specification's call that deletes a section", () => {
  const remove = (pageId: string, id: string, token = owner.token) =>
    one.call('GET', '/api/io/crm/admin/website/page/section/delete', { token, query: { id, pageId } })

  // Shows C30.
  test('takes it out of the draft, and is safe to repeat', async () => {
    const page = await owner.publish('/parts', [words('One', 'a'), words('Two', 'b')])
    expect((await remove(page._id, 'a')).body).toEqual({ data: { removed: true } })
    expect((await remove(page._id, 'a')).body).toEqual({ data: { removed: false } })
    const { document, changed, revision } = await owner.read(page._id)
    expect({ ids: document.sections.map(({ id }: { id: string }) => id), changed, revision }).toEqual({
      ids: ['b'],
      changed: true,
      revision: page.revision + 1,
    })
  })

  // Shows P4.
  test('is for staff alone', async () => {
    const page = await owner.publish('/parts-kept')
    const customer = await one.signIn()
    expect((await remove(page._id, 'a', customer.token)).status).toBe(403)
  })
})
