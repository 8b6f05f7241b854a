import { describe, expect, test } from 'vitest'
import {
  drawn,
  nameOf,
  othersOf,
  pathsOf,
  type Section,
  variantsOf,
  wholeReads,
} from '../../tests/support/screens/section-variants.ts'
import { type Path, setAt, valueAt } from '../admin/fields/change.ts'
import { type Field, fieldsOf } from './define/fields.ts'
import type { Reads } from './define/reads.ts'
import { sections } from './registry.ts'

/** A setting that changes nothing of what a page shows would mislead the owner. */

/** The HTML of a section, and its questions to the shop. */
async function outcome(section: Section, props: unknown): Promise<string> {
  const asked: unknown[] = []
  const reads = new Proxy(wholeReads(), {
    get: (target, name) => {
      const read = Reflect.get(target, name)
      if (typeof read !== 'function') return read
      return (...given: unknown[]) => {
        asked.push([name, ...given])
        return read.apply(target, given)
      }
    },
  }) as Reads
  const html = await drawn(section, props, reads)
  return html + JSON.stringify(asked)
}

async function unread(section: Section): Promise<string[]> {
  const left = new Map(pathsOf(fieldsOf(section.schema)).map((one) => [nameOf(one.path), one]))
  for (const { props } of variantsOf(section)) {
    if (left.size === 0) break
    const before = await outcome(section, props)
    for (const [name, one] of left) if (await changes(section, props, before, one)) left.delete(name)
  }
  return [...left.keys()]
}

async function changes(section: Section, props: object, before: string, { path, field }: { path: Path; field: Field }) {
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
