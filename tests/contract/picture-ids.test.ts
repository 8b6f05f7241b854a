import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sections } from '../../src/sections/registry.ts'
import { jsonSchema } from '../../src/server/platform/http/openapi.ts'
import { isPictureId, pictureIdForm, pictureUrl, pictureWidths } from '../../src/shared/content/media/pictures.ts'
import { siteSettings } from '../../src/shared/sites/site-settings.ts'
import { everyRoute } from '../support/enumerations/every-route.ts'
import { fragments } from '../support/enumerations/odd-input.ts'

type Shape = {
  $ref?: string
  $defs?: Record<string, Shape>
  type?: string | string[]
  pattern?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
}

type Leaf = { at: string[]; shape: Shape }

/** Every text that the schema takes, by the names that lead to it. */
function textsIn(schema: z.core.$ZodType): Leaf[] {
  const root = jsonSchema(schema, 'input') as Shape
  return within(root, [], new Set())

  function within(shape: Shape, at: string[], around: Set<Shape>): Leaf[] {
    if (around.has(shape)) return []
    const inside = new Set(around).add(shape)
    const named = shape.$ref === '#' ? root : root.$defs?.[shape.$ref?.split('/').at(-1) ?? '']
    if (named) return within(named, at, inside)
    const choices = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
    const parts = Object.entries(shape.properties ?? {}).flatMap(([name, part]) => within(part, [...at, name], inside))
    const items = shape.items ? within(shape.items, at, inside) : []
    const isText = [shape.type].flat().includes('string') && !shape.enum && shape.const === undefined
    return [
      ...(isText ? [{ at, shape }] : []),
      ...choices.flatMap((one) => within(one, at, inside)),
      ...parts,
      ...items,
    ]
  }
}

/** Names of fields that hold a picture, and those of what stands beside its id. */
const picture = /^(.*[a-z])?(media|mediaIds?|image|picture|photo|logo|thumb|avatar|poster|background|svg|gallery)s?$/i
const beside = /^(alt|title|label|caption|heading|description)$/

/** Whether a field holds a picture's id, by its name or its parent's. */
function carriesId({ at }: Leaf): boolean {
  return !beside.test(at.at(-1) ?? '') && at.slice(-2).some((name) => picture.test(name))
}

const forms = [`^${pictureIdForm}$`, `^(${pictureIdForm})?$`]
/** Pictures that customers upload for a review or a return are named by the id of their row. */
const isOfRow = ({ format }: Shape) => format === 'uuid'
const loose = (schema: z.core.$ZodType) =>
  textsIn(schema)
    .filter(carriesId)
    .filter(({ shape }) => !forms.includes(shape.pattern ?? '') && !isOfRow(shape))
    .map(({ at }) => at.join('.'))

const withPictures = sections.filter(({ schema }) => textsIn(schema).some(carriesId))

describe('a picture is named by its id and by nothing else', () => {
  test('there are sections and calls that name pictures', () => {
    expect(withPictures.length).toBeGreaterThan(5)
    const calls = everyRoute.filter(({ route }) => route.body && textsIn(route.body).some(carriesId))
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/v1/products',
        'PUT /api/v1/products/{id}',
        'POST /api/v1/categories',
        'PATCH /api/v1/settings',
        'PATCH /api/v1/pages/{id}',
      ]),
    )
  })

  test.each(sections)('by the section $type', ({ schema }) => {
    expect(loose(schema)).toEqual([])
  })

  test.each(everyRoute.filter(({ route }) => route.body && route.bodyAs === undefined))('by $name', ({ route }) => {
    expect(loose(route.body ?? z.never())).toEqual([])
  })

  test('a logo that was stored otherwise is none', () => {
    const stored = { logo: { id: '//evil.example/t.png 9999w', alt: '' }, description: 'A shop' }
    expect(siteSettings.parse(stored)).toMatchObject({ logo: null, description: 'A shop' })
  })
})

const hostile = [
  '//evil.example/t.png 9999w',
  'aaaaaaaaaaaaaa 1w, //evil.example/t.png 9999w',
  '..',
  '../../p/thing',
  '%2e%2e',
  'aaaaaaaaaaaaaa)',
  'aaaaaaaaaaaaaa"onerror="alert(1)',
  "aaaaaaaaaaaaaa');background:url(//evil.example",
  'aaaaaaaaaaaaaa\n',
  'AAAAAAAAAAAAAA',
  'ａａａａａａａａａａａａａａ',
  ...fragments.filter((text) => !/^[a-z]+$/.test(text)),
]

test.each(hostile)('%j is no id', (text) => {
  expect(isPictureId(text)).toBe(false)
})

test('the address of a picture leads to a picture, whatever stands for its id', () => {
  const anyText = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' }), fc.string())
  fc.assert(
    fc.property(anyText, fc.constantFrom(...pictureWidths), (text, width) => {
      expect(pictureUrl(text, width)).toMatch(/^\/media\/[a-z0-9]+\/\d+$/)
    }),
  )
})
