import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'

const { one, owner: database } = await testApp()
const owner = await openEditor(one)
const colleague = await openEditor(one)
const rounds = Array.from({ length: 10 }, (_, index) => index)

type Page = { _id: string; title: string; revision: number; publishedVersion: number }

const publish = ({ _id }: Page, revision: number, who = owner) =>
  who.call('POST', `/pages/${_id}/publish`, { revision })
const restore = ({ _id }: Page, revision: number, version: number) =>
  colleague.call('POST', `/pages/${_id}/restore`, { revision, version })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const headingOf = ({ document }: { document: { sections: { props: { heading: string } }[] } }) =>
  document.sections[0]?.props.heading

async function versionsOf({ _id }: Page): Promise<{ version: number; heading: string }[]> {
  const { rows } = await database.query(
    `select version, document->'sections'->0->'props'->>'heading' as heading
     from page_versions where page_id = $1 order by version`,
    [_id],
  )
  return rows
}

test('a draft that is published by several people at once makes one version', async () => {
  for (const round of rounds) {
    const page = await owner.publish(`/published-at-once-${round}`)
    const saved = (await owner.save(page, [words('Second')])).body.data.revision
    const answers = await Promise.all([owner, colleague, owner, colleague].map((who) => publish(page, saved, who)))
    expect(statuses(answers)).toEqual([200, 200, 200, 200])
    expect(answers.map(({ body }) => body.data.publishedVersion)).toEqual([2, 2, 2, 2])
    expect((await versionsOf(page)).map(({ version }) => version)).toEqual([1, 2])
  }
})

test('a draft that is published while a colleague saves is public as one of them knew it, and nothing is lost', async () => {
  for (const round of rounds) {
    const page = await owner.publish(`/saved-meanwhile-${round}`)
    const { revision } = (await owner.save(page, [words('Hers')])).body.data
    const both = [() => publish(page, revision), () => colleague.save(page, [words('His')], revision)]
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((act) => act()))
    const published = round % 2 ? answers[0] : answers[1]
    expect(statuses(answers)).toEqual(published?.status === 200 ? [200, 200] : [200, 409])
    const after = await owner.read(page._id)
    expect(headingOf(after)).toBe('His')
    const versions = (await versionsOf(page)).map(({ heading }) => heading)
    expect(versions.slice(1)).toEqual(published?.status === 200 ? ['Hers'] : [])
    expect(after.publishedVersion).toBe(versions.length)
  }
})

test('a version that is restored while a colleague saves: one of them is told', async () => {
  for (const round of rounds) {
    const page = await owner.publish(`/restored-meanwhile-${round}`, [words('First')])
    const { revision } = (await owner.save(page, [words('Second')])).body.data
    const answers = await Promise.all([owner.save(page, [words('Third')], revision), restore(page, revision, 1)])
    expect(statuses(answers)).toEqual([200, 409])
    const after = await owner.read(page._id)
    expect(headingOf(after)).toBe(answers[0].status === 200 ? 'Third' : 'First')
    expect(after.revision).toBe(revision + 1)
  }
})

test('two people who save, publish and restore without rest leave versions without gaps, which never change', async () => {
  const page = await owner.publish('/without-rest', [words('Version 1')])
  const seen = new Map<number, string>()
  await Promise.all(
    [owner, colleague, owner, colleague].map(async (who, person) => {
      for (const round of rounds) {
        const { revision } = await who.read(page._id)
        if (round % 4 === 3) await restore(page, revision, 1)
        else await who.save(page, [words(`${person} in ${round}`)], revision)
        const { status, body } = await publish(page, (await who.read(page._id)).revision, who)
        if (status === 200) seen.set(body.data.publishedVersion, headingOf(body.data) ?? '')
      }
    }),
  )
  const versions = await versionsOf(page)
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1))
  for (const { version, heading } of versions.slice(1)) expect(heading).toBe(seen.get(version))
  expect((await owner.read(page._id)).publishedVersion).toBe(versions.length)
})

