import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { faintPairs } from '../../src/admin/settings/contrasts.ts'
import { looks } from '../../src/sections/looks.ts'
import { sectionOf } from '../../src/sections/registry.ts'
import type { Stats } from '../../src/sections/stats/stats.schema.ts'
import { checkDocument } from '../../src/server/modules/content/pages/index.ts'
import { loadStarter } from '../../src/server/modules/over/starters/index.ts'
import { documentOf } from '../../src/server/modules/over/starters/read-pages.ts'
import { starterNames } from '../../src/server/modules/over/starters/starter.ts'
import { offeredWidths } from '../../src/shared/content/media/pictures.ts'
import { systemRoutes } from '../../src/shared/content/pages/paths.ts'
import { siteSettings } from '../../src/shared/sites/site-settings.ts'
import { themeSchema } from '../../src/shared/sites/theme/theme.ts'
import { themePresets } from '../../src/shared/sites/theme/theme-presets.ts'

const shelf = 'starters/pictures'
const starters = await Promise.all(starterNames.map(async (name) => [name, await loadStarter(name)] as const))

describe.each(starters)('the %s starter', (_, starter) => {
  const ids = new Map(
    [...starter.pictures.keys()].map((name) => [name, name.replaceAll('-', '').slice(0, 32).padEnd(10, '0')]),
  )

  // Shows R8, R9, R10, R11, R12, R13, S94, B10.
  test.each(starter.pages.map((page) => [`${page.kind} ${page.key}`, page] as const))(
    'has a %s that can be published',
    (_, page) => {
      const document = checkDocument(documentOf(page, ids))
      for (const { type } of document.sections) expect(sectionOf(type)?.type).toBe(type)
    },
  )

  // Shows E33.
  test('has settings that fit, and one page for each address', () => {
    expect(siteSettings.safeParse(starter.settings).success).toBe(true)
    const keys = starter.pages.map((page) => `${page.kind} ${page.key}`)
    expect(keys.length).toBe(new Set(keys).size)
  })

  test('shows each colour of a product in a picture', () => {
    for (const { path, options, pictures } of starter.products) {
      const colours = options.find(({ name }) => name === 'Colour')
      const shown = colours?.looks?.map(({ picture }) => picture) ?? []
      expect(shown.length, path).toBe(colours?.values.length ?? 0)
      expect(new Set(shown).size, path).toBe(shown.length)
      expect(pictures, path).toEqual(expect.arrayContaining(shown))
    }
  })

  test('has the files of each picture', () => {
    const files = [...starter.pictures.values()].flatMap(({ hash, contentType, width }) => [
      path.join(hash, contentType === 'image/svg+xml' ? 'master.svg' : 'master.avif'),
      ...offeredWidths(width).map((offered) => path.join(hash, `${offered}.avif`)),
    ])
    expect(files.filter((file) => !existsSync(path.join(shelf, file)))).toEqual([])
  })

  test('can be read everywhere', () => {
    expect(faintPairs(themeSchema.parse(starter.settings.theme))).toEqual([])
  })

  // Shows B10.
  test('writes nothing in a field that its section does not have', () => {
    for (const page of starter.pages) {
      for (const { type, props = {} } of page.sections) {
        const known = Object.keys(sectionOf(type)?.schema.parse({}) ?? {})
        expect({ type, unknown: Object.keys(props).filter((name) => !known.includes(name)) }).toEqual({
          type,
          unknown: [],
        })
      }
    }
  })

  test('links to pages and categories that it brings', () => {
    const pages = starter.pages.filter(({ kind }) => kind === 'page')
    const paths = new Set(
      pages.flatMap(({ key, sections }) => [key, ...sections.map(({ props }) => `${key}#${props.anchor}`)]),
    )
    const categories = new Set(starter.categories.map(({ path }) => path))
    const text = JSON.stringify(starter.pages)
    const system = /^(\$ROOT$|#|\/visit\/|\/sections$|\/api\/|\/search)/
    for (const [, type, value = ''] of text.matchAll(/"type":"(page|category)","value":"([^"#]*)/g)) {
      if (value === '') continue
      const found =
        type === 'category'
          ? categories.has(value)
          : paths.has(value) || system.test(value) || systemRoutes.some(({ pattern }) => pattern === value)
      expect({ type, value, found }).toEqual({ type, value, found: true })
    }
  })
})

test.each(starters)('on the %s site what is written as a telephone number calls that number', (_, starter) => {
  for (const [, text = '', number = ''] of JSON.stringify(starter.pages).matchAll(
    /"buttonText":"(\+91[ \d]+)","buttonAction":\{"type":"external","value":"tel:([^"]+)"/g,
  ))
    expect(number).toBe(text.replaceAll(' ', ''))
})

test('each service of the events site offers the number that answers for it', async () => {
  const { pages } = await loadStarter('events')
  const answers = {
    '/services/wedding-planner': 'Weddings',
    '/services/corporate-events': 'Companies',
    '/services/games': 'Companies',
    '/services/artist-and-anchor': 'Artists',
    '/services/theme-party-planner': 'Artists',
  }
  const header = JSON.stringify(pages.find(({ kind, key }) => kind === 'group' && key === 'header'))
  const services = pages.filter(({ key }) => key.startsWith('/services/'))
  expect(services.map(({ key }) => key).sort()).toEqual(Object.keys(answers).sort())
  for (const [key, label] of Object.entries(answers)) {
    const [, number] = new RegExp(`"label":"${label}","number":"([^"]+)"`).exec(header) ?? []
    const offered = JSON.stringify(pages.find((page) => page.key === key)).match(/\+91 \d{5} \d{5}/g)
    expect({ key, offered: [...new Set(offered)] }).toEqual({ key, offered: [number] })
  }
})

test('the platform’s home speaks to those who run a shop', async () => {
  const { pages } = await loadStarter('platform')
  const home = JSON.stringify(pages.find(({ key }) => key === '/'))
  expect(home).not.toMatch(/npm|TypeScript|PostgreSQL|deployment|OpenAPI|\/api\/|tenant|database|process\b/i)
})

test('the figures on the platform’s home are true', async () => {
  const { pages } = await loadStarter('platform')
  const stats = pages.find(({ key }) => key === '/')?.sections.find(({ type }) => type === 'stats')?.props as Stats
  const [offered = 0, themes, products = 0] = stats.items.map(({ value }) => Number(value))
  expect(looks.length).toBeGreaterThanOrEqual(offered)
  expect(themePresets.length).toBe(themes)
  expect((await loadStarter('shop')).products.length).toBeGreaterThanOrEqual(products)
})

test('the platform names no price: Haat is free', async () => {
  const { pages } = await loadStarter('platform')
  const pricing = pages.find(({ key }) => key === '/pricing')
  const amounts = JSON.stringify(pricing).match(/"price(Monthly|Yearly)?":"[^"]*"|₹[\d,]+/g)
  expect(new Set(amounts)).toEqual(new Set(['"priceMonthly":"₹0"']))
})

test('the clinic shows the same number everywhere, and those for emergencies', async () => {
  const { pages } = await loadStarter('clinic')
  const numbers = JSON.stringify(pages)
    .match(/tel:[+\d]+|\+91 [\d ]+\d/g)
    ?.map((number) => number.replaceAll(' ', ''))
  expect([...new Set(numbers)].sort()).toEqual(['+919876543220', 'tel:+919876543220', 'tel:108', 'tel:112'])
})

const sellers = starters.filter(([, { products }]) => products.length > 0)

// Shows B8.
test.each(sellers)('%s, which sells, has a template for every address that the system serves', (_, { pages }) => {
  const templates = pages.filter(({ kind }) => kind === 'template').map(({ key }) => key)
  expect(
    systemRoutes
      .filter(({ platform }) => !platform)
      .map(({ template }) => template)
      .filter((key) => !templates.includes(key)),
  ).toEqual([])
})
