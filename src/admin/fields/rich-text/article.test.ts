// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { sanitiseArticle } from '../../../server/platform/sanitise.ts'
import { articleExtensions } from './article-extensions.ts'
import { putFigure, putTable, removeFigure, selectedFigure, tableVerbs, toggleCitation } from './article-verbs.ts'
import { tidy } from './tidy.ts'

let editor: Editor
const open = (content: string) => {
  editor = new Editor({ element: document.createElement('div'), extensions: articleExtensions, content })
}
const written = () => tidy(editor.getHTML())
/** Puts the cursor behind the words. */
const goTo = (words: string) => {
  editor.state.doc.descendants((node, at) => {
    const from = node.text?.indexOf(words) ?? -1
    if (from >= 0) editor.commands.setTextSelection(at + from + words.length)
  })
}
const selectFigure = () => {
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'figure') editor.commands.setNodeSelection(at)
  })
}
afterEach(() => editor.destroy())

const picture = { of: 'picture', media: 'abcdefghij12', alt: 'A "loom"', caption: 'कोटा में' } as const
const stored = '<figure data-picture="abcdefghij12" data-alt="A &quot;loom&quot;" data-caption="कोटा में"></figure>'
const all = `<p>One</p>${stored}<blockquote><p>Do not stir.</p><cite>Asha Rao</cite></blockquote><figure data-video="https://youtu.be/abcdefghijk" data-caption=""></figure><table><tbody><tr><th>Dye</th></tr><tr><td>Indigo</td></tr></tbody></table><figure data-product="kota-saree"></figure>`

test('stored rich text is written again unchanged, and the server changes nothing of it', () => {
  open(all)
  expect(sanitiseArticle(written())).toBe(all)
  expect(sanitiseArticle(written())).toBe(written())
})

// Shows B111.
test.each([
  ['picture', picture, stored],
  [
    'video',
    { of: 'video', address: 'https://vimeo.com/123456789', caption: 'Vat' },
    '<figure data-video="https://vimeo.com/123456789" data-caption="Vat"></figure>',
  ],
  ['product', { of: 'product', path: 'kota-saree' }, '<figure data-product="kota-saree"></figure>'],
  [
    'button',
    { of: 'button', text: 'Book', href: '/contact', look: 'plain' },
    '<figure data-button="Book" data-href="/contact" data-look="plain"></figure>',
  ],
] as const)('a %s is put below the paragraph, changed, removed, and each is undone', (_, figure, html) => {
  open('<ul><li>One</li></ul><p>Two</p>')
  goTo('One')
  putFigure(editor, figure)
  const inserted = `<ul><li>One</li></ul>${html}<p>Two</p>`
  expect(sanitiseArticle(written())).toBe(inserted)
  selectFigure()
  expect(selectedFigure(editor)).toEqual(figure)
  putFigure(editor, { of: 'product', path: 'other' })
  expect(sanitiseArticle(written())).toBe('<ul><li>One</li></ul><figure data-product="other"></figure><p>Two</p>')
  editor.commands.undo()
  expect(sanitiseArticle(written())).toBe(inserted)
  editor.commands.undo()
  expect(written()).toBe('<ul><li>One</li></ul><p>Two</p>')
})

test('a figure that is removed comes back by undo', () => {
  open(`<p>One</p>${stored}<p>Two</p>`)
  selectFigure()
  removeFigure(editor)
  expect(written()).toBe('<p>One</p><p>Two</p>')
  editor.commands.undo()
  expect(sanitiseArticle(written())).toBe(`<p>One</p>${stored}<p>Two</p>`)
})

// Shows B111.
test('a table begins with a row of headings, grows, shrinks and goes', () => {
  open('<p>One</p>')
  goTo('One')
  putTable(editor)
  const count = (tag: string) => written().split(`<${tag}>`).length - 1
  expect([count('tr'), count('th'), count('td')]).toEqual([3, 3, 6])
  editor.commands.insertContent('Dye')
  expect(written()).toContain('<tr><th>Dye</th>')
  tableVerbs['Row below'](editor)
  expect([count('tr'), count('th'), count('td')]).toEqual([4, 3, 9])
  tableVerbs['Column after'](editor)
  expect([count('th'), count('td')]).toEqual([4, 12])
  tableVerbs['Delete column'](editor)
  expect([count('th'), count('td')]).toEqual([3, 9])
  expect(sanitiseArticle(written())).toBe(written())
  tableVerbs['Delete table'](editor)
  expect(written()).toBe('<p>One</p>')
})

// Shows B111.
test('a quote says who said it', () => {
  open('<blockquote><p>Do not stir.</p><p>Asha Rao</p></blockquote>')
  goTo('Asha Rao')
  toggleCitation(editor)
  expect(written()).toBe('<blockquote><p>Do not stir.</p><cite>Asha Rao</cite></blockquote>')
  toggleCitation(editor)
  expect(written()).toBe('<blockquote><p>Do not stir.</p><p>Asha Rao</p></blockquote>')
})
