import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../../tests/support/enumerations/sample.ts'
import { furnishedSite } from '../../../tests/support/enumerations/sample-sites.ts'
import type { Field } from '../../sections/define/fields.ts'
import { sections } from '../../sections/registry.ts'
import { type Path, setAt, valueAt } from './change.ts'
import { controls } from './controls.ts'
import { FormProvider } from './form-context.ts'
import { groupsOf } from './grouping.ts'
import { issuesOf, SectionForm } from './section-form.tsx'

type Given = Partial<Parameters<typeof SectionForm>[0]> & Pick<Parameters<typeof SectionForm>[0], 'schema'>

const inAdmin = (element: React.ReactNode) =>
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, element))

const form = (given: Given) =>
  inAdmin(createElement(SectionForm, { value: {}, onChange: () => undefined, issues: [], ...given }))

const allFields = (fields: Field[]): Field[] => fields.flatMap((field) => [field, ...allFields(field.fields ?? [])])

const fieldsOfAll = (schema: (typeof sections)[number]['schema']) => {
  const { content, appearance } = groupsOf(schema)
  return [...content, ...appearance]
}

/** Values that a damaged or older page may hold in place of the right ones. */
const odd: unknown[] = [null, 7, 'text', true, [], {}, [null], [[]], { base: {} }, { type: 9, value: [] }]

/** Paths to every field, through the first item of each list. */
function paths(fields: Field[], parent: Path = []): Path[] {
  return fields.flatMap((field) => {
    const here = [...parent, field.name]
    const inside = field.control === 'list' ? [...here, 0] : here
    return [here, ...paths(field.fields ?? [], inside)]
  })
}

describe.each(sampleOf(sections, ({ type }) => type, 3))('the form of $type', (section) => {
  test('has a control for every field', () => {
    for (const field of allFields(fieldsOfAll(section.schema))) expect(controls[field.control]).toBeTypeOf('function')
  })

  test('shows its sample, a fresh one, and what fits no field', () => {
    expect(form({ schema: section.schema, value: section.sample(furnishedSite) as Record<string, unknown> })).toContain(
      'data-path',
    )
    expect(form({ schema: section.schema })).toContain('data-path')
    for (const value of odd) {
      const damaged = Object.fromEntries(fieldsOfAll(section.schema).map(({ name }) => [name, value]))
      expect(form({ schema: section.schema, value: damaged })).toContain('data-path')
    }
  })

  test('every kind of its fields shows whatever is stored', () => {
    const value = { set: () => undefined, controls, themeCss: '', schemes: {}, readOnly: false }
    for (const field of allFields(fieldsOfAll(section.schema))) {
      const Control = controls[field.control]
      for (const stored of [...odd, field.default]) {
        const control = <Control field={field} value={stored} onChange={() => undefined} issues={[]} path={['x']} />
        expect(inAdmin(<FormProvider value={value}>{control}</FormProvider>)).toContain(escaped(field.label))
      }
    }
  })

  test('a change of a field changes nothing else', () => {
    const before = section.schema.parse(section.sample(furnishedSite)) as Record<string, unknown>
    for (const path of paths(fieldsOfAll(section.schema))) {
      const after = setAt(before, path, 'changed') as Record<string, unknown>
      expect(valueAt(after, path)).toBe('changed')
      for (const [name, value] of Object.entries(before)) if (name !== path[0]) expect(after[name]).toBe(value)
    }
  })
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

describe('issues', () => {
  const section = sections.find(({ type }) => type === 'testimonials')
  const schema = section?.schema
  if (!schema) throw new Error('no testimonials')

  test('are said in words for people', () => {
    const props = { heading: 'x'.repeat(300), tone: 'purple', anchor: 'No Way', items: [{ rating: 9 }, 7] }
    expect(issuesOf(schema, props)).toEqual([
      { path: ['tone'], message: 'Choose one of the values offered.' },
      { path: ['anchor'], message: 'Use small letters, digits and hyphens.' },
      { path: ['heading'], message: 'Use at most 200 characters.' },
      { path: ['items', 0, 'rating'], message: 'Enter at most 5.' },
      { path: ['items', 1], message: 'Send an object.' },
    ])
    expect(issuesOf(schema, section.sample(furnishedSite))).toEqual([])
  })

  test('stand at their field, which points to them', () => {
    const html = form({ schema, issues: [{ path: ['heading'], message: 'Use at most 200 characters.' }] })
    const [, described] = /<input[^>]*aria-describedby="([^"]+)"[^>]*aria-invalid="true"/.exec(html) ?? []
    expect(html).toContain(`id="${described}"`)
    expect(html).toMatch(/Use at most 200 characters\./)
  })

  test('mark the item and the fold that they are in', () => {
    const issues = [
      { path: ['items', 0, 'rating'], message: 'Enter at most 5.' },
      { path: ['tone'], message: 'Choose one of the values offered.' },
    ]
    const html = form({ schema, value: { items: [{ name: 'Meera', rating: 9 }] }, issues })
    expect(html.match(/1 field needs fixing/g)).toHaveLength(2)
    expect(html).not.toContain('Enter at most 5.')
  })

  test('open what is folded around them when the form goes there', () => {
    const issues = [{ path: ['items', 0, 'rating'], message: 'Enter at most 5.' }]
    const value = { items: [{ name: 'Meera', rating: 9 }] }
    const html = form({ schema, value, issues, focus: ['items', 0, 'rating'] })
    expect(html).toContain('Enter at most 5.')
    expect(html).toContain('data-path="items.0.rating"')
    const looks = form({ schema, focus: ['tone'] })
    expect(looks).toContain('data-path="tone"')
  })
})

test('fields that are not called for are not there', () => {
  const list = sections.find(({ type }) => type === 'product-list')
  if (!list) throw new Error('no product list')
  expect(form({ schema: list.schema })).not.toContain('Selected products')
  expect(form({ schema: list.schema, value: { show: 'chosen' } })).toContain('Selected products')
})
