// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { pageDocument } from '../../../shared/content/page-document.ts'
import { adoptDraft, forgetDraft, forgetOwn, readDrafts, storeLater, storeWaiting } from './local-draft.ts'

const draft = (heading: string, minute: number) => ({
  revision: 1,
  at: `2026-11-21T10:0${minute}:00.000Z`,
  document: pageDocument.parse({ sections: [{ id: 'a', type: 'faq', props: { heading } }] }),
})
const become = (tab: string) => sessionStorage.setItem('haat:editor', tab)
const headings = (pageId = 'page') => readDrafts(pageId).map(({ document }) => document.sections[0]?.props.heading)

beforeEach(() => {
  localStorage.clear()
  become('tab-one')
})

test('each tab has its own draft of a page, and forgets no other', () => {
  storeLater('page', draft('of the first', 1))
  storeWaiting()
  become('tab-two')
  storeLater('page', draft('of the second', 2))
  expect(headings()).toEqual(['of the second', 'of the first'])
  expect(headings('pag')).toEqual([])
  forgetOwn('page')
  expect(headings()).toEqual(['of the first'])
})

test('a draft that was forgotten before it was stored is not written afterwards', async () => {
  vi.useFakeTimers()
  storeLater('page', draft('too late', 1))
  forgetOwn('page')
  await vi.runAllTimersAsync()
  expect(headings()).toEqual([])
  storeLater('page', draft('in time', 1))
  await vi.runAllTimersAsync()
  expect(localStorage).toHaveLength(1)
  vi.useRealTimers()
})

test('a draft of another tab can be taken up, or discarded, and what is damaged is passed over', () => {
  storeLater('page', draft('of the first', 1))
  storeWaiting()
  localStorage.setItem('haat:unsaved:page:broken', '{"revision":')
  become('tab-two')
  const [found] = readDrafts('page')
  if (!found) throw new Error('there is no draft')
  adoptDraft('page', found)
  become('tab-one')
  forgetOwn('page')
  const [taken] = readDrafts('page')
  expect(taken).toMatchObject({ at: found.at, document: found.document, key: 'haat:unsaved:page:tab-two' })
  if (taken) forgetDraft(taken)
  expect(headings()).toEqual([])
})
