// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import {
  box,
  calls,
  inbox,
  lastList,
  link,
  open,
  rohan,
  text,
  withInbox,
} from '../../../tests/support/screens/inbox-screens.tsx'
import { fill, press } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'

const said = toldToasts()
withInbox()

describe('the inbox', () => {
  // Shows B98.
  test('shows messages by state with their numbers, and is filtered, sorted and searched by its address', async () => {
    open('/inbox?q=bowl')
    await expect.poll(text).toContain('Asha Rao')
    expect(lastList()).toEqual({ p: '0', s: '25', sort: 'created', order: 'descend', q: 'bowl' })
    await expect.poll(() => link('Spam')?.textContent).toBe('Spam7')
    expect(text()).toContain('Pune')
    link('New')?.click()
    await expect.poll(lastList).toMatchObject({ state: 'NEW', q: 'bowl' })
    const kind = document.querySelector<HTMLSelectElement>('select[aria-label=Kind]')
    if (!kind) throw new Error('there is no filter by kind')
    fill(kind, 'ENQUIRY')
    await expect.poll(lastList).toMatchObject({ state: 'NEW', kind: 'ENQUIRY', q: 'bowl' })
    press('From')
    await expect.poll(lastList).toMatchObject({ sort: 'name', kind: 'ENQUIRY' })
    expect(new URLSearchParams(location.search).get('state')).toBe('NEW')
  })

  // Shows B118.
  test('shows who looks after a message, and those of one person by its address', async () => {
    inbox.stored = inbox.stored.map((row) => ({
      ...row,
      assignee: row._id === '0a' ? { _id: '0198f0a0-0000-7000-8000-000000000001', name: 'Meera' } : null,
    }))
    open('/inbox?assigned=me')
    await expect.poll(lastList).toMatchObject({ assigned: 'me' })
    await expect.poll(() => [...document.querySelectorAll('td')].map((cell) => cell.textContent)).toContain('Meera')
    const filter = document.querySelector<HTMLSelectElement>('select[aria-label="Assigned to"]')
    if (!filter) throw new Error('there is no filter by person')
    await expect.poll(() => filter.textContent).toBe('Assigned to: allMeNo oneMeeraRohan')
    fill(filter, rohan)
    await expect.poll(lastList).toMatchObject({ assigned: rohan })
    expect(calls('/counts').at(-1)?.query).toMatchObject({ assigned: rohan })
  })

  test('says what will be here while there is nothing', async () => {
    inbox.stored = []
    open('/inbox')
    await expect.poll(text).toContain('No messages yet')
  })

  test('gives several the state that is pressed, and the selection is done with', async () => {
    open('/inbox')
    await expect.poll(() => box('Select all on this page')).not.toBeNull()
    box('Select all on this page')?.click()
    await expect.poll(text).toContain('2 selected')
    box('Mark as done')?.click()
    await expect.poll(() => calls('/state')[0]?.body).toEqual({ ids: ['0a', '0b'], state: 'DONE' })
    await expect.poll(text).not.toContain('selected')
    await expect.poll(() => calls('/messages').length).toBeGreaterThan(1)
    expect(said.success).toHaveBeenCalledWith('2 messages marked as done')
  })

  test('says why several were not changed, and they stay selected', async () => {
    inbox.isRefused = true
    open('/inbox')
    await expect.poll(() => box('Select all on this page')).not.toBeNull()
    box('Select all on this page')?.click()
    await expect.poll(text).toContain('2 selected')
    box('Mark as spam')?.click()
    await expect.poll(() => said.error.mock.calls).toEqual([['This message was not found.']])
    expect(text()).toContain('2 selected')
  })

  test('asks before it deletes several', async () => {
    open('/inbox')
    await expect.poll(() => box('Select all on this page')).not.toBeNull()
    box('Select all on this page')?.click()
    await expect.poll(text).toContain('2 selected')
    press('Delete')
    await expect.poll(text).toContain('Delete 2 messages?')
    press('Cancel')
    await expect.poll(text).not.toContain('Delete 2 messages?')
    expect(calls('/delete')).toEqual([])
    press('Delete')
    await expect.poll(text).toContain('Delete 2 messages?')
    press('Delete 2 messages')
    await expect.poll(() => calls('/delete')[0]?.body).toEqual({ ids: ['0a', '0b'] })
    await expect.poll(text).toContain('No messages yet')
  })

  test('is only read by who may look', async () => {
    open('/inbox', false)
    await expect.poll(text).toContain('Asha Rao')
    expect(box('Select all on this page')).toBeNull()
    expect(text()).not.toContain('Export CSV')
  })
})
