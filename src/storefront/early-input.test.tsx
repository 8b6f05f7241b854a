// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEarlyInput, repeatEarlyInput } from './early-input.ts'

/** Says what React knows of its fields. */
function Fields() {
  const [known, setKnown] = useState<Record<string, string>>({})
  const note = (name: string, value: unknown) => setKnown((before) => ({ ...before, [name]: String(value) }))
  return (
    <form>
      <input name="name" onChange={({ target }) => note('name', target.value)} />
      <input name="town" defaultValue="Pune" onInput={({ currentTarget }) => note('town', currentTarget.value)} />
      <textarea name="note" onChange={({ target }) => note('note', target.value)} />
      <select name="size" defaultValue="M" onChange={({ target }) => note('size', target.value)}>
        <option>S</option>
        <option>M</option>
      </select>
      <input type="checkbox" name="gift" onChange={({ target }) => note('gift', target.checked)} />
      <input type="checkbox" name="letters" defaultChecked onChange={({ target }) => note('letters', target.checked)} />
      {['home', 'work'].map((value) => (
        <input
          key={value}
          type="radio"
          name="place"
          value={value}
          checked={(known.place ?? 'home') === value}
          onChange={() => note('place', value)}
        />
      ))}
      <output>{JSON.stringify(known)}</output>
    </form>
  )
}

const field = <Kind extends HTMLElement = HTMLInputElement>(query: string) =>
  document.querySelector<Kind>(query) as Kind
const known = () => JSON.parse(document.querySelector('output')?.textContent ?? '')
let island: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root">${renderToString(<Fields />)}</div>`
})
afterEach(() => act(() => island?.unmount()))

async function bringAlive(meanwhile: () => void = () => undefined): Promise<void> {
  const root = field('#root')
  const early = readEarlyInput(root)
  await act(async () => {
    island = hydrateRoot(root, <Fields />)
  })
  meanwhile()
  await act(async () => repeatEarlyInput(root, early))
}

// Shows B166.
test('an island hears of what was typed and chosen before it was alive', async () => {
  field('[name=name]').value = 'Asha'
  field('[name=town]').value = ''
  field('[name=note]').value = 'No onions'
  field('[name=size]').value = 'S'
  field('[name=gift]').checked = true
  field('[name=letters]').checked = false
  field('[value=work]').checked = true
  await bringAlive()
  expect(known()).toEqual({
    ...{ name: 'Asha', town: '', note: 'No onions', size: 'S', gift: 'true', letters: 'false', place: 'work' },
  })
  expect(field('[value=work]').checked).toBe(true)
  expect(field('[name=town]').value).toBe('')
})

// Shows B166.
test('a choice stays although the island comes alive within the click that makes it', async () => {
  for (const query of ['[value=work]', '[name=gift]']) {
    field(query).checked = true
    // Browsers ignore `click()` while they dispatch a click on the same field.
    field(query).click = () => undefined
  }
  await bringAlive()
  expect([field('[value=work]').checked, field('[name=gift]').checked]).toEqual([true, true])
  expect(known()).toEqual({ place: 'work', gift: 'true' })
})

// Shows B166.
test('the caret stays where a user is typing', async () => {
  const name = field('[name=name]')
  name.value = 'Asha'
  name.focus()
  name.setSelectionRange(2, 2)
  await bringAlive()
  expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Asha', 2, 2])
})

// Shows B166.
test('text typed while an island hydrates wins over text typed before', async () => {
  field('[name=name]').value = 'Ash'
  await bringAlive(() => {
    field('[name=name]').value = 'Asha'
  })
  expect(known()).toEqual({ name: 'Asha' })
})

// Shows B166.
test('an island hears of no field that stands as it was drawn', async () => {
  await bringAlive()
  expect(known()).toEqual({})
})
