import { describe, expect, test, vi } from 'vitest'
import { type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { isGate, sampleOf } from '../../../../../tests/support/enumerations/sample.ts'
import { accepts, forEver, show } from '../../../../../tests/support/files/pictures.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { pictureWidths } from '../../../../shared/content/media/pictures.ts'
import { formats } from './formats.ts'
import { makeVariants } from './make-variants.ts'
import { fileOf } from './variant.ts'

const most = { cpuSeconds: 1, seconds: 60, megabytes: 500 }
const { app, one, two, owner, services } = await testApp({ encoding: { patience: 120, now: most, later: most } })
const tokens = new Map(
  await Promise.all(
    [one, two].map(
      async (site) => [site, (await site.signIn({ userType: 'STAFF', permissions: ['media'] })).token] as const,
    ),
  ),
)

const send = (site: TestSite, bytes: string | Uint8Array) =>
  upload(site, { token: tokens.get(site) ?? '', bytes, name: 'drawing.svg' })

let serial = 0
/** Each has other bytes, so that it is stored as a separate image. */
const svg = (inside: string, root = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}><desc>${serial++}</desc>${inside}</svg>`

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/** Expensive only to render: a file of 15 KB. */
const groups = (count: number) =>
  many(count, (index) => `<g opacity=".99"><circle cx="50" cy="50" r="${index % 50}"/></g>`)
const worst = () => svg(groups(15_000 / 2))

const everywhere = (index: number) => `${(index * 7919) % 101} ${(index * 104_729) % 103}`

const files = async () => {
  const folders = await services.storage.folders(String(one.id))
  return [await services.storage.list(`${one.id}/original`), folders.filter((name) => name !== 'original')]
}

const shapes: [string, () => string][] = [
  [
    'three hundred clouds of a filter',
    () =>
      svg(
        `<filter id="f">${many(300, (seed) => `<feTurbulence baseFrequency=".9" numOctaves="9" seed="${seed}"/>`)}</filter><rect width="100" height="100" filter="url(#f)"/>`,
      ),
  ],
  ['2 MB of empty groups', () => svg(many(480_000, () => '<g/>'))],
  [
    'thousands of gradients',
    () =>
      svg(
        many(
          2_000,
          (index) =>
            `<radialGradient id="g${index}">${many(8, (stop) => `<stop offset="${stop / 8}" stop-color="#${stop}f0"/>`)}</radialGradient><rect width="100" height="100" fill="url(#g${index})"/>`,
        ),
      ),
  ],
  [
    'patterns within patterns',
    () =>
      svg(
        `${many(40, (index) => `<pattern id="p${index}" width=".3" height=".3"><rect width="9" height="9" fill="url(#p${index + 1})"/></pattern>`)}<rect width="100" height="100" fill="url(#p0)"/>`,
      ),
  ],
  [
    'a pattern of very small tiles',
    () =>
      svg(
        '<pattern id="p" width=".0001" height=".0001" patternUnits="userSpaceOnUse"><circle r=".0001"/></pattern><rect width="100" height="100" fill="url(#p)"/>',
      ),
  ],
  [
    'a pattern of a huge tile',
    () =>
      svg(
        '<pattern id="p" width="9e9" height="9e9" patternUnits="userSpaceOnUse"><circle r="9e9"/></pattern><rect width="100" height="100" fill="url(#p)"/>',
      ),
  ],
  [
    'a line of endless dashes',
    () => svg(many(200, () => '<path stroke="#000" stroke-width=".01" stroke-dasharray=".00001" d="M0 0L1e6 1e6"/>')),
  ],
  [
    'dashes without end in a list',
    () => svg(`<path stroke="#000" stroke-dasharray="${many(90_000, (index) => `${index % 9}.1 `)}" d="M0 0L99 99"/>`),
  ],
  [
    'a line that crosses itself everywhere',
    () => svg(`<path stroke="#000" d="M0 0${many(49_000, (index) => `L${everywhere(index)}`)}"/>`),
  ],
  [
    'many such lines',
    () => svg(many(20, () => `<path fill-rule="evenodd" d="M0 0${many(5_000, (index) => `L${everywhere(index)}`)}"/>`)),
  ],
  [
    'groups as deep as they may be',
    () =>
      svg(`${'<g opacity=".9" transform="rotate(1)">'.repeat(95)}<rect width="90" height="90"/>${'</g>'.repeat(95)}`),
  ],
  ['groups far deeper', () => svg('<g>'.repeat(200_000))],
  ['thousands of layers', worst],
  [
    'masks over masks',
    () =>
      svg(
        `${many(190, (index) => `<mask id="m${index}"><rect width="100" height="100" fill="#fff" mask="url(#m${index + 1})"/></mask>`)}<rect width="100" height="100" mask="url(#m0)"/>`,
      ),
  ],
  [
    'clips over clips',
    () =>
      svg(
        `${many(400, (index) => `<clipPath id="c${index}"><rect width="100" height="100" clip-path="url(#c${index + 1})"/></clipPath>`)}<rect width="100" height="100" clip-path="url(#c0)"/>`,
      ),
  ],
  [
    'an enormous text',
    () => svg(`<text font-size="1e7" stroke="#000" stroke-width="1e5">${'W'.repeat(10_000)}</text>`),
  ],
  ['a very long text', () => svg(`<text>${'W '.repeat(500_000)}</text>`)],
  [
    'letters drawn one by one',
    () =>
      svg(
        `<text x="${many(9_000, (index) => `${index} `)}" rotate="${many(9_000, (index) => `${index} `)}">${'Ꙭ'.repeat(9_000)}</text>`,
      ),
  ],
  [
    'parts used again without end',
    () =>
      svg(
        `<g id="a0"><rect width="9" height="9"/></g>${many(20, (index) => `<g id="a${index + 1}"><use href="#a${index}"/><use xlink:href="#a${index}"/></g>`)}<use href="#a20"/>`,
      ),
  ],
  ['a part that holds itself', () => svg('<g id="a"><use href="#a"/></g>')],
  ['a huge view', () => svg('<circle r="1e30"/>', 'viewBox="0 0 1e30 1e30"')],
  ['a huge size', () => svg('<circle r="1e9"/>', 'width="99999" height="99999"')],
  ['a size beyond all sizes', () => svg('<rect width="9" height="9"/>', 'width="1e300" height="1e300"')],
  ['a tiny view', () => svg('<rect width="1e-20" height="1e-20"/>', 'viewBox="0 0 1e-20 1e-20"')],
  ['a view of nothing', () => svg('<rect/>', 'viewBox="0 0 0 0" width="0" height="0"')],
  [
    'thousands of rules over thousands of elements',
    () =>
      svg(
        `<style>${many(1_990, (index) => `g g>rect.a${index}~*{fill:#${100 + (index % 899)}}`)}</style>${many(9_000, (index) => `<rect class="a${index}"/>`)}`,
      ),
  ],
  [
    'markers at every point',
    () =>
      svg(
        `<marker id="m" viewBox="0 0 9 9"><circle r="9" opacity=".5"/></marker><path marker-mid="url(#m)" d="M0 0${many(20_000, (index) => `L${everywhere(index)}`)}"/>`,
      ),
  ],
  ['a photo within', () => svg('<image href="data:image/png;base64,AAAA"/>')],
  [
    'laughs that become a billion',
    () =>
      `<!DOCTYPE svg [<!ENTITY a0 "ha">${many(20, (index) => `<!ENTITY a${index + 1} "&a${index};&a${index};">`)}]>${svg('<text>&a20;</text>')}`,
  ],
]

describe('a drawing of', () => {
  test.each(sampleOf(shapes, ([name]) => name, 8))(
    '%s is shown, or refused at its field and nothing of it stays',
    async (_, make) => {
      const before = await files()
      const { status, body } = await send(one, make())
      if (status === 200) {
        expect(await show(app, one, body.data._id, 240)).toMatchObject({
          status: 200,
          cache: forEver,
          type: 'image/webp',
        })
        return
      }
      expect([413, 415]).toContain(status)
      expect(body.errors).toEqual([
        { field: 'file', code: expect.stringMatching(/^media\./), defaultMessage: body.msg },
      ])
      expect(await files()).toEqual(before)
    },
    60_000,
  )
})

test('a drawing that takes too long is refused in words', async () => {
  const { status, body } = await send(one, worst())
  expect({ status, msg: body.msg }).toEqual({
    status: 413,
    msg: expect.stringContaining('takes too much time or memory'),
  })
})

test.skipIf(isGate)(
  'while the worst of one site are drawn, pictures of another are made and served',
  async () => {
    const crowd = Array.from({ length: 6 })
    let drawn = 0
    const drawing = Promise.all(
      crowd.map(async () => {
        const { status } = await send(one, worst())
        drawn++
        return status
      }),
    )
    const { body } = await send(two, await photo(500, 300).jpeg().toBuffer())
    const id: string = body.data._id
    await makeVariants(await two.ctx(), { id })
    expect(await show(app, two, id, 480, accepts.avif)).toMatchObject({
      status: 200,
      cache: forEver,
      type: 'image/avif',
    })
    expect(drawn).toBeLessThan(crowd.length)
    expect(await drawing).toEqual(crowd.map(() => 413))
  },
  120_000,
)

test.skipIf(isGate)(
  "a drawing that is stored already is given up after three tries and marked so; other sites' pictures are made",
  async () => {
    const token = tokens.get(one) ?? ''
    const id: string = (await send(one, svg('<rect width="90" height="90"/>'))).body.data._id
    await services.storage.write(`${one.id}/original/${id}`, Buffer.from(worst()))
    const widths = pictureWidths.filter((width) => width < 2_400)
    for (const file of widths.flatMap((width) => formats.map((format) => fileOf({ width, format }))))
      await services.storage.write(`${one.id}/${id}/${file}`, Buffer.from('made before'))
    const ctx = await one.ctx()
    const logged = vi.spyOn(ctx.log, 'error')
    // The third try waits for the other site's image, so that image cannot depend on any of the three.
    const { promise: otherIsMade, resolve: tellMade } = Promise.withResolvers<void>()
    const run = services.encoders.run.bind(services.encoders)
    let tries = 0
    const asked = vi.spyOn(services.encoders, 'run').mockImplementation(async (...task) => {
      if (task[0].share === one.id && ++tries === 3) await otherIsMade
      return run(...task)
    })
    const trying = makeVariants(ctx, { id })
    const other = (await send(two, await photo(300, 200).jpeg().toBuffer())).body.data._id
    await makeVariants(await two.ctx(), { id: other })
    expect((await show(app, two, other, 240, accepts.avif)).cache).toBe(forEver)
    tellMade()
    await trying
    expect(asked.mock.calls.filter(([{ share, urgency }]) => share === one.id && urgency === 'later')).toHaveLength(3)

    expect((await one.call('GET', `/api/v1/media/${id}`, { token })).body.data.givenUp).toBe(true)
    const { body } = await one.call('GET', '/api/v1/media', { token, query: { s: '100' } })
    const givenUp = body.data.filter((item: { givenUp: boolean }) => item.givenUp)
    expect(givenUp).toEqual([expect.objectContaining({ _id: id })])

    // It is not retried, however often it is requested.
    asked.mockClear()
    await makeVariants(ctx, { id })
    await owner.query("delete from jobs.job where name = 'media.variants'")
    expect((await show(app, one, id, 2_400)).status).toBe(200)
    expect((await owner.query("select 1 from jobs.job where name = 'media.variants'")).rows).toEqual([])
    expect(asked).not.toHaveBeenCalled()
    expect(logged.mock.calls.map(([, text]) => text)).toEqual(['a picture cannot be encoded: given up'])
  },
  120_000,
)
