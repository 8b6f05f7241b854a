import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one } = await testApp()
const get = await overHttp(app)
const owner = await openEditor(one)

async function shown(path: string, sections: unknown[]): Promise<string> {
  await owner.publish(path, sections)
  return (await get(one.host, path)).text
}

// Shows B48.
test('content for signed-in and signed-out visitors is in the shared HTML, marked for the browser', async () => {
  const html = await shown('/shown-to', [
    { ...words('For all', 'a'), when: { signedIn: 'all' } },
    { ...words('For members', 'b'), when: { signedIn: 'in', screens: 'large' } },
    { ...words('For guests', 'c'), when: { signedIn: 'out' } },
  ])
  expect(html).toMatch(/<div class="max-lg:hidden for-signed-in"><section.*For members.*<div class="for-signed-out">/)
  expect(html).toContain('For guests')
  // The script that tells them apart is waited for: nothing is painted that is for others.
  expect(html).toContain('<script src="/assets/early.js"></script>')
  expect(await shown('/shown-to-all', [words('For all')])).not.toContain('early.js')
})

// Shows B48.
test('a section shows only on a site in one of its languages', async () => {
  const html = await shown('/languages', [
    { ...words('In English', 'a'), when: { languages: ['en'] } },
    { ...words('In English of India', 'b'), when: { languages: ['hi', 'en-IN'] } },
    { ...words('In Hindi', 'c'), when: { languages: ['hi'] } },
    { ...words('In any', 'd'), when: { languages: [] } },
  ])
  expect(['In English', 'In English of India', 'In any', 'In Hindi'].map((text) => html.includes(`>${text}<`))).toEqual(
    [true, true, true, false],
  )
})

test('an unknown language is refused, and the field is named', async () => {
  const page = await owner.add('/no-language')
  const { status, body } = await owner.save(page, [{ ...words('x'), when: { languages: ['Hindi!'] } }])
  expect({ status, field: body.errors[0].field, message: body.msg }).toEqual({
    status: 400,
    field: 'sections.0.when.languages.0',
    message: 'A language is a tag such as hi or en-IN.',
  })
})
