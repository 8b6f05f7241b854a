import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Field, fieldsOf } from '../../sections/define/fields.ts'
import { choice, responsive } from '../../sections/define/parts.ts'
import { recordOfRows } from './controls/key-value.tsx'
import { isShown, shownValue } from './grouping.ts'
import { issuesIn, isWithin, sameIssues } from './issues.ts'
import { addressOf, linkOf } from './rich-text/address-of.ts'
import { tidy } from './rich-text/tidy.ts'
import { itemNames } from './summary.ts'
import { themeColours } from './theme-colours.ts'
import { pagesFor } from './things/pages.ts'

describe('rich text as it is stored', () => {
  test('an empty document is nothing', () => {
    expect(tidy('<p></p>')).toBe('')
    expect(tidy('<p> </p><p><br></p>')).toBe('')
    expect(tidy('<p>Text</p><p></p><h2>End</h2><p></p>')).toBe('<p>Text</p><p></p><h2>End</h2>')
  })

  test('items of a list have no paragraphs of their own, unless they have several', () => {
    expect(tidy('<ul><li><p>One <strong>two</strong></p></li></ul>')).toBe('<ul><li>One <strong>two</strong></li></ul>')
    expect(tidy('<ul><li><p>One</p><ul><li><p>In it</p></li></ul></li></ul>')).toBe(
      '<ul><li>One<ul><li>In it</li></ul></li></ul>',
    )
    const several = '<ul><li><p>One</p><p>And more</p></li></ul>'
    expect(tidy(several)).toBe(several)
    expect(tidy('<p>Text</p><pre>x</pre>')).toBe('<p>Text</p><pre>x</pre>')
  })
})

test('an address is understood as people type it, and refused where it leads nowhere safe', () => {
  expect(addressOf(' /contact ')).toBe('/contact')
  expect(addressOf('example.com/a?b=1')).toBe('https://example.com/a?b=1')
  expect(addressOf('meera@example.com')).toBe('mailto:meera@example.com')
  expect(addressOf('tel:+919829041122')).toBe('tel:+919829041122')
  expect(addressOf('#visit')).toBe('#visit')
  expect(addressOf('javascript:alert(1)')).toBeUndefined()
  expect(addressOf('two words')).toBeUndefined()
  expect(addressOf('')).toBeUndefined()
})

// Shows R19.
test('an address of this site is known for what it leads to', () => {
  expect(linkOf('/c/home%20decor')).toEqual({ type: 'category', value: 'home decor' })
  expect(linkOf('/p/kota')).toEqual({ type: 'product', value: 'kota' })
  expect(linkOf('/p/kota?size=2')).toEqual({ type: 'page', value: '/p/kota?size=2' })
  expect(linkOf('/')).toEqual({ type: 'page', value: '$ROOT' })
  expect(linkOf('')).toEqual({ type: 'page', value: '' })
  expect(linkOf('mailto:a@b.example')).toEqual({ type: 'external', value: 'mailto:a@b.example' })
})

test('names and values become a record; rows without a name are not kept', () => {
  const rows = [
    { name: 'Weave ', value: 'Kota' },
    { name: '', value: 'half typed' },
    { name: 'Weave', value: 'Doria' },
  ]
  expect(recordOfRows(rows)).toEqual({ Weave: 'Doria' })
})

test("the theme's colours are read out of its CSS", () => {
  const css = ':root{--accent:#b5330f;--text-soft:#5d6067;--corner:8px;--something:#fff;--font-body:Anek}'
  expect(themeColours(css)).toEqual({ accent: '#b5330f', 'text-soft': '#5d6067' })
})

