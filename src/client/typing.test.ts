// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { isTyping, watchTyping } from './typing.ts'

watchTyping()
afterEach(() => document.body.replaceChildren())

function field(html: string): HTMLInputElement {
  document.body.innerHTML = html
  return document.querySelector('input, textarea') as HTMLInputElement
}

function type(into: HTMLInputElement, text: string): void {
  into.value = text
  into.dispatchEvent(new Event('input', { bubbles: true }))
}

test.each(['<input>', '<input type="email">', '<textarea></textarea>'])(
  'a page is typed in while %s holds text',
  (html) => {
    const typedInto = field(html)
    expect(isTyping()).toBe(false)
    type(typedInto, 'Two kurtas')
    expect(isTyping()).toBe(true)
    type(typedInto, '')
    expect(isTyping()).toBe(false)
  },
)

test("removed fields don't count as input", () => {
  type(field('<input>'), 'Asha')
  document.body.replaceChildren()
  expect(isTyping()).toBe(false)
})

test('a text that the page itself filled in is not typed', () => {
  field('<input>').value = 'asha@example.com'
  expect(isTyping()).toBe(false)
})

test.each([
  '<input type="search">',
  '<input type="password">',
  '<input role="combobox">',
  '<form role="search"><input></form>',
])('text in %s does not block leaving the page', (html) => {
  type(field(html), 'brass')
  expect(isTyping()).toBe(false)
})
