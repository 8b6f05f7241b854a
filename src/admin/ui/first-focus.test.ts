// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { firstFocus } from './first-focus.ts'

/** Id of the element that a dialog of these parts focuses first. */
function begins(body: string, footer = ''): string | undefined {
  const dialog = document.createElement('div')
  dialog.innerHTML = `<h2 id="heading" data-dialog-title>Title</h2><button id="close">×</button>${body}${footer}`
  return firstFocus(dialog)?.id
}

test.each([
  ['<p>Words</p><input id="field"><textarea id="second"></textarea>', 'field'],
  ['<button id="act">Act</button><select id="field"></select>', 'field'],
  [
    '<input type="hidden" id="a"><input type="file" id="b"><input disabled id="c"><textarea id="field"></textarea>',
    'field',
  ],
  ['<div hidden><input id="b"></div><input id="field" readonly>', 'field'],
  ['<div contenteditable="true" id="field"></div>', 'field'],
  ['<input type="radio" name="to" id="a"><input type="radio" name="to" id="field" checked>', 'field'],
  ['<input type="radio" name="to" id="field"><input type="radio" name="other" id="b" checked>', 'field'],
])('a dialog begins in its first field: %s', (body, id) => {
  expect(begins(body, '<button id="cancel" data-safest>Cancel</button><button id="act">Delete</button>')).toBe(id)
})

test('a dialog without a field begins on the button that does no harm, else on its heading', () => {
  const footer = '<button id="act">Delete</button><button id="cancel" data-safest>Cancel</button>'
  expect(begins('<p>Words</p>', footer)).toBe('cancel')
  expect(begins('<p>Words</p>', '<button id="act">Delete</button>')).toBe('heading')
})

test('a field of what may be done later is no beginning of a dialog', () => {
  expect(begins('<p>Facts</p><section data-later><input id="below"></section>')).toBe('heading')
})