describe('a search for pages', () => {
  const contact = { value: '/contact', title: 'Contact', detail: '/contact' }

  test('offers the home page first, then what was found', () => {
    expect(pagesFor('', [contact]).map(({ value }) => value)).toEqual([
      '$ROOT',
      '/contact',
      '/search',
      '/cart',
      '/login',
      '/signup',
      '/setting/overview',
      '/setting/orders',
    ])
  })

  test('names the home page once', () => {
    const home = { value: '$ROOT', title: 'Home page: Aangan', detail: '/' }
    expect(pagesFor('home', [home])).toEqual([home])
  })

  test('takes a path as it is typed', () => {
    expect(pagesFor('/blog/indigo', [])).toEqual([
      { value: '/blog/indigo', title: '/blog/indigo', detail: 'Use this path' },
    ])
    expect(pagesFor('//evil.example', [])).toEqual([])
  })
})

describe('issues', () => {
  const issues = [
    { path: ['items', 1, 'title'], message: 'Too long' },
    { path: ['heading'], message: 'Missing' },
  ]

  test('are handed down to the item that they are about', () => {
    expect(issuesIn(issuesIn(issues, 'items'), 1)).toEqual([{ path: ['title'], message: 'Too long' }])
    expect(issuesIn(issuesIn(issues, 'items'), 0)).toEqual([])
  })

  test('are the same when they say the same about the same', () => {
    expect(sameIssues(issues, structuredClone(issues))).toBe(true)
    expect(sameIssues(issues, [{ path: ['items', 2, 'title'], message: 'Too long' }, ...issues.slice(1)])).toBe(false)
  })

  test('numbers of items may be text, as the server names them', () => {
    expect(isWithin(['items', 1], ['items', '1', 'title'])).toBe(true)
    expect(isWithin(['items', 1], ['items'])).toBe(false)
  })
})

describe('what an item of a list is called', () => {
  const text: Field = { name: 'text', label: 'Text', control: 'text', default: '' }
  const kind: Field = {
    name: 'type',
    label: 'Type',
    control: 'choice',
    default: 'p',
    choices: { p: 'Paragraph', h: 'Heading' },
  }
  const list = (title: string): Field => ({
    name: 'items',
    label: 'Items',
    control: 'list',
    default: [],
    item: { label: 'Block', title },
    fields: [kind, text],
  })

  test('is what it says, or its number', () => {
    expect(itemNames(list('text'), { text: 'Indigo' }, 0).title).toBe('Indigo')
    expect(itemNames(list('text'), { text: ' ' }, 1).title).toBe('Block 2')
    expect(itemNames(list('text'), 'broken', 2).title).toBe('Block 3')
  })

  test('is its kind, with what it says beside it', () => {
    expect(itemNames(list('type'), { type: 'h', text: 'Indigo' }, 0)).toEqual({ title: 'Heading', detail: 'Indigo' })
    expect(itemNames(list('type'), {}, 0)).toEqual({ title: 'Paragraph', detail: '' })
  })
})

test('a plain value of an older page shows as what it means on each screen', () => {
  const three = choice('Columns', { '2': 'Two', '3': 'Three' }, '3')
  const [field] = fieldsOf(z.object({ columns: responsive('Columns', three, (lg) => ({ base: '2', lg })) }))
  if (!field) throw new Error('no field')
  expect(shownValue(field, '3')).toEqual({ base: '2', lg: '3' })
  const own = { base: '3' }
  expect(shownValue(field, own)).toBe(own)
  expect(shownValue(field, 'nine')).toBe('nine')
  expect(shownValue(field, undefined)).toEqual({ base: '2', lg: '3' })
})

test('a field stands in the form while the one beside it calls for it; what is not stored counts as its default', () => {
  const show: Field = { name: 'show', label: 'Show', control: 'choice', default: 'all' }
  const chosen: Field = {
    name: 'chosen',
    label: 'Chosen',
    control: 'products',
    default: [],
    shownFor: { field: 'show', values: ['chosen'] },
  }
  expect(isShown(chosen, [show, chosen], {})).toBe(false)
  expect(isShown(chosen, [show, chosen], { show: 'chosen' })).toBe(true)
  expect(isShown(show, [show, chosen], undefined)).toBe(true)
})
