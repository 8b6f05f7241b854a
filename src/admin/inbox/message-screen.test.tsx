// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import {
  box,
  calls,
  close,
  inbox,
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

describe('a message', () => {
  test('has its words, its answers, and the ways to who wrote it', async () => {
    open('/inbox/0a')
    await expect.poll(text).toContain('Is the bowl\nmade by hand?')
    expect(link('asha@')?.getAttribute('href')).toBe('mailto:asha@example.com')
    expect(link('+91')?.getAttribute('href')).toBe('tel:+919829041122')
    close()
    open('/inbox/0b')
    await expect.poll(text).toContain('CityPune')
  })

  // Shows B118.
  test('is assigned to the chosen user, or to no one', async () => {
    open('/inbox/0a')
    await expect.poll(() => document.querySelector('select')?.textContent).toBe('No oneMeeraRohan')
    const field = () => document.querySelector('select') as HTMLSelectElement
    expect(field().value).toBe('')
    fill(field(), rohan)
    await expect.poll(() => calls('/assign')[0]?.body).toEqual({ ids: ['0a'], assignee: rohan })
    await expect.poll(() => said.success.mock.calls).toEqual([['Message assigned to Rohan']])
    await expect.poll(() => field().value).toBe(rohan)
    fill(field(), '')
    await expect.poll(() => calls('/assign')[1]?.body).toEqual({ ids: ['0a'], assignee: null })
  })

  // Shows B118.
  test('is not given away by who may only look', async () => {
    open('/inbox/0a', false)
    await expect.poll(() => document.querySelector('select')).not.toBeNull()
    expect(document.querySelector('select')?.matches(':disabled, fieldset:disabled *')).toBe(true)
  })

  // Shows B117.
  test('has the files that came with it, to save', async () => {
    const file = {
      _id: 'f1',
      name: 'plan.pdf',
      contentType: 'application/pdf',
      size: 1_500_000,
      url: '/forms/files/f1?key=k',
    }
    inbox.stored = inbox.stored.map((row) => ({ ...row, files: [file] }))
    open('/inbox/0a')
    await expect.poll(() => link('plan.pdf')?.textContent).toBe('plan.pdfPDF · 1.4 MB')
    expect(link('plan.pdf')?.getAttribute('href')).toBe('/forms/files/f1?key=k')
    expect(link('plan.pdf')?.getAttribute('download')).toBe('plan.pdf')
  })

  // Shows B98.
  test('without an email and a number says so, and offers no reply', async () => {
    inbox.stored = inbox.stored.map((row) => ({ ...row, email: '', mobileNumber: '' }))
    open('/inbox/0a')
    await expect.poll(text).toContain('No email or phone number was given.')
    expect(text()).toContain('No email was given, so you can’t reply by mail.')
    expect(text()).not.toContain('Send reply')
    expect(link('+91')).toBeUndefined()
  })

  // Shows B98.
  test('goes on by a press: done, reopened, spam, and back', async () => {
    open('/inbox/0a')
    for (const [name, state] of [
      ['Mark as done', 'DONE'],
      ['Reopen', 'OPEN'],
      ['Spam', 'SPAM'],
      ['Not spam', 'NEW'],
    ] as const) {
      await expect.poll(text).toContain(name)
      press(name)
      await expect.poll(() => calls('/state').at(-1)?.body).toEqual({ ids: ['0a'], state })
    }
  })

  test('is deleted after confirmation, then the inbox opens', async () => {
    open('/inbox/0a')
    await expect.poll(text).toContain('Mark as done')
    press('Delete')
    await expect.poll(text).toContain('Delete the message of Asha Rao?')
    expect(calls('/delete')).toEqual([])
    press('Delete message')
    await expect.poll(() => location.pathname).toBe('/inbox')
    expect(calls('/delete')[0]?.body).toEqual({ ids: ['0a'] })
    await expect.poll(text).not.toContain('Asha Rao')
  })

  const area = (label: string) => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
    return document.getElementById(found?.htmlFor ?? '') as HTMLTextAreaElement
  }

  test('is answered: the reply stands in the thread, and says that it has failed', async () => {
    open('/inbox/0a')
    await expect.poll(text).toContain('Send reply')
    press('Send reply')
    await expect.poll(text).toContain('Write a reply.')
    fill(area('Reply'), 'It is.')
    press('Send reply')
    await expect.poll(text).toContain('Failed')
    expect(calls('/replies')[0]?.body).toEqual({ reply: 'It is.' })
    expect(text()).toContain('· Rohan')
    expect(area('Reply').value).toBe('')
  })

  test('keeps what was typed when it could not be sent', async () => {
    inbox.isRefused = true
    open('/inbox/0a')
    await expect.poll(text).toContain('Send reply')
    fill(area('Reply'), 'It is.')
    press('Send reply')
    await expect.poll(text).toContain('This message was not found.')
    expect(area('Reply').value).toBe('It is.')
  })

  test('has notes that are written, and deleted with a way back', async () => {
    open('/inbox/0a')
    await expect.poll(text).toContain('No notes yet.')
    fill(area('New note'), 'Called her')
    press('Add note')
    await expect.poll(text).not.toContain('No notes yet.')
    expect(calls('/notes')[0]?.body).toEqual({ note: 'Called her' })
    box('Delete the note of Rohan')?.click()
    await expect.poll(text).toContain('No notes yet.')
    expect(said.undoable).toHaveBeenCalledWith('Note deleted', expect.any(Function))
  })

  test('that is gone says so', async () => {
    open('/inbox/0c')
    await expect.poll(text).toContain('Message not found')
  })
})
