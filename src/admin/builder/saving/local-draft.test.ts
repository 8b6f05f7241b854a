// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { pageDocument } from '../../../shared/content/pages/page-document.ts'

const draft = (heading: string, minute: number) => ({
  revision: 1,
  at: `2026-11-21T10:0${minute}:00.000Z`,
  document: pageDocument.parse({ sections: [{ id: 'a', type: 'faq', props: { heading } }] }),
})
/** The drafts of another tab. */
async function openTab() {
  vi.resetModules()
  const tab = await import('./local-draft.ts')
  const headings = (pageId = 'page') =>
    tab.readDrafts(pageId).map(({ document }) => document.sections[0]?.props.heading)
  return { ...tab, headings }
}

beforeEach(() => localStorage.clear())

test('each tab has its own draft of a page, and forgets no other', async () => {
  const [one, two] = [await openTab(), await openTab()]
  one.storeLater('page', draft('of the first', 1))
  one.storeWaiting()
  two.storeLater('page', draft('of the second', 2))
  expect(two.headings()).toEqual(['of the second', 'of the first'])
  expect(two.headings('pag')).toEqual([])
  two.forgetOwn('page')
  expect(two.headings()).toEqual(['of the first'])
})

test('a draft that was forgotten before it was stored is not written afterwards', async () => {
  const { storeLater, forgetOwn, headings } = await openTab()
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

test('a draft of another tab can be taken up, or discarded, and what is damaged is passed over', async () => {
  const [one, two] = [await openTab(), await openTab()]
  one.storeLater('page', draft('of the first', 1))
  one.storeWaiting()
  localStorage.setItem('haat:unsaved:page:broken', '{"revision":')
  const [found] = two.readDrafts('page')
  if (!found) throw new Error('there is no draft')
  two.adoptDraft('page', found)
  one.forgetOwn('page')
  const [taken] = two.readDrafts('page')
  expect(taken).toMatchObject({ at: found.at, document: found.document })
  expect(taken?.key).not.toBe(found.key)
  if (taken) two.forgetDraft(taken)
  expect(two.headings()).toEqual([])
})
