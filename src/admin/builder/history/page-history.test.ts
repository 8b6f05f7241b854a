import { expect, test } from 'vitest'
import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'
import { pageHistory } from './page-history.ts'

const section = (heading: string, id = 'a'): PlacedSection => ({ id, type: 'cta', v: 1, props: { heading } })
const key = 120

/** Simulates typing into the heading of a page's only section; takes successive texts. */
function typist(begin: string) {
  const history = pageHistory()
  let text = begin
  let clock = 0
  const note = (at?: number) => history.note({ sections: [section(text)], selected: 'a' }, at)
  const become = (next: string) => {
    clock += key
    text = next
    note(clock)
  }
  const shown = (moment: { sections: readonly PlacedSection[] } | undefined) => moment?.sections[0]?.props.heading
  note()
  return {
    type: (words: string) => {
      for (const letter of words) become(text + letter)
    },
    delete: (count: number) => {
      for (let left = count; left > 0; left--) become(text.slice(0, -1))
    },
    replace: (next: string) => become(next),
    choose: (next: string) => {
      text = next
      note()
    },
    wait: () => {
      clock += 3_000
    },
    /** All states that undo goes through, latest first. */
    undone: () => {
      const states: unknown[] = []
      for (let state = history.undo(); state; state = history.undo()) states.push(shown(state))
      return states
    },
    redone: () => {
      const states: unknown[] = []
      for (let state = history.redo(); state; state = history.redo()) states.push(shown(state))
      return states
    },
    history,
  }
}

test('typing is undone word by word, and done again', () => {
  const { type, undone, redone } = typist('One')
  type(' two three, four')
  expect(undone()).toEqual(['One two three', 'One two', 'One'])
  expect(redone()).toEqual(['One two', 'One two three', 'One two three, four'])
})

test('a pause does not cut the word that it comes in', () => {
  const { type, wait, undone } = typist('')
  type('fo')
  wait()
  type('ur ')
  wait()
  type('fiv')
  wait()
  type('e six')
  expect(undone()).toEqual(['four five', 'four', ''])
})

test('a paste or a deletion before a pause is a step', () => {
  const { type, replace, delete: erase, wait, undone } = typist('One')
  replace('One pasted here ')
  wait()
  type('two')
  erase(4)
  wait()
  erase(5)
  expect(undone()).toEqual(['One pasted here', 'One pasted here two', 'One pasted here ', 'One'])
})

test.each([
  ['नमस्ते दुनिया आज', ['नमस्ते दुनिया', 'नमस्ते', '']],
  ['தமிழ் மொழி', ['தமிழ்', '']],
  ["don't stop", ["don't", '']],
  ['क्\u200dष है', ['क्\u200dष', '']],
])('words end where they do in any script: %s', (words, states) => {
  const { type, undone } = typist('')
  type(words)
  expect(undone()).toEqual(states)
})

test('a word that is corrected while it is typed is one word', () => {
  const { type, delete: erase, wait, undone } = typist('One')
  type(' twoo')
  erase(1)
  wait()
  erase(1)
  type('o three')
  expect(undone()).toEqual(['One two', 'One'])
})

test('words that are deleted come back at once, and what is typed in their place goes with them', () => {
  const { type, delete: erase, undone } = typist('')
  type('One two')
  erase(4)
  type(' three')
  expect(undone()).toEqual(['One two', 'One', ''])
})

test('typing over a selection, or elsewhere in the text, is a step of its own', () => {
  const { type, replace, undone } = typist('One two')
  type(' three')
  replace('All new')
  replace('So All new')
  expect(undone()).toEqual(['All new', 'One two three', 'One two'])
})

test('each choice is a step, though its values look like typing', () => {
  const { choose, undone } = typist('h1')
  choose('h2')
  choose('h23')
  choose('h234')
  expect(undone()).toEqual(['h23', 'h2', 'h1'])
})

test('typing in another field, or in another section, is another step', () => {
  const history = pageHistory()
  const both = (one: string, other: string) => [section(one), section(other, 'b')]
  history.note({ sections: both('', ''), selected: 'a' })
  history.note({ sections: both('o', ''), selected: 'a' }, 100)
  history.note({ sections: both('o', 'o'), selected: 'b' }, 200)
  history.note({ sections: both('on', 'o'), selected: 'a' }, 300)
  expect(history.undo()?.sections).toEqual(both('o', 'o'))
  expect(history.undo()?.sections).toEqual(both('o', ''))
  expect(history.undo()?.sections).toEqual(both('', ''))
  expect(history.undo()).toBeUndefined()
})

test('typing after an undo is a new step and clears redo', () => {
  const { type, undone, history } = typist('One')
  type(' two three')
  history.undo()
  history.note({ sections: [section('One two!')], selected: 'a' }, 10_000)
  expect(history.shown()).toEqual({ hasPast: true, hasFuture: false })
  expect(undone()).toEqual(['One two', 'One'])
})

test('selecting is no step, and comes back with the state that it belongs to', () => {
  const history = pageHistory()
  history.note({ sections: [section('One')], selected: undefined })
  history.note({ sections: [section('One')], selected: 'a' })
  expect(history.shown().hasPast).toBe(false)
  history.note({ sections: [], selected: undefined })
  expect(history.undo()).toEqual({ sections: [section('One')], selected: 'a' })
})

test('a page that is opened again is no step where it is the same, and one where it was restored', () => {
  const { history } = typist('One')
  history.reopen()
  history.note({ sections: [section('Tidied')], selected: undefined })
  expect(history.shown().hasPast).toBe(false)
  history.note({ sections: [section('An earlier version')], selected: undefined })
  expect(history.undo()?.sections).toEqual([section('Tidied')])
})
