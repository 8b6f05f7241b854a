import { describe, expect, test } from 'vitest'
import { fixtureReads } from '../../tests/support/reads.ts'
import { renderLoaded } from '../../tests/support/render.tsx'
import { furnishedSite } from '../../tests/support/sample-sites.ts'
import { type Path, setAt, valueAt } from '../admin/fields/change.ts'
import { type Field, fieldsOf } from './define/fields.ts'
import type { Reads } from './define/reads.ts'
import { sections } from './registry.ts'

/** A setting that changes nothing of what a page shows would mislead the owner. */

type Section = (typeof sections)[number]

const resources: Record<string, Record<string, string>> = {
  category: { path: 'sarees' },
  product: { path: 'madder-saree' },
  order: { id: 'o1' },
}

/** What a section shows, and what it asks the shop for. */
async function outcome(section: Section, props: unknown): Promise<string> {
  const asked: unknown[] = []
  const reads = new Proxy(fixtureReads(), {
    get: (target, name) => {
      const read = Reflect.get(target, name)
      if (typeof read !== 'function') return read
      return (...given: unknown[]) => {
        asked.push([name, ...given])
        return read.apply(target, given)
      }
    },
  }) as Reads
  const html = await renderLoaded(section, props, reads, { params: resources[section.only ?? ''] ?? {} })
  return html + JSON.stringify(asked)
}

const picture = { media: 'f1e63fc2951108c2198c', alt: 'Zebra' }

/** Other values that a field may have. */
function othersOf(field: Field, value: unknown): unknown[] {
  switch (field.control) {
    case 'switch':
      return [!value]
    case 'number':
      return [1, 2, 3, 5, 7, field.min, field.max].filter((one) => one !== value)
    case 'choice':
      return Object.keys(field.choices ?? {}).filter((one) => one !== value)
    case 'responsive':
      return (field.piece ? othersOf(field.piece, undefined) : []).map((base) => ({ base }))
    case 'colour':
      return ['#123456', 'token:accent']
    case 'date':
      return ['2031-02-03', '2031-02-03T10:00:00.000Z', '2020-02-03']
    case 'rich-text':
      return ['<p>Zebra</p>']
    case 'strings':
      return [['Zebra'], []]
    case 'products':
      return [['kansa-thali'], []]
    case 'key-value':
      return [{ Zebra: 'Zebra' }, {}]
    case 'link':
      return [{ type: 'external', value: 'https://zebra.example' }]
    case 'image':
      return [picture]
    case 'icon':
      return ['heart', 'star', 'truck']
    case 'form':
      return ['0f0e0d0c-1234-4234-8234-123456789abc']
    case 'list':
      return [Array.isArray(value) && value.length > 0 ? value.slice(1) : [field.blank]]
    default:
      return ['Zebra', 'zebra', 'https://zebra.example/a', '+91 98765 43210', '']
  }
}

/** Paths of every field, through the first item of each list. */
function pathsOf(fields: Field[], parent: Path = []): { path: Path; field: Field }[] {
  return fields.flatMap((field) => {
    const here = [...parent, field.name]
    const inside = field.control === 'list' ? [...here, 0] : here
    return [{ path: here, field }, ...pathsOf(field.fields ?? [], inside)]
  })
}

const nameOf = (path: Path) => path.filter((part) => typeof part === 'string').join('.')

/** The props with which a field is shown in the form: the one beside it that it depends on has each of its values. */
function shownBy(props: object, { path, field }: { path: Path; field: Field }): object[] {
  const { shownFor } = field
  if (!shownFor) return [props]
  return shownFor.values.map((value) => setAt(props, [...path.slice(0, -1), shownFor.field], value) as object)
}

async function unread(section: Section): Promise<string[]> {
  const fields = pathsOf(fieldsOf(section.schema))
  const looks = section.looks.map(({ sample }) => section.schema.parse(sample(furnishedSite)) as object)
  const left = new Map(fields.map((one) => [nameOf(one.path), one]))
  for (const props of looks) {
    for (const [name, one] of left) {
      for (const shown of shownBy(props, one)) {
        if (await changes(section, shown, one)) {
          left.delete(name)
          break
        }
      }
    }
  }
  return [...left.keys()]
}

async function changes(section: Section, props: object, { path, field }: { path: Path; field: Field }) {
  const before = await outcome(section, props)
  for (const other of othersOf(field, valueAt(props, path))) {
    const after = section.schema.safeParse(setAt(props, path, other))
    if (after.success && (await outcome(section, after.data)) !== before) return true
  }
  return false
}

describe.each(sections)('$type', (section) => {
  test('shows each of its settings', async () => {
    expect(await unread(section)).toEqual([])
  })
})
