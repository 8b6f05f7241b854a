import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { translatedKindNames, type Wording } from '../../../../shared/content/translations.ts'
import { translatables } from '../translatables/index.ts'
import { fillSite, loadStarter } from './index.ts'
import { starterNames } from './starter.ts'

/** A starter's translations are complete: no text is missing, changed or obsolete. */

const { addSite } = await testApp({ pictures: 'starters/pictures' })

const starters = await Promise.all(starterNames.map(async (name) => [name, await loadStarter(name)] as const))
let attempt = 0
const several = starters.filter(([, { languages }]) => languages.length > 0)

// Shows B126.
test.each(['shop', 'platform'])('the demonstration’s %s speaks Hindi', (wanted) => {
  const found = several.find(([name]) => name === wanted)
  expect(found?.[1].languages.map(({ locale }) => locale)).toContain('hi-IN')
})

describe.each(several)('a site made of the %s starter', (name, starter) => {
  // Shows B126.
  test.each(starter.languages)('says everything in $locale', async ({ locale, words }) => {
    const site = await addSite(`${name}-${locale}-${attempt++}`.toLowerCase())
    await fillSite(await site.ctx(), starter)
    const { token } = await site.signIn({ userType: 'ADMIN' })
    const open: string[] = []
    const said = new Set<string>()
    for (const kind of translatedKindNames)
      for (const { id, name } of await translatables[kind](await site.ctx(), { q: '', from: 0, most: 1000 })) {
        const path = `/api/v1/translations/${kind}/${id}`
        const { body } = await site.call('GET', path, { token, query: { language: locale } })
        for (const { of, state, place } of body.data.wordings as Wording[]) {
          if (state !== 'done') open.push(`${state}: ${kind} ${name}, ${place}: ${of}`)
          said.add(of)
        }
      }
    expect(open).toEqual([])
    const all = [...said].join('\n')
    expect([...words.keys()].filter((text) => !all.includes(text))).toEqual([])
  })
})