test('concurrent changes of a page, its draft and its settings are all kept, and published as saved', async () => {
  for (const round of rounds) {
    const page = await owner.publish(`/parts-at-once-${round}`)
    const [saved, ...settings] = await Promise.all([
      owner.save(page, [words('New words')]),
      colleague.call('PATCH', `/pages/${page._id}`, { title: 'New title' }),
      owner.call('PATCH', `/pages/${page._id}`, { seo: { title: 'For search' } }),
      colleague.call('PATCH', `/pages/${page._id}`, { seo: { description: 'In short' } }),
    ])
    expect(statuses([saved, ...settings])).toEqual([200, 200, 200, 200])
    const { body } = await publish(page, saved.body.data.revision)
    const seo = { title: 'For search', description: 'In short' }
    expect(body.data).toMatchObject({ title: 'New title', seo, changed: false, publishedVersion: 2 })
    expect(headingOf(body.data)).toBe('New words')
  }
})

test('a page that is taken over while it is being saved: who took over saves on top of what they then read', async () => {
  for (const round of rounds) {
    const page = await owner.publish(`/taken-over-while-saving-${round}`)
    await owner.lock(page, 'tab-of-the-owner')
    const [saved, seen] = await Promise.all([
      owner.save(page, [words('Hers')], page.revision, 'tab-of-the-owner'),
      colleague.lock(page, 'tab-of-the-colleague', 'over').then(() => colleague.read(page._id)),
    ])
    expect(headingOf(seen)).toBe(saved.status === 200 ? 'Hers' : `Words of /taken-over-while-saving-${round}`)
    const first = await colleague.save(page, [words('His')], seen.revision, 'tab-of-the-colleague')
    expect(first.status).toBe(200)
    expect((await owner.save(page, [words('Too late')], seen.revision + 1, 'tab-of-the-owner')).status).toBe(409)
    expect(headingOf(await owner.read(page._id))).toBe('His')
  }
})

test('concurrent moves to one path: one wins', async () => {
  for (const round of rounds) {
    const pages = [await owner.publish(`/from-one-${round}`), await owner.publish(`/from-two-${round}`)]
    const moves = pages.map(({ _id }) => owner.call('PATCH', `/pages/${_id}`, { path: `/to-${round}` }))
    expect(statuses(await Promise.all(moves))).toEqual([200, 409])
    const keys = await Promise.all(pages.map(async ({ _id }) => (await owner.read(_id)).key))
    expect(keys.filter((key) => key === `/to-${round}`)).toHaveLength(1)
  }
})

test('a title or SEO setting changed by another user meanwhile is not overwritten, and the caller is told', async () => {
  const page = await owner.publish('/same-field')
  const change = (who: typeof owner, body: Record<string, unknown>) => who.call('PATCH', `/pages/${page._id}`, body)
  const seen = { title: page.title, seo: { description: '' } }
  await change(colleague, { title: 'His', seo: { description: 'In his words' }, seen })

  const late = await change(owner, {
    title: 'Hers',
    seo: { title: 'Beside it' },
    seen: { title: page.title, seo: { title: '' } },
  })
  expect(late).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'title', code: 'page.changed', defaultMessage: expect.stringContaining('“His”') }] },
  })
  const both = await change(owner, { title: 'Hers', seo: { description: 'In hers' }, seen })
  expect(both.body.errors.map(({ field }: { field: string }) => field)).toEqual(['title', 'seo.description'])
  expect(await owner.read(page._id)).toMatchObject({ title: 'His', seo: { title: '', description: 'In his words' } })

  expect((await change(owner, { seo: { title: 'In search' }, seen })).status).toBe(200)
  expect((await change(owner, { title: 'His', seen: { title: page.title } })).status).toBe(200)
  expect((await change(owner, { title: 'Hers', seen: { title: 'His' } })).body.data.title).toBe('Hers')
})
