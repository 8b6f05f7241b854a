// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { openEditor } from '../../../tests/support/editing.ts'
import { dialog, enterTime, page, press, retype, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const editor = await openEditor(one)

type Props = Record<string, unknown>
type Placed = { id: string; type: string; props: Props }
const words = (id: string, heading: string, more: Props = {}): Placed => ({
  id,
  type: 'cta',
  props: { heading, ...more },
})

let count = 0

/** A draft of these sections in the builder, and what the server has of it. */
async function opened(sections: Placed[]) {
  const made = await editor.add(`/page-${count++}`)
  await editor.save(made, sections)
  const user = await openScreen(`/pages/${made._id}`)
  const list = await page().findByRole('list', { name: 'Sections of this page' })
  const names = () =>
    within(list)
      .queryAllByRole('listitem')
      .map((row) => row.querySelector('.font-semibold')?.textContent)
  const choose = async (name: string) => {
    await user.click(within(list).getByText(name))
    return fieldsOf(name)
  }
  const stored = async () => await editor.read(made._id)
  const headings = async () => (await stored()).document.sections.map(({ props }: Placed) => props.heading)
  return { id: made._id as string, made, user, names, choose, stored, headings }
}

/** The fields beside the page; without a style sheet the phone's sheet stands there too. */
async function fieldsOf(name: string) {
  const side = within(page().getByRole('complementary', { name: 'Fields' }))
  return within(await side.findByRole('region', { name: `Fields of ${name}` }))
}

/** Chooses an item of a section's menu in the outline. */
async function fromMenu(user: Awaited<ReturnType<typeof openScreen>>, name: string, item: RegExp) {
  await press(user, `More for ${name}`, within(page().getByRole('complementary', { name: 'Sections' })))
  await user.click(await page().findByRole('menuitem', { name: item }))
}

const note = () => document.querySelector('header [role=status]')?.textContent
const saved = () => expect.poll(note).toBe('Saved')

test('the outline lists the sections in order, and the fields are those of the one that is chosen', async () => {
  const { names, choose } = await opened([words('a', 'One'), words('b', 'Two')])
  expect(names()).toEqual(['One', 'Two'])
  await page().findByText('Select a section on the page to edit it.')
  const fields = await choose('Two')
  expect(await fields.findByRole('textbox', { name: 'Heading' })).toHaveProperty('value', 'Two')
})

test('a page without sections says so, and how to begin', async () => {
  const made = await editor.add(`/page-${count++}`)
  await openScreen(`/pages/${made._id}`)
  await page().findByText('This page is empty. Add a section to begin.')
})

// Shows B227.
test('a text is said to be on its way from its first key, and saved once the server has it', async () => {
  const { user, choose, headings } = await opened([words('a', 'One')])
  const heading = await (await choose('One')).findByRole('textbox', { name: 'Heading' })
  expect(note()).toBe('Saved')
  const said = new Set<string | null | undefined>()
  const observer = new MutationObserver(() => said.add(note()))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await user.click(heading)
  await user.paste('!')
  await expect.poll(headings).toEqual(['One!'])
  await saved()
  observer.disconnect()
  expect([...said]).toContain('Saving')
})

// Shows B227.
test('a text that is typed and taken back at once is saved as it was', async () => {
  const { user, choose, headings } = await opened([words('a', 'One')])
  const heading = await (await choose('One')).findByRole('textbox', { name: 'Heading' })
  await user.click(heading)
  await user.keyboard('!{Backspace}')
  await saved()
  expect(await headings()).toEqual(['One'])
})

// Shows B36, B227.
test('a section is found by its name and added below the selected one', async () => {
  const { user, choose, stored } = await opened([words('a', 'One'), words('b', 'Two')])
  await choose('One')
  await press(user, 'Add section')
  await user.click(await page().findByRole('searchbox', { name: 'Search sections' }))
  await user.paste('newsletter')
  await user.keyboard('{Enter}')
  await saved()
  const types = (await stored()).document.sections.map(({ type }: Placed) => type)
  expect(types).toEqual(['cta', 'newsletter', 'cta'])
})

// Shows B36.
test('a section is added between any two others, and where it will stand is said', async () => {
  const { user, stored } = await opened([words('a', 'One'), words('b', 'Two')])
  await press(user, 'Add a section at position 2', within(page().getByRole('complementary', { name: 'Sections' })))
  await page().findByText('Below “One”')
  await user.click(page().getByRole('searchbox', { name: 'Search sections' }))
  await user.paste('testimonials')
  await user.keyboard('{Enter}')
  await saved()
  const types = (await stored()).document.sections.map(({ type }: Placed) => type)
  expect(types).toEqual(['cta', 'testimonials', 'cta'])
})

// Shows B36.
test('another page is opened by its name, and what was typed a moment before is saved', async () => {
  const to = await editor.add(`/page-over-there-${count++}`)
  await editor.save(to, [words('z', 'Over there')])
  const { user, choose, headings } = await opened([words('a', 'As it was')])
  await retype(user, await (await choose('As it was')).findByRole('textbox', { name: 'Heading' }), 'Typed and left')
  await user.click(page().getByRole('combobox', { name: /: switch page$/ }))
  await user.click(await page().findByPlaceholderText('Search pages and templates'))
  await user.paste('over-there')
  // Waits for the list of the search: a press on an item that is just replaced is lost.
  const found = () => within(page().getByRole('listbox')).queryAllByRole('option')
  await expect.poll(() => found().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(to.path)])
  await user.click(found()[0] as HTMLElement)
  await page().findByText('Over there')
  expect(await headings()).toEqual(['Typed and left'])
})

