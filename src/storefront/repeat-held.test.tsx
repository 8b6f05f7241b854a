// @vitest-environment happy-dom
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repeatHeld } from './repeat-held.ts'

let added: number[]

/** Counts by the state that it has drawn, and is busy once it was added. */
function Purchase() {
  const [count, setCount] = useState(1)
  const [busy, setBusy] = useState(false)
  const add = () => {
    if (busy) return
    setBusy(true)
    added.push(count)
  }
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <button type="button" onClick={add}>
        Add
      </button>
    </>
  )
}

let root: Root

beforeEach(async () => {
  added = []
  document.body.innerHTML = '<div id="host"></div><dialog><button>Close</button></dialog>'
  root = createRoot(host())
  root.render(<Purchase />)
  await expect.poll(() => button('Add')).toBeDefined()
})

afterEach(() => root.unmount())

const host = () => document.getElementById('host') as HTMLElement
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLElement

/** Repeats presses on these buttons. */
async function repeat(...pressed: string[]): Promise<void> {
  window.haatEarly = pressed.map((text) => ({ type: 'click', target: button(text) }))
  await repeatHeld(host())
}

// Shows B166.
test('each press that was held counts by what the one before it has drawn', async () => {
  await repeat('More', 'More', 'More', 'Add')
  expect(added).toEqual([4])
  expect(window.haatEarly).toEqual([])
})

// Shows B166.
test('a second press on a button that is busy by then adds nothing', async () => {
  await repeat('Add', 'Add')
  expect(added).toEqual([1])
})

// Shows B166.
test('a press on what a dialog covers by now is dropped', async () => {
  document.querySelector('dialog')?.setAttribute('open', '')
  await repeat('Add')
  expect(added).toEqual([])
  expect(window.haatEarly).toEqual([])
})

// Shows B166.
test('a press on another island waits for that one', async () => {
  window.haatEarly = [{ type: 'click', target: document.body }]
  await repeatHeld(host())
  expect(window.haatEarly).toHaveLength(1)
})

// Shows B166.
test('the first press is repeated at once, before anything that is pressed now', () => {
  const order: string[] = []
  button('More').addEventListener('click', () => order.push('held'))
  window.haatEarly = [{ type: 'click', target: button('More') }]
  void repeatHeld(host())
  order.push('now')
  expect(order).toEqual(['held', 'now'])
})
