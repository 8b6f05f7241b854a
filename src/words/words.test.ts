import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { textsInUse } from '../../tests/support/enumerations/texts-in-use.ts'
import { routes } from '../server/app.ts'
import { consentPlaces, subscriptions } from '../server/modules/content/newsletter/subscription-words.ts'
import { genders } from '../server/modules/people/identity/gender-words.ts'
import { sentences } from '../server/modules/selling/orders/index.ts'
import { jsonSchema } from '../server/platform/http/openapi.ts'
import { refusals } from '../shared/api/refusals.ts'
import { reportWords } from '../shared/content/report-words.ts'
import { messages } from '../shared/messages.ts'
import { inOwnWords } from '../shared/own-words.ts'
import { indianStates } from '../shared/people/indian-states.ts'
import { readyRoles } from '../shared/people/roles.ts'
import { shownSorts } from '../shared/selling/catalogue/product-sorts.ts'
import {
  orderEvents,
  orderStatuses,
  paymentStatuses,
  pickUpPayments,
  pickUpStatuses,
} from '../shared/selling/orders/order-statuses.ts'
import { drawingFor, siteNow } from '../shared/site-now.ts'
import { learnWords } from './on-server.ts'

/** Texts of the product that visitors read, not written by an owner. */
const sources = [
  'src/shared/content/form-{answers,files}.ts',
  'src/{client,features,sections,storefront,ui}/**/*.{ts,tsx}',
]
/** Tests, what the admin says of fields, and what galleries and the builder show as examples. */
const leftOut = /\.test\.|\.schema\.|\/define\/|example|preview\.ts|sign-in\/texts\.ts|sections\/areas|trap\.tsx/

/** Words that are alike in every language, or that are not shown. */
const alike = [
  /^(Escape|Enter|Tab|Home|End|Arrow\w+|Page\w+|Backspace|Content-Type)$/,
  /^(Instagram|Facebook|YouTube|WhatsApp|LinkedIn|Pinterest|Telegram|X)$/,
  /^GSTIN$/,
  /^\/login\?/,
  /xMidYMid|^Noto Sans/,
]

const sourcesWith = (pattern: RegExp) =>
  globSync('src/server/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && pattern.test(readFileSync(file, 'utf8')),
  )

/** Modules that write a mail. */
const mailSources = sourcesWith(/\b(?:defineMail|Letter|letterIn)\b/).filter((file) => file.endsWith('.ts'))

/** Texts of the server alone: mails, and pages without sections. */
const serverSources = [
  ...mailSources,
  'src/server/modules/selling/orders/mails/refund-words.ts',
  'src/server/modules/people/identity/codes/asked-code.ts',
  'src/server/modules/ground/mail/indian-time.ts',
  'src/server/modules/selling/payments/{razorpay/razorpay,sandbox/sandbox}-page.ts',
  'src/server/modules/selling/upi/upi-page.ts',
  'src/server/modules/selling/orders/link-for-staff.ts',
  'src/server/modules/selling/payments/leave-page.ts',
  'src/server/render/{closed,delivery-check,error,form}-page.{ts,tsx}',
  'src/server/render/{ended-link,leave-mails,newsletter-link,order-link,payment-link,wishlist-link}-page.tsx',
  'src/server/render/{closed-ribbon.tsx,head.ts}',
  'src/server/modules/*/*/*.kind.ts',
  'src/server/modules/over/own-data/file.ts',
  'src/shared/api/plain-faults.ts',
  'src/server/modules/*/*/personal.ts',
]

/** Values in these sources that are no texts: a zone, a style, the source of a subscriber. */
const notRead = /^Asia\/|color-scheme|^Unsubscribed in/