test('a search for a section that there is not says so', async () => {
  const { user } = await opened([words('a', 'One')])
  await press(user, 'Add section')
  await user.click(await page().findByRole('searchbox', { name: 'Search sections' }))
  await user.paste('zzzz')
  await page().findByText('No sections match “zzzz”.')
})

test('a section that is removed comes back by Undo, goes by Redo, and both are saved', async () => {
  const { user, names, choose, headings } = await opened([words('a', 'One'), words('b', 'Two')])
  const undo = () => page().getByRole('button', { name: 'Undo' })
  expect(undo()).toHaveProperty('disabled', true)
  await choose('One')
  await press(user, 'More for One', within(page().getByRole('complementary', { name: 'Sections' })))
  await user.click(await page().findByRole('menuitem', { name: /^Remove/ }))
  await expect.poll(names).toEqual(['Two'])
  await saved()
  expect(await headings()).toEqual(['Two'])
  await press(user, 'Undo')
  await expect.poll(names).toEqual(['One', 'Two'])
  await saved()
  expect(await headings()).toEqual(['One', 'Two'])
  await press(user, 'Redo')
  await expect.poll(names).toEqual(['Two'])
})

test('a section is pasted below the one whose menu was opened, whichever is selected', async () => {
  const { user, names, choose, headings } = await opened([words('a', 'One'), words('b', 'Two'), words('c', 'Three')])
  await choose('Three')
  await fromMenu(user, 'One', /^Copy/)
  await fromMenu(user, 'Two', /^Paste below/)
  await expect.poll(names).toEqual(['One', 'Two', 'One', 'Three'])
  await saved()
  expect(await headings()).toEqual(['One', 'Two', 'One', 'Three'])
})

test('a section is renamed for staff alone, hidden from visitors, and moved to a chosen place', async () => {
  const { user, names, stored } = await opened([words('a', 'One'), words('b', 'Two'), words('c', 'Three')])
  await fromMenu(user, 'One', /^Rename/)
  await user.type((await dialog()).getByRole('textbox', { name: 'Name' }), 'Banner')
  await press(user, 'Rename', await dialog())
  await expect.poll(names).toEqual(['Banner', 'Two', 'Three'])
  await fromMenu(user, 'Two', /^Hide/)
  await fromMenu(user, 'Banner', /^Move to/)
  const places = (await dialog()).getByLabelText<HTMLSelectElement>('Position')
  expect(places.selectedIndex).toBe(0)
  await user.selectOptions(places, [...places.options].at(-1) as HTMLOptionElement)
  await press(user, 'Move', await dialog())
  await expect.poll(names).toEqual(['Two', 'Three', 'Banner'])
  await saved()
  expect((await stored()).document.sections).toMatchObject([
    { id: 'b', hidden: true },
    { id: 'c' },
    { id: 'a', name: 'Banner', props: { heading: 'One' } },
  ])
})

