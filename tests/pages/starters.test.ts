import { describe, expect, test } from 'vitest'
import { sectionOf } from '../../src/sections/registry.ts'
import { checkDocument } from '../../src/server/modules/content/pages/index.ts'
import { systemRoutes } from '../../src/shared/content/paths.ts'
import { siteSettings } from '../../src/shared/sites/site-settings.ts'
import { eventsStarter } from '../../src/starters/events/index.ts'
import { platformStarter } from '../../src/starters/platform/index.ts'
import { shopStarter } from '../../src/starters/shop/index.ts'
import { resolvePictures, type Starter, type StarterPage } from '../../src/starters/starter.ts'

const starters: [string, Starter][] = [
  ['shop', shopStarter],
  ['events', eventsStarter],
  ['platform', platformStarter],
]

function pictureIds({ pictures }: Starter): Map<string, string> {
  return new Map(Object.keys(pictures).map((name) => [name, name.replaceAll('-', '')]))
}

const documentOf = (page: StarterPage) => ({
  groups: page.groups,
  sections: page.sections.map(({ type, props = {} }, index) => ({ id: `s${index}`, type, props })),
})

describe.each(starters)('the %s starter', (_, starter) => {
  test.each(starter.pages.map((page) => [`${page.kind} ${page.key}`, page] as const))(
    'has a %s that can be published',
    (_, page) => {
      const document = checkDocument(resolvePictures(documentOf(page), pictureIds(starter)))
      for (const { type } of document.sections) expect(sectionOf(type)?.type).toBe(type)
    },
  )

  test('has settings that fit, and one page for each address', () => {
    expect(siteSettings.safeParse(starter.settings).success).toBe(true)
    const keys = starter.pages.map((page) => `${page.kind} ${page.key}`)
    expect(keys.length).toBe(new Set(keys).size)
  })

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
    const paths = new Set(starter.pages.filter(({ kind }) => kind === 'page').map(({ key }) => key))
    const categories = new Set(starter.categories.map(({ path }) => path))
    const text = JSON.stringify(starter.pages)
    const system = /^(\$ROOT$|#|\/visit\/|\/sections$|\/api\/|\/search)/
    for (const [, type, value = ''] of text.matchAll(/"type":"(page|category)","value":"([^"]*)"/g)) {
      if (value === '') continue
      const found =
        type === 'category'
          ? categories.has(value)
          : paths.has(value) || system.test(value) || systemRoutes.some(({ pattern }) => pattern === value)
      expect({ type, value, found }).toEqual({ type, value, found: true })
    }
  })
})

test('a shop has a template for every address that the system serves', () => {
  const templates = shopStarter.pages.filter(({ kind }) => kind === 'template').map(({ key }) => key)
  expect(systemRoutes.map(({ template }) => template).filter((key) => !templates.includes(key))).toEqual([])
})