const inUse = textsInUse(sources, leftOut)
/** Words of rules for browser and server. */
const inShared = textsInUse(['src/shared/**/*.ts'], /\.test\.|plain-faults/)
const onServer = textsInUse(serverSources, /\.test\./)
/** Texts of all other sources of the server: reasons of refusals, and names in structured data. */
const elsewhere = textsInUse(sourcesWith(/shared\/words\.ts'/), /\.test\./)
/** Texts that reach `t` by way of a table. */
const ofTables = [
  ...[messages, reportWords, orderEvents, orderStatuses, paymentStatuses, shownSorts],
  ...[pickUpPayments, pickUpStatuses, indianStates],
].flatMap((table) => Object.values<string>(table))

// Shows B114.
test('no text is said before there is a page, or a mail', () => {
  expect([...inUse.tooEarly, ...onServer.tooEarly, ...elsewhere.tooEarly]).toEqual([])
})

// Shows B114.
test('a sentence has its last sign in its text, since that of Hindi is another one', () => {
  const apart = globSync(['src/{client,features,sections,storefront,ui}/**/*.{ts,tsx}', 'src/server/**/*.{ts,tsx}'])
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const found = readFileSync(file, 'utf8').match(/\bt\((?:[^()\n]|\([^()\n]*\))*\)\}[.!?](?=[\s`<]|$)/gm) ?? []
      return found.map((text) => `${file} ${text}`)
    })
  expect(apart).toEqual([])
})

const readCatalogue = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

const ofVisitors = routes.filter(({ access }) => typeof access === 'string' && access !== 'staff')

/** Refusals that visitors may meet. */
const refusedTo = [...new Set(ofVisitors.flatMap(({ refusals = [] }) => refusals))]

/** Each is refused by most rules. */
const odd = [undefined, null, {}, [], '', 'x'.repeat(60_000), 1.5, -1, 1e15]

/** Faults of programs alone: no form of a page has a field for these. */
const ofPrograms = /operator|JSON|\bids?\b|filters?\b|[tT]oken\b|requestId|YYYY|a day after 1900/

/** Messages of the rules for what visitors enter. */
const faults = [
  ...new Set(
    ofVisitors.flatMap(({ params, query, body }) =>
      [params, query, body].flatMap((schema) => (schema ? odd.flatMap((value) => faultsOf(schema, value)) : [])),
    ),
  ),
].filter((text) => !ofPrograms.test(text))

/** The faults of an input whose fields all have this value. */
function faultsOf(schema: z.core.$ZodType, value: unknown): string[] {
  const { properties = {} } = jsonSchema(schema, 'input') as { properties?: object }
  const entered = Object.fromEntries(Object.keys(properties).map((name) => [name, value]))
  return z.safeParse(schema, entered).error?.issues.map(({ message }) => message) ?? []
}

/** Labels of stored values in the copy of a user's data. */
const ofCopy = [consentPlaces, genders, subscriptions].flatMap((table) => Object.values<string>(table))

describe.each(globSync('src/words/*.json'))('%s, together with that of the server,', (file) => {
  const catalogue = { ...readCatalogue(file), ...readCatalogue(file.replace('words/', 'words/server/')) }

  // Shows B114.
  test('has every text that the server says', () => {
    const refused = refusedTo.map((code) => refusals[code][1])
    const roles = Object.values(readyRoles).map(({ name }) => name)
    const said = [...onServer.said, ...elsewhere.said, ...Object.values(sentences), ...ofCopy, ...roles, ...refused]
    expect(said.filter((text) => !catalogue[text]?.trim())).toEqual([])
  })

  // Shows B114.
  test('has the message of every rule for what visitors enter, numbers within it too', () => {
    learnWords()
    const site = { ...siteNow(), locale: `${path.basename(file, '.json')}-IN` }
    expect(faults.length).toBeGreaterThan(50)
    expect(faults.filter((text) => drawingFor(site, () => inOwnWords(text)) === text)).toEqual([])
  })

  // Shows B114.
  test('is asked for every text that stands in a mail or on a page without sections', () => {
    const unsaid = onServer.unsaid.filter(({ text }) => catalogue[text] === undefined && !notRead.test(text))
    expect(unsaid.map(({ text, place }) => `${place} ${text}`)).toEqual([])
  })
})

describe.each(globSync('src/words/*.json'))('%s', (file) => {
  const catalogue = readCatalogue(file)

  // Shows B114.
  test('has every text that the product says on public pages', () => {
    const missing = [...new Set([...inUse.said, ...inShared.said, ...ofTables])].filter(
      (text) => !catalogue[text]?.trim(),
    )
    expect(missing).toEqual([])
  })

  // Shows B114.
  test('is asked for every text that a visitor may read', () => {
    const unsaid = inUse.unsaid.filter(
      ({ text }) => catalogue[text] === undefined && !alike.some((pattern) => pattern.test(text)),
    )
    expect(unsaid.map(({ text, place }) => `${place} ${text}`)).toEqual([])
  })
})

describe.each(globSync('src/words/{,server/}*.json'))('%s', (file) => {
  const catalogue = readCatalogue(file)

  // Shows B114.
  test('has the same places for values as the English text', () => {
    const placesOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
    const differing = Object.entries(catalogue).filter(
      ([text, said]) => String([...new Set(placesOf(said))]) !== String([...new Set(placesOf(text))]),
    )
    expect(differing).toEqual([])
  })

  // Shows B114.
  test('has no text that the product does not say', () => {
    const code = globSync('src/{client,features,sections,shared,server,storefront,ui}/**/*.{ts,tsx}')
      .filter((source) => !source.includes('.test.'))
      .map((source) => readFileSync(source, 'utf8').replace(/\\'/g, "'"))
      .join('\n')
    expect(Object.keys(catalogue).filter((text) => !code.includes(text))).toEqual([])
  })

  test('is in the order of the alphabet, so that a new text has one place', () => {
    const texts = Object.keys(catalogue)
    expect(texts).toEqual(texts.toSorted((one, other) => one.localeCompare(other, 'en')))
    expect(path.basename(file)).toMatch(/^[a-z]{2}\.json$/)
  })
})
