import { describe, expect, test } from 'vitest'
import { sectionOf } from '../../../../../sections/registry.ts'
import { pageDocument } from '../../../../../shared/content/pages/page-document.ts'
import { seoSchema } from '../../../../../shared/content/pages/pages-admin.ts'
import { atOnce } from '../../../../platform/in-turns.ts'
import { type PageState, pageDifference } from './difference.ts'

type Section = { id: string; type: string; props?: object; hidden?: boolean; name?: string; when?: object }

function state(sections: Section[], more: Partial<PageState> & { groups?: object } = {}): PageState {
  const { groups, ...rest } = more
  const document = pageDocument.parse({ sections, groups })
  return { title: 'About', path: '/about', seo: seoSchema.parse({}), document, ...rest }
}

const difference = (before: PageState, after: PageState) => atOnce(pageDifference(before, after, sectionOf))
const changesOf = (before: Section[], after: Section[]) => difference(state(before), state(after)).changes
const fieldsOfOne = (type: string, before: object, after: object) =>
  changesOf([{ id: 'a', type, props: before }], [{ id: 'a', type, props: after }])[0]?.fields ?? []

const faq = (id: string, heading = 'Asked'): Section => ({ id, type: 'faq', props: { heading } })
const kinds = (before: Section[], after: Section[]) =>
  changesOf(before, after).map(({ kind, section }) => `${kind} ${section.id}`)

describe('sections', () => {
  test('that are the same are not mentioned, written out or not', () => {
    expect(changesOf([faq('a')], [{ id: 'a', type: 'faq', props: { layout: 'list', heading: 'Asked' } }])).toEqual([])
  })

  test('are named by their kind and their heading', () => {
    expect(changesOf([], [faq('a', 'Asked at the door')])).toEqual([
      {
        kind: 'added',
        section: { id: 'a', type: 'faq', title: 'Questions and answers', name: 'Asked at the door' },
        fields: [],
      },
    ])
    expect(
      changesOf([], [{ id: 'h', type: 'hero', props: { slides: [{ heading: 'Indigo' }] } }])[0]?.section.name,
    ).toBe('Indigo')
  })

  test('that are gone stand where they were', () => {
    expect(kinds([faq('a'), faq('b'), faq('c')], [faq('a'), faq('c'), faq('d')])).toEqual(['removed b', 'added d'])
  })

  test('that were moved are told from those that only made way', () => {
    expect(kinds([faq('a'), faq('b'), faq('c')], [faq('c'), faq('a'), faq('b')])).toEqual(['moved c'])
    expect(changesOf([faq('a'), faq('b')], [faq('b'), faq('a')])[0]?.fields).toEqual([
      { label: 'Position', path: '', before: '1', after: '2' },
    ])
    expect(kinds([faq('a'), faq('b')], [faq('new'), faq('a'), faq('b')])).toEqual(['added new'])
  })

  test('may be hidden, shown, renamed and changed at once', () => {
    const before = [{ ...faq('a'), hidden: true }]
    expect(kinds(before, [{ ...faq('a', 'New'), name: 'Questions' }])).toEqual(['shown a', 'renamed a', 'changed a'])
    expect(kinds([faq('a')], before)).toEqual(['hidden a'])
  })

  test('with another type under the same id count as one removed and one added', () => {
    expect(kinds([faq('a')], [{ id: 'a', type: 'cta' }])).toEqual(['removed a', 'added a'])
  })

  test('of an unknown type are compared by their plain properties', () => {
    const [change] = changesOf(
      [{ id: 'x', type: 'from-the-future', props: { heading: 'One', deep: { a: 1 } } }],
      [{ id: 'x', type: 'from-the-future', props: { heading: 'Two', deep: { a: 1 } } }],
    )
    expect(change).toEqual({
      kind: 'changed',
      section: { id: 'x', type: 'from-the-future', title: 'from-the-future', name: '' },
      fields: [{ label: 'heading', path: 'heading', before: 'One', after: 'Two' }],
    })
  })

  test('with invalid properties are compared too', () => {
    expect(fieldsOfOne('faq', { heading: 7 }, { heading: 'Seven' })).toContainEqual({
      label: 'Heading',
      path: 'heading',
      before: '7',
      after: 'Seven',
    })
  })

  test('say when they are shown', () => {
    const fields = changesOf([faq('a')], [{ ...faq('a'), when: { screens: 'small' } }])[0]?.fields
    expect(fields).toEqual([{ label: 'Shown on', path: 'when.screens', before: 'All screens', after: 'Small screens' }])
  })

  test('show their audience, languages and area', () => {
    const holder = { id: 'h', type: 'columns', v: 1, props: {} }
    const when = { screens: 'all' as const, signedIn: 'in' as const, languages: ['hi', 'en-IN'] }
    const changed = { ...faq('a'), when, within: { section: 'h', area: 1 } }
    expect(changesOf([holder, faq('a')], [holder, changed])[0]?.fields).toEqual([
      { label: 'Shown to', path: 'when.signedIn', before: 'Everyone', after: 'Signed in' },
      { label: 'Languages', path: 'when.languages', before: null, after: 'hi, en-IN' },
      { label: 'Area', path: 'within', before: null, after: 'Area 2' },
    ])
  })
})

