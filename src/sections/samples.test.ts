import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { furnishedSite } from '../../tests/support/enumerations/sample-sites.ts'
import { presetDocument, presetNames } from '../server/modules/content/pages/presets.ts'
import { kindNames } from '../shared/content/kinds/index.ts'
import type { Link } from '../shared/content/pages/links.ts'
import type { SampleSite } from '../shared/content/sample-site.ts'
import { type Field, fieldsOf } from './define/fields.ts'
import { bareSite, isStandIn } from './define/sample.ts'
import { looks } from './looks.ts'
import { sectionOf } from './registry.ts'

/** Samples of sections and pages contain no words, links or pictures of another site (B37). */

type Value = { control: Field['control']; value: unknown }

/** Every value of properties with the control of its field. */
function valuesIn(fields: Field[], props: unknown): Value[] {
  const record = typeof props === 'object' && props !== null ? (props as Record<string, unknown>) : {}
  return fields.flatMap(({ name, control, fields: inner }) => {
    const value = record[name]
    if (!inner) return [{ control, value }]
    return (Array.isArray(value) ? value : [value]).flatMap((item) => valuesIn(inner, item))
  })
}

type Begun = { name: string; values: Value[] }

function begunOn(site: SampleSite): Begun[] {
  const samples = looks.map(({ id, section: { schema }, sample }) => ({
    name: id,
    values: valuesIn(fieldsOf(schema), schema.parse(sample(site))),
  }))
  const pages = presetNames.map((name) => ({
    name: `the page “${name}”`,
    values: presetDocument(name, site).sections.flatMap(({ type, props }) => {
      const section = sectionOf(type)
      return section ? valuesIn(fieldsOf(section.schema), props) : []
    }),
  }))
  return [...samples, ...pages]
}

const textsOf = ({ values }: Begun) =>
  values.flatMap(({ control, value }) =>
    typeof value === 'string' && ['text', 'long-text', 'rich-text'].includes(control) && value ? [value] : [],
  )

const targets = (site: SampleSite) => [
  'page $ROOT',
  ...site.pages.map(({ path }) => `page ${path}`),
  ...site.categories.map(({ path }) => `category ${path}`),
  ...site.products.map(({ path }) => `product ${path}`),
  ...(site.search ? ['page /search'] : []),
]

describe.each([
  { of: 'a site that has nothing yet', site: bareSite },
  { of: 'a site that has some of everything', site: furnishedSite },
])('on $of', ({ site }) => {
  const begun = begunOn(site)

  // Shows B37.
  test.each(begun)('$name leads only to what is there', ({ values }) => {
    const links = values.flatMap(({ control, value }) => {
      if (control === 'link') return (value as Link).value ? [`${(value as Link).type} ${(value as Link).value}`] : []
      if (kindNames.some((kind) => kind === control)) return value ? [`${control} ${value}`] : []
      if (control === 'products') return (value as string[]).map((path) => `product ${path}`)
      if (control === 'rich-text')
        return [...String(value).matchAll(/href="([^"]*)"/g)].map(([, href]) => `page ${href}`)
      return []
    })
    expect(links.filter((link) => !targets(site).includes(link))).toEqual([])
  })

  // Shows B37.
  test.each(begun)('$name shows only pictures that are there', ({ values }) => {
    const shown = values.flatMap(({ control, value }) =>
      control === 'image' && (value as { media: string }).media ? [(value as { media: string }).media] : [],
    )
    expect(shown.filter((id) => !site.pictures.some(({ media }) => media === id))).toEqual([])
  })
})

test('a section begins with a picture and a link where the site has them', () => {
  const hero = JSON.stringify(sectionOf('hero')?.sample(furnishedSite))
  expect(hero).toContain('pictureone0')
  expect(hero).toContain('"value":"catone"')
  expect(JSON.stringify(sectionOf('header')?.sample(furnishedSite))).toContain('"value":"/deep/pagtwo"')
})

test('a new page begins with its own title', () => {
  for (const name of presetNames.filter((name) => name !== 'blank'))
    expect(JSON.stringify(presetDocument(name, furnishedSite))).toContain('Wexley')
})

/**
 * Words with which a site of the demonstration names its things, people and places. What another of its sites writes too, which
 * is about something else, is ordinary language.
 */
function namesOfDemonstration(): Set<string> {
  const words = ['shop', 'events'].map((site) => {
    const folder = path.resolve('starters', site)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    const documents = files.map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
    const named = documents.flatMap(({ name, text }) => namesIn(JSON.parse(text), namingIn(name)))
    return { names: new Set(named.flatMap(wordsOf)), all: new Set(documents.flatMap(({ text }) => wordsOf(text))) }
  })
  const own = words.flatMap(({ names }) =>
    [...names].filter((word) => !words.some((other) => other.names !== names && other.all.has(word))),
  )
  return new Set(own)
}

/** Fields that name something; the title of a page or of a part of it only heads it. */
const namingIn = (file: string) =>
  ['name', 'brand', 'firstName', 'lastName', 'city', 'designation'].concat(file === 'categories.json' ? 'title' : [])

/** Words of the naming fields, without those that begin in lower case. */
function namesIn(value: unknown, naming: string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, naming))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return namesIn(inner, naming)
    return naming.includes(name) ? inner.split(/\s+/).filter((word) => !/^\p{Ll}/u.test(word)) : []
  })
}

const wordsOf = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 3)

const everywhere = begunOn(bareSite).concat(begunOn(furnishedSite))

const names = namesOfDemonstration()

test('the demonstration is known by its names', () => {
  for (const word of ['aangan', 'sarees', 'kansa', 'jaipur', 'utsav']) expect(names).toContain(word)
})

// Shows B37.
test.each(everywhere)('$name names nothing of the demonstration', (begun) => {
  expect(
    textsOf(begun)
      .flatMap(wordsOf)
      .filter((word) => names.has(word)),
  ).toEqual([])
})

// Shows B37.
test.each(everywhere)('$name states no price, number, address or name of a person', (begun) => {
  const own = new Set(Object.values(furnishedSite).flatMap((value) => JSON.stringify(value).match(/\p{L}+/gu) ?? []))
  const texts = textsOf(begun)
  expect(texts.filter((text) => /[₹$€\d]/.test(text.replace('{year}', '')))).toEqual([])
  expect(texts.filter((text) => /@(?!example\.com)/.test(text))).toEqual([])
  // Within a sentence only a name has a capital; PIN is one of the post's own words.
  const capitals = texts.flatMap((text) => [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{L}*/gu)].map(([word]) => word))
  expect(capitals.filter((word) => !own.has(word) && word !== 'PIN')).toEqual([])
})

test('facts that only the owner can know are samples on every site, and true ones are not', () => {
  begunOn(bareSite)
  const known = everywhere.map((begun) => textsOf(begun).filter(isStandIn))
  expect(known.flat().length).toBeGreaterThan(60)
  for (const text of ['', 'Wexley', 'Qorvane', 'Catone', 'Why Qorvane', 'Your bag']) expect(isStandIn(text)).toBe(false)
  expect(isStandIn('<p>Answer it in <strong>two or three</strong> sentences.</p>')).toBe(true)
})
