import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../client/api.ts'
import { type PageDocument, pageDocument } from '../../../shared/content/pages/page-document.ts'
import type { DraftSaved } from '../../../shared/content/pages/pages-admin.ts'
import { draftSaver, type SaveState } from './draft-saver.ts'
import { type LocalDraft, unsavedDraft } from './local-draft.ts'

const page = (heading: string): PageDocument =>
  pageDocument.parse({ sections: [{ id: 'a', type: 'faq', props: { heading } }] })

const stored = page('as it was')

/** A saver, the server that it saves to, and what it stored in the browser. Each save waits for `answer` or `fail`. */
function saving() {
  const sent: { revision: number; document: PageDocument; leaving: unknown }[] = []
  const states: SaveState['kind'][] = []
  const pending: { answer: (saved: DraftSaved) => void; fail: (error: unknown) => void }[] = []
  let local: LocalDraft | undefined
  const saver = draftSaver({
    revision: 1,
    document: stored,
    send: (revision, document, leaving) => {
      sent.push({ revision, document, leaving })
      return new Promise((answer, fail) => pending.push({ answer, fail }))
    },
    local: {
      store: (draft) => {
        local = draft
      },
      forget: () => {
        local = undefined
      },
    },
    onState: ({ kind }) => states.push(kind),
    onSaved: () => undefined,
  })
  const settle = async (act: (call: (typeof pending)[number]) => void) => {
    const call = pending.shift()
    if (!call) throw new Error('nothing was sent')
    act(call)
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    saver,
    sent,
    states,
    local: () => local,
    answer: (revision: number) =>
      settle(({ answer }) => answer({ revision, changed: true, issues: [], publishAt: null, overdue: false })),
    fail: (error: unknown) => settle(({ fail }) => fail(error)),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a draft', () => {
  test('is sent once the typing pauses, and stays in the browser until the server has it', async () => {
    const { saver, sent, states, local, answer } = saving()
    saver.change(page('one'))
    saver.change(page('two'))
    expect(local()?.document).toEqual(page('two'))
    expect(sent).toEqual([])
    await vi.runAllTimersAsync()
    expect(sent).toEqual([{ revision: 1, document: page('two'), leaving: undefined }])
    await answer(2)
    expect(states).toEqual(['waiting', 'saving', 'saved'])
    expect(local()).toBeUndefined()
  })

  test('that changes while it is being saved is sent after that, on top of it', async () => {
    const { saver, sent, local, answer } = saving()
    saver.change(page('one'))
    const first = saver.flush()
    saver.change(page('two'))
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(1)
    await answer(2)
    expect(await first).toBe(false)
    expect(local()?.document).toEqual(page('two'))
    await vi.runAllTimersAsync()
    expect(sent[1]).toMatchObject({ revision: 2, document: page('two') })
  })

  test('is sent once, however many wait for it', async () => {
    const { saver, sent, answer } = saving()
    saver.change(page('one'))
    const first = saver.flush()
    saver.change(page('two'))
    const waiting = Promise.all([first, saver.flush(), saver.save('leaving')])
    await answer(2)
    await answer(3)
    await waiting
    expect(sent.map(({ document }) => document)).toEqual([page('one'), page('two')])
    expect(saver.revision()).toBe(3)
    expect(await saver.flush()).toBe(true)
  })

  test('that does not come through says why, stays in the browser, and is sent again', async () => {
    const { saver, sent, states, local, fail, answer } = saving()
    saver.change(page('one'))
    const flushed = saver.flush()
    await fail(new CallError(0, undefined, 'You’re offline.'))
    expect(await flushed).toBe(false)
    expect(states.at(-1)).toBe('failed')
    expect(local()?.document).toEqual(page('one'))
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(2)
    await answer(2)
    expect(states.at(-1)).toBe('saved')
  })

  test('of a page saved by another user is no longer sent and stays in the browser', async () => {
    const { saver, sent, states, local, fail } = saving()
    saver.change(page('one'))
    const flushed = saver.flush()
    await fail(new CallError(409, { msg: 'Another user saved this page.' }))
    expect(await flushed).toBe(false)
    saver.change(page('two'))
    await vi.runAllTimersAsync()
    expect(await saver.flush()).toBe(false)
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toBe('stale')
    expect(local()?.document).toEqual(page('two'))
  })
})

describe('a draft of a page that another user has taken over', () => {
  const locked = new CallError(409, { errors: [{ field: 'editor', code: 'page.locked', defaultMessage: 'Taken.' }] })

  test('is not sent any more once the server says so, and stays in the browser', async () => {
    const { saver, sent, states, local, fail } = saving()
    saver.change(page('one'))
    const flushed = saver.flush()
    await fail(locked)
    expect(await flushed).toBe(false)
    saver.change(page('two'))
    await saver.save('leaving')
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toBe('locked')
    expect(local()?.document).toEqual(page('two'))
  })

  test('is not sent once that is known, and never called saved', async () => {
    const { saver, sent, states, local } = saving()
    saver.change(page('one'))
    saver.stop()
    expect(states).toEqual(['waiting', 'locked'])
    await vi.runAllTimersAsync()
    expect(await saver.flush()).toBe(false)
    expect(sent).toEqual([])
    expect(local()?.document).toEqual(page('one'))
  })

  test('is called saved where the last save still came through, and not where more was typed', async () => {
    const { saver, states, local, answer } = saving()
    saver.change(page('one'))
    const first = saver.flush()
    saver.stop()
    await answer(2)
    expect(await first).toBe(true)
    expect(states.at(-1)).toBe('saved')
    expect(local()).toBeUndefined()

    const other = saving()
    other.saver.change(page('one'))
    const second = other.saver.flush()
    other.saver.change(page('two'))
    other.saver.stop()
    await other.answer(2)
    expect(await second).toBe(false)
    expect(other.states.at(-1)).toBe('locked')
    expect(other.local()?.document).toEqual(page('two'))
  })

  test('is not tried again though the last try failed for want of a connection', async () => {
    const { saver, sent, states, fail } = saving()
    saver.change(page('one'))
    void saver.flush()
    saver.stop()
    await fail(new CallError(0, undefined, 'You’re offline.'))
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toBe('locked')
  })

  test('is saved as before where nothing was changed', async () => {
    const { saver, states } = saving()
    saver.stop()
    expect(states).toEqual([])
    expect(await saver.flush()).toBe(true)
  })
})

test('a draft in the browser is offered when the server has something else, the newest first', () => {
  const draft = { revision: 1, at: '2026-11-21T10:00:00.000Z', document: page('typed') }
  const same = { revision: 1, at: '2026-11-21T10:05:00.000Z', document: stored }
  expect(unsavedDraft([same, draft], stored)).toBe(draft)
  expect(unsavedDraft([draft], page('typed'))).toBeUndefined()
  expect(unsavedDraft([], stored)).toBeUndefined()
})
