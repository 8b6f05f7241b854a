import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one, owner: database } = await testApp()
const get = await overHttp(app)
const owner = await openEditor(one)

const holder = (id: string, more: object = {}) => ({ id, type: 'columns', v: 1, props: { layout: 'two' }, ...more })
const inArea = (area: number, heading: string, id: string, section = 'h') => ({
  ...words(heading, id),
  within: { section, area },
})

/** The page as visitors see it. */
async function shown(path: string, sections: unknown[]): Promise<string> {
  await owner.publish(path, sections)
  const { status, text } = await get(one.host, path)
  expect(status).toBe(200)
  return text.slice(text.indexOf('<main'), text.indexOf('</main>'))
}

/** The words of each area, in the order of the page. */
function areasOf(html: string): string[][] {
  return html
    .split(/<div class="area [^"]*">/)
    .slice(1)
    .map((area) => [...area.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading = '']) => heading))
}

describe('sections in areas', () => {
  // Shows B47.
  test('stand in them, in the order of the list, between what stands on the page', async () => {
    const html = await shown('/areas', [
      words('Above', 'a'),
      holder('h'),
      inArea(1, 'Right', 'r'),
      inArea(0, 'Left', 'l'),
      inArea(0, 'Left below', 'm'),
      words('Under', 'z'),
    ])
    expect(areasOf(html)).toEqual([
      ['Left', 'Left below'],
      ['Right', 'Under'],
    ])
    expect(html.indexOf('Above')).toBeLessThan(html.indexOf('data-layout="two"'))
    expect(html).not.toContain('<!--')
  })

  // Shows B47.
  test('are hidden with what holds them, and go with its time', async () => {
    const gone = { when: { until: '2020-01-01T00:00:00.000Z' } }
    const html = await shown('/areas-hidden', [
      holder('h', { hidden: true }),
      inArea(0, 'In a hidden one', 'a'),
      holder('i', gone),
      inArea(0, 'In one that is over', 'b', 'i'),
      holder('j'),
      { ...inArea(0, 'Hidden itself', 'c', 'j'), hidden: true },
      inArea(1, 'Seen', 'd', 'j'),
    ])
    expect(areasOf(html)).toEqual([[], ['Seen']])
    expect(html).not.toMatch(/In a hidden one|In one that is over|Hidden itself/)
  })

  test('leave nothing where there are none', async () => {
    const html = await shown('/areas-empty', [words('Alone', 'a'), holder('h'), { ...holder('c'), type: 'container' }])
    expect(html).not.toContain('area')
  })

  test('do not show up on another page whose columns look the same', async () => {
    await shown('/areas-one', [holder('h'), inArea(0, 'Only on the first', 'a')])
    expect(areasOf(await shown('/areas-two', [holder('h'), inArea(1, 'On the second', 'b')]))).toEqual([
      [],
      ['On the second'],
    ])
  })

  test('of a container stand in its panel', async () => {
    const html = await shown('/panel', [
      { id: 'c', type: 'container', v: 1, props: { panel: 'strong', corner: 'none' } },
      inArea(0, 'In a panel', 'a', 'c'),
    ])
    expect(html).toMatch(/<div class="ground-strong[^>]*><div class="area [^>]*>.*In a panel/)
  })
})

describe('a page is not saved, and the field is named,', () => {
  test.each([
    ['where what holds a section is not there', [inArea(0, 'x', 'a', 'gone')], 'sections.0.within.section', '“gone”'],
    ['where it comes later', [inArea(0, 'x', 'a'), holder('h')], 'sections.0.within.section', 'comes after'],
    ['where it has no areas', [words('x', 'h'), inArea(0, 'y', 'a')], 'sections.1.within.section', 'has no areas'],
    ['where it has no such area', [holder('h'), inArea(2, 'x', 'a')], 'sections.1.within.area', 'no area 2'],
    ['where no section has one', [holder('h'), inArea(4, 'x', 'a')], 'sections.1.within.area', 'from 0 to 3'],
    [
      'where areas would stand in an area',
      [holder('h'), holder('i', { within: { section: 'h', area: 0 } })],
      'sections.1.within.section',
      'cannot stand in an area',
    ],
  ])('%s', async (_, sections, field, message) => {
    const page = await owner.add(`/misplaced-${crypto.randomUUID().slice(0, 8)}`)
    const { status, body } = await owner.save(page, sections)
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 400, field })
    expect(body.msg).toContain(message)
  })
})

test('a section of an unknown type keeps its content', async () => {
  const strange = { id: 'h', type: 'from-the-future', v: 7, props: {} }
  const page = await owner.publish('/future-areas', [strange, inArea(3, 'Kept', 'a')])
  expect(page.document.sections[1].within).toEqual({ section: 'h', area: 3 })
  expect((await get(one.host, '/future-areas')).text).not.toContain('Kept')
})

// Shows B47.
test('a section is taken out of a draft with what it holds', async () => {
  const page = await owner.add('/areas-out')
  await owner.save(page, [holder('h'), inArea(0, 'In it', 'a'), words('Beside it', 'b')])
  await one.call('GET', '/api/io/crm/admin/website/page/section/delete', {
    token: owner.token,
    query: { pageId: page._id, id: 'h' },
  })
  const { document } = await owner.read(page._id)
  expect(document.sections.map(({ id }: { id: string }) => id)).toEqual(['b'])
})

test('an area keeps its place where the database damaged its holder', async () => {
  const page = await owner.publish('/areas-broken', [holder('h'), inArea(0, 'Not lost', 'a')])
  const document = { schemaVersion: 1, sections: [{ id: 7 }, inArea(0, 'Not lost', 'a')] }
  await database.query('update page_versions set document = $1 where page_id = $2', [document, page._id])
  expect((await get(one.host, '/areas-broken')).text).toContain('Not lost')
})
