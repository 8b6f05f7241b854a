// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openEditor, words } from '../../../tests/support/editing.ts'
import { dialog, page, press, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const openScreen = screensOf(app)
const editor = await openEditor(app.one)

type Page = { _id: string; revision: number }

/** Saves these words as the draft. */
async function write({ _id }: Page, heading: string): Promise<Page> {
  await editor.save(await editor.read(_id), [words(heading)])
  return editor.read(_id)
}

async function publish(page: Page): Promise<void> {
  expect((await editor.call('POST', `/pages/${page._id}/publish`, { revision: page.revision })).status).toBe(200)
}

/** The versions of a page, opened in the builder. */
async function openVersions({ _id }: Page) {
  const user = await openScreen(`/pages/${_id}`)
  await press(user, 'Versions')
  return { user, versions: await dialog() }
}

const headingOf = async ({ _id }: Page) => (await editor.read(_id)).document.sections[0].props.heading

test('a version is compared with the one before, and the first one, which has none, with the draft', async () => {
  const made = await editor.publish('/compared', [words('Spring')])
  await publish(await write(made, 'Summer'))
  await write(made, 'Autumn')
  const { user, versions } = await openVersions(made)
  const changes = (version: number) => within(versions.getByRole('region', { name: `Version ${version}` }))
  await changes(2).findByText('Spring')
  changes(2).getByText('Summer')
  await press(user, 'Changes in the draft since', changes(2))
  await changes(2).findByText('Autumn')
  await press(user, /^Version 1/, versions)
  await changes(1).findByText('Autumn')
  changes(1).getByText('Spring')
  expect(changes(1).queryByRole('button', { name: 'Changes in this version' })).toBeNull()
  await press(user, /^Version 2/, versions)
  await changes(2).findByText('Spring')
})

test('a page that was never published is said to have no versions', async () => {
  const { versions } = await openVersions(await editor.add('/never-published'))
  await versions.findByText('There are no versions yet')
})

test('the chosen one of two replaced drafts is restored, and a refusal stays in the dialog', async () => {
  const made = await editor.publish('/replaced', [words('Spring')])
  for (const heading of ['Winter', 'Monsoon']) {
    const { revision } = await write(made, heading)
    await editor.call('PATCH', `/pages/${made._id}`, { title: heading })
    await editor.call('POST', `/pages/${made._id}/restore`, { version: 1, revision })
  }
  const { user, versions } = await openVersions(made)
  const draft = within((await versions.findByText('Winter')).closest('li') as HTMLElement)
  await press(user, 'Restore this draft', draft)
  const asked = () => within(page().getByRole('dialog', { name: 'Restore this draft?' }))
  await editor.lock(made, 'another-tab', 'over')
  await press(user, 'Restore draft', asked())
  await asked().findByText(/is editing this page/)
  expect(await headingOf(made)).toBe('Spring')
  await editor.call('DELETE', `/pages/${made._id}/lock`, undefined, { editor: 'another-tab' })
  await press(user, 'Restore draft', asked())
  await page().findByText('The draft is restored')
  expect(await headingOf(made)).toBe('Winter')
})