describe('a value reads as in the editor:', () => {
  test('a text, and one that was empty', () => {
    expect(fieldsOfOne('faq', {}, { heading: 'Asked' })).toEqual([
      { label: 'Heading', path: 'heading', before: null, after: 'Asked' },
    ])
  })

  test('a choice by its text, a switch as On or Off', () => {
    expect(fieldsOfOne('faq', {}, { layout: 'columns', namesPage: true })).toEqual([
      { label: 'Use the heading as the page title', path: 'namesPage', before: 'Off', after: 'On' },
      { label: 'Layout', path: 'layout', before: 'List', after: 'Two columns' },
    ])
  })

  test('a link by its address, inside its group', () => {
    const to = (value: string) => ({ button: { buttonText: 'Go', buttonAction: { type: 'category', value } } })
    expect(fieldsOfOne('faq', to('sarees'), to('shawls'))).toEqual([
      { label: 'Button › Link', path: 'button.buttonAction', before: '/c/sarees', after: '/c/shawls' },
    ])
  })

  test('a picture by its description and its file, so that two of the same name differ', () => {
    const picture = (media: string) => ({ image: { media, alt: 'A lamp' } })
    expect(fieldsOfOne('cta', picture('0001-aaaaaa'), picture('0001-bbbbbb'))).toEqual([
      { label: 'Picture', path: 'image', before: 'A lamp (picture aaaaaa)', after: 'A lamp (picture bbbbbb)' },
    ])
  })

  test('rich text as its words', () => {
    const answer = (html: string) => ({ items: [{ question: 'Why?', answer: html }] })
    expect(fieldsOfOne('faq', answer('<p>So &amp; so</p>'), answer('<p>So <b>it</b></p><ul><li>is</li></ul>'))).toEqual(
      [{ label: 'Questions › Question 1 › Answer', path: 'items.0.answer', before: 'So & so', after: 'So it is' }],
    )
  })

  test('a long text around the place where it differs', () => {
    const long = (end: string) => ({ description: `${'word '.repeat(100)}${end}` })
    const [field] = fieldsOfOne('faq', long('old end'), long('new end'))
    expect(field?.before).toMatch(/^….*old end$/)
    expect(field?.after).toMatch(/^….*new end$/)
    expect(field?.after?.length).toBeLessThan(170)
  })
})

describe('a list', () => {
  const item = (question: string, open = false) => ({ question, open })
  const fields = (before: object[], after: object[]) => fieldsOfOne('faq', { items: before }, { items: after })
  const [a, b, c] = [item('A?'), item('B?'), item('C?')]

  test('into which an item is put does not make the others look changed', () => {
    expect(fields([a, b], [c, a, b])).toEqual([
      { label: 'Questions › Question 1', path: 'items.0', before: null, after: 'C?' },
    ])
  })

  test('names what was taken out', () => {
    expect(fields([a, b, c], [a, c])).toEqual([
      { label: 'Questions › Question 2', path: 'items.1', before: 'B?', after: null },
    ])
  })

  test('tells an item that was moved', () => {
    expect(fields([a, b, c], [c, a, b])).toEqual([
      { label: 'Questions › Question 1', path: 'items.0', before: 'Place 3', after: 'Place 1' },
    ])
  })

  test('tells which field of an item has changed', () => {
    expect(fields([a, b], [a, item('B?', true)])).toEqual([
      { label: 'Questions › Question 2 › Open by default', path: 'items.1.open', before: 'Off', after: 'On' },
    ])
  })

  test('within an item of a list is told with its whole way', () => {
    const block = (buttonText: string) => ({ blocks: [{ type: 'buttons', buttons: [{ buttonText }] }] })
    expect(fieldsOfOne('content', block('Old'), block('New'))).toEqual([
      {
        label: 'Blocks › Block 1 › Buttons › Button 1 › Text',
        path: 'blocks.0.buttons.0.buttonText',
        before: 'Old',
        after: 'New',
      },
    ])
  })

  test('of two hundred items is compared', () => {
    const many = Array.from({ length: 60 }, (_, index) => item(`Question ${index}`))
    expect(fields(many, many.toReversed()).length).toBe(59)
  })
})

describe('the page itself', () => {
  test('tells title, path, what search engines see, and its shared parts', () => {
    const seo = seoSchema.parse({ title: 'About us', noIndex: true, image: '00000abcdef' })
    const { page } = difference(
      state([]),
      state([], { title: 'About us', path: '/about-us', seo, groups: { header: null } }),
    )
    expect(page).toEqual([
      { label: 'Title', before: 'About', after: 'About us' },
      { label: 'Path', before: '/about', after: '/about-us' },
      { label: 'Title for search engines', before: null, after: 'About us' },
      { label: 'Picture where it is shared', before: null, after: 'picture abcdef' },
      { label: 'Listed by search engines', before: 'Yes', after: 'No' },
      { label: 'Header', before: 'The shared one', after: 'None' },
    ])
  })

  test('does not speak of a path that an old version did not keep', () => {
    expect(difference(state([], { path: null }), state([])).page).toEqual([])
  })
})
