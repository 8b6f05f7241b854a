import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { furnishedSite } from '../../tests/support/enumerations/sample-sites.ts'
import { fixtureReads } from '../../tests/support/reads.ts'
import { renderLoaded } from '../../tests/support/screens/render.tsx'
import { type Field, fieldsOf, unwrap } from './define/fields.ts'
import { hintOf } from './define/ui.ts'
import { lookOf, looks } from './looks.ts'
import { sectionOf, sections } from './registry.ts'

/** Checks that every section must pass (docs/sections.md). tests/support/setup.ts fails a test that logs an error. */

const resources: Record<string, Record<string, string>> = {
  category: { path: 'sarees' },
  product: { path: 'madder-saree' },
  order: { id: 'o1' },
}

const render = (section: (typeof sections)[number], props: unknown, id = 'a') =>
  renderLoaded(section, props, fixtureReads(), { params: resources[section.only ?? ''] ?? {} }, id)

/** Every item that a list of this schema may hold, at any depth. */
function itemsOf(schema: z.ZodType, at: string): { at: string; item: z.ZodType }[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) {
    const item = inner.element as z.ZodType
    return [{ at, item }, ...itemsOf(item, at)]
  }
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, field]) => itemsOf(field as z.ZodType, `${at}.${name}`))
}

/** Fields without a hint of their own: the builder would show them under their bare name. */
function unlabelled(schema: z.ZodType, at: string): string[] {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, field]) => {
    const hint = hintOf(field as z.ZodType)
    if (!hint?.label || hint.label === name) return [`${at}.${name}`]
    if (hint.control !== 'list' && hint.control !== 'group') return []
    const nested = unwrap(field as z.ZodType)
    return unlabelled(nested instanceof z.ZodArray ? (nested.element as z.ZodType) : nested, `${at}.${name}`)
  })
}

/** Fields that an editor has no meaningful control for. */
function odd(fields: Field[], at: string): string[] {
  return fields.flatMap((field) => {
    const here = `${at}.${field.name}`
    if (field.control === 'choice' && !field.choices) return [`${here} offers no choices`]
    if (field.control === 'list' && !field.item) return [`${here} does not name its items`]
    return odd(field.fields ?? [], here)
  })
}

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
const values = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))].flatMap(([, value = '']) => value.split(' '))

/** The browser finds an island's code by the name of its file (storefront/start.ts). */
const islands = Object.keys(import.meta.glob(['../features/**/*.island.tsx', './**/*.island.tsx'])).map((file) =>
  file.replace(/^.*\//, '').replace('.island.tsx', ''),
)

/** Elements of this name that a screen reader would have no words for. */
function nameless(html: string, name: string): string[] {
  const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))
  return [...elements]
    .filter(([, attributes = '', content = '']) => {
      if (/aria-label(ledby)?="[^"]+"|title="[^"]+"/.test(attributes)) return false
      const described = /<img[^>]*alt="[^"]+"|aria-label="[^"]+"/.test(content)
      return !described && content.replace(/<[^>]*>/g, '').trim() === ''
    })
    .map(([element]) => element.slice(0, 160))
}

test('every type of section is one of its own', () => {
  const types = sections.map(({ type }) => type)
  expect(types).toEqual([...new Set(types)])
  expect(sectionOf(types[0] ?? '')).toBe(sections[0])
  expect(sectionOf('nothing-of-the-kind')).toBeUndefined()
})

test('every island has a name of its own', () => {
  expect(islands.length).toBeGreaterThan(0)
  expect(islands).toEqual([...new Set(islands)])
})

describe.each(sections)('$type', (section) => {
  test('a fresh one needs nothing, and does not fail', async () => {
    expect(section.schema.safeParse({}).error).toBeUndefined()
    expect(await render(section, {})).toBeTypeOf('string')
  })

  test('every item of every list can be begun with nothing', () => {
    const faulty = itemsOf(section.schema, section.type).filter(
      ({ item }) => !item.safeParse({}).success && !item.safeParse('').success,
    )
    expect(faulty.map(({ at }) => at)).toEqual([])
  })

  test('every field has a label and a control that fits', () => {
    expect(fieldsOf(section.schema).length).toBeGreaterThan(0)
    expect(unlabelled(section.schema, section.type)).toEqual([])
    expect(odd(fieldsOf(section.schema), section.type)).toEqual([])
  })
})

test('every look has a name of its own, and is told from the others by its title', () => {
  for (const of of [looks.map(({ id }) => id), looks.map(({ title }) => title)]) expect(of).toEqual([...new Set(of)])
  expect(lookOf('testimonials/single')?.title).toBe('One large testimonial')
  expect(lookOf('testimonials/nothing-of-the-kind')).toBeUndefined()
})

test.each(sections)('the first look of $type is its sample', ({ looks: [first], schema, sample }) => {
  expect(schema.parse(first?.sample(furnishedSite))).toEqual(schema.parse(sample(furnishedSite)))
})

describe.each(looks)('$id', ({ section, sample }) => {
  test('fits its section and shows something', async () => {
    expect(section.schema.safeParse(sample(furnishedSite)).error).toBeUndefined()
    expect(await render(section, sample(furnishedSite))).toMatch(/\S/)
  })

  test('may stand twice on a page: no id is given twice, and none is pointed at in vain', async () => {
    const html =
      (await render(section, sample(furnishedSite), 'a')) + (await render(section, sample(furnishedSite), 'b'))
    const ids = values(html, 'id')
    expect(ids).toEqual([...new Set(ids)])
    for (const attribute of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'])
      expect(values(html, attribute).filter((id) => !ids.includes(id))).toEqual([])
  })

  test('pictures, links, buttons and fields have words', async () => {
    const html = await render(section, sample(furnishedSite))
    expect(tags(html, 'img').filter((tag) => !/\salt="/.test(tag))).toEqual([])
    expect(nameless(html, 'a')).toEqual([])
    expect(nameless(html, 'button')).toEqual([])
    expect(tags(html, 'iframe').filter((tag) => !/\stitle="[^"]+"/.test(tag))).toEqual([])
  })

  test('every moving element is found by the browser: each island is named after its file', async () => {
    const placed = values((await render(section, sample(furnishedSite))) + (await render(section, {})), 'data-island')
    expect(placed.filter((name) => !islands.includes(name))).toEqual([])
  })

  test('carries no script of its own and no address that is not safe', async () => {
    const html = await render(section, sample(furnishedSite))
    expect(tags(html, 'script').filter((tag) => !tag.includes('type="application/'))).toEqual([])
    expect(html).not.toMatch(/\s(href|src|action)="\s*javascript:/i)
    expect(html).not.toMatch(/<[^>]*\son[a-z]+="/)
  })
})