test('a page with a mistake in a field is not published, and the field is told', async () => {
  const { user, stored } = await opened([words('a', 'One', { anchor: 'Not An Anchor' })])
  await press(user, 'Publish')
  await page().findByText('Not published')
  const fields = await fieldsOf('One')
  await fields.findByText('Use small letters, digits and hyphens.')
  expect((await stored()).publishedVersion).toBeNull()
})

const nowhere = { buttons: [{ buttonText: 'Workshops', buttonAction: { type: 'page', value: '/no-such-page' } }] }

test('a link that leads nowhere is told before publishing, and leads to its field', async () => {
  const { user, stored } = await opened([words('a', 'One', nowhere)])
  await press(user, 'Publish')
  const findings = await dialog()
  await findings.findByText('Links that lead nowhere')
  await press(user, 'Keep editing', findings)
  expect((await stored()).publishedVersion).toBeNull()
  await press(user, 'Publish')
  await press(user, /Buttons › Button 1/, await dialog())
  await fieldsOf('One')
})

test('a page with findings is published all the same once that is chosen', async () => {
  const { user, stored } = await opened([words('a', 'One', nowhere)])
  await press(user, 'Publish')
  await press(user, 'Publish anyway', await dialog())
  await page().findByText('Published. Visitors see it now.')
  expect((await stored()).publishedVersion).toBe(1)
})

test('a page that a colleague edits can be looked at, and is taken over by one press', async () => {
  const made = await editor.add(`/page-${count++}`)
  await editor.save(made, [words('a', 'One')])
  await editor.lock(made, '01999999-9999-7999-8999-999999999999')
  const user = await openScreen(`/pages/${made._id}`)
  await expect.poll(note).toBe('View only')
  await user.click(await page().findByText('One', { selector: 'li *' }))
  const heading = () => page().findByRole('textbox', { name: 'Heading' })
  expect((await heading()).closest('fieldset[disabled]')).not.toBeNull()
  await press(user, 'Take over')
  await expect.poll(note).toBe('Saved')
  await user.click(await page().findByText('One', { selector: 'li *' }))
  await retype(user, await heading(), 'Mine')
  await saved()
  expect((await editor.read(made._id)).document.sections[0].props.heading).toBe('Mine')
})

// Shows B186.
test('a page whose last changes could not be saved gets no preview link until they are', async () => {
  const { id, user, choose, headings } = await opened([words('a', 'One')])
  const heading = await (await choose('One')).findByRole('textbox', { name: 'Heading' })
  const send = fetch
  const isSave = (address: string, method = 'GET') => method === 'PUT' && address.endsWith('/draft')
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    isSave(address, init.method) ? Promise.reject(new TypeError('Failed to fetch')) : send(address, init),
  )
  await user.click(heading)
  await user.paste('!')
  await press(user, 'Preview link')
  await (await dialog()).findByText(/^Your last changes couldn’t be saved/)
  expect((await editor.call('GET', `/pages/${id}/preview-links`)).body.data).toEqual([])
  vi.stubGlobal('fetch', send)
  await press(user, 'Try again', await dialog())
  await (await dialog()).findByRole('textbox', { name: 'Preview link' })
  expect(await headings()).toEqual(['One!'])
})

// Shows B370.
test('a page is scheduled in the builder with what was typed last, and “Publish” takes it off the schedule', async () => {
  const { user, choose, stored } = await opened([words('a', 'Summer')])
  const fields = await choose('Summer')
  await retype(user, fields.getByRole('textbox', { name: 'Heading' }), 'Autumn')
  await press(user, 'Publish later')
  enterTime(await page().findByLabelText(/^Date and time/), '2040-10-01T09:00')
  await press(user, 'Schedule', await dialog())
  await expect.poll(async () => (await stored()).publishAt).toBe('2040-10-01T03:30:00.000Z')
  expect((await stored()).document.sections[0].props.heading).toBe('Autumn')
  const bar = () => within(document.querySelector('[data-panel=toolbar]') as HTMLElement)
  await expect.poll(() => bar().queryByText('Scheduled')).toBeTruthy()
  await press(user, 'Publish', bar())
  await bar().findByText('Published')
  expect(await stored()).toMatchObject({ publishAt: null, publishedVersion: 1 })
})
