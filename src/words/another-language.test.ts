// Shows B114.
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { testApp, testSettings } from '../../tests/support/app.ts'
import { overHttp } from '../../tests/support/outside/http.ts'
import { createPage } from '../server/modules/content/pages/index.ts'
import { drawingFor } from '../shared/site-now.ts'
import { t } from '../shared/words.ts'
import { languageOf, learnCatalogue } from './catalogue.ts'

/** The beginning of `src/words/ta.json`: a file, and no line elsewhere. */
const tamil: Record<string, string> = {
  'Cash on delivery': 'பொருள் வரும்போது பணம்',
  'Go to the home page': 'முகப்புப் பக்கத்துக்குச் செல்க',
  'One review': 'ஒரு மதிப்புரை',
  'Page not found': 'பக்கம் கிடைக்கவில்லை',
  Search: 'தேடு',
  'Skip to content': 'உள்ளடக்கத்துக்குச் செல்க',
  'This page is not here': 'இந்தப் பக்கம் இங்கே இல்லை',
  'What are you looking for?': 'என்ன தேடுகிறீர்கள்?',
  'Your orders': 'உங்கள் ஆர்டர்கள்',
  '{count} reviews': '{count, plural, one {# மதிப்புரை} other {# மதிப்புரைகள்}}',
}

const { app, one, owner, services } = await testApp()
const get = await overHttp(app)

test('ten messages of another language are said where they stand, in its plurals, and the rest in English', async () => {
  const compiled = Object.entries(tamil).map(([text, said]) => [text, compileMessage(said)])
  learnCatalogue(languageOf('./ta.json'), { default: Object.fromEntries(compiled) })
  const settings = { ...testSettings, languages: ['hi-IN', 'ta-IN'] }
  await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
  services.bus.tell(one.id, ['site'])
  const document = { sections: [{ id: 'a', type: 'not-found', props: {} }] }
  await createPage(await one.ctx(), { kind: 'page', key: '/lost', title: 'Lost', document })
  const { text } = await get(one.host, '/ta/lost')
  expect(text).toContain('<html lang="ta-IN"')
  expect(text).toContain('hrefLang="ta')
  for (const said of ['This page is not here', 'Skip to content', 'Go to the home page'])
    expect(text).toContain(tamil[said])
  expect(text).toContain('The address may have a typing error')
  const reviews = (count: number) =>
    drawingFor({ locale: 'ta-IN', messages: {}, rules: 'storefront' }, () => t('{count} reviews', { count }))
  expect([reviews(1), reviews(3)]).toEqual(['1 மதிப்புரை', '3 மதிப்புரைகள்'])
  expect((await get(one.host, '/hi/lost')).text).toContain('यह पन्ना यहाँ नहीं है')
})
