import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { letterIn, type StatedMail } from '../../src/server/modules/ground/mail/index.ts'
import { mails } from '../../src/server/modules.ts'
import type { Ctx } from '../../src/server/platform/context.ts'
import { testApp } from '../support/app.ts'
import { type Sample, said, samples } from '../support/enumerations/mail-samples.ts'
import { mailIn } from '../support/outside/mail-in.ts'

const { one } = await testApp()
let ctx: Ctx
beforeAll(async () => {
  ctx = await one.ctx()
})

/** The mail that a definition makes in a shop of this language. */
function written(locale: string, sample: Sample) {
  const { subject, text, html } = mailIn(ctx, locale, sample)
  return { subject, text: withoutAddresses(text), whole: text, language: /<html lang="([^"]+)"/.exec(html)?.[1] }
}

const withoutAddresses = (text: string) => text.replace(/https?:\/\/\S+|\S+@\S+|\S+\.example/g, '')

/** Links to orders are signed anew for each mail. */
const withoutSignatures = (text: string) => text.replace(/\.\d{13}\.[\w-]{43}/g, '.until.signature')

/** Names of things, the mark of an answer, a state of India in an address, and a button of the admin. */
const alike = /\b(?:Chrome|Android|Re|Rajasthan|refunded|Security)\b/g

const languages: Record<StatedMail['language'], string> = {
  page: 'the page’s',
  kept: 'the reader’s, as stored',
  site: 'the site’s',
  'other site': 'the suspended site’s',
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

// Shows B188.
test('docs/mails.md lists every mail as its module states it', () => {
  const file = 'docs/mails.md'
  const [words = '', ...old] = readFileSync(file, 'utf8').split('\n| Mail |')
  const head = ' When | To | Class | Language | Turned off by |\n| --- | --- | --- | --- | --- | --- |\n'
  const rows = mails.map(({ name, when, to, class: kind, language, off = '' }) => {
    const cells = [`\`${name}\``, ...[when, to, kind, languages[language], off].map(capital)]
    return `| ${cells.join(' | ')} |`.replace('|  |', '| |')
  })
  const table = `${head}${rows.toSorted().join('\n')}\n`
  if (process.env.ACCEPT_MAILS) writeFileSync(file, `${words}\n| Mail |${table}`)
  else expect(old.join('')).toBe(table)
})

// Shows B188.
test('a marketing mail is turned off by its reader, by a link in it', () => {
  const marketing = mails.filter((mail) => mail.class === 'marketing')
  expect(marketing.every(({ off }) => off?.includes('by the link in the mail'))).toBe(true)
  const written = marketing.flatMap(({ name }) => samples.filter(([sample]) => sample === name))
  expect(new Set(written.map(([name]) => name)).size).toBe(marketing.length)
  for (const [, write] of written) expect(letterIn(ctx.site, () => write(ctx)).leave).toMatch(/^https?:/)
})

// Shows B214.
test('each mail that a module states has a sample', () => {
  expect(mails.length).toBeGreaterThan(30)
  expect([...new Set(samples.map(([name]) => name))].toSorted()).toEqual(mails.map(({ name }) => name).toSorted())
})

// Shows B214.
test('each mail says what was accepted, in English and in Hindi', () => {
  const file = 'tests/looks/mails.txt'
  const now = samples
    .flatMap((sample) => ['en-IN', 'hi-IN'].map((locale) => ({ name: sample[0], locale, ...written(locale, sample) })))
    .map(
      ({ name, locale, subject, whole }) => `## ${name}, ${locale}\n${subject}\n\n${withoutSignatures(whole.trim())}\n`,
    )
    .join('\n')
  if (process.env.ACCEPT_LOOKS) writeFileSync(file, now)
  expect(now).toBe(readFileSync(file, 'utf8'))
})

describe.each(samples)('%s', (...sample) => {
  // Shows B214.
  test('is Hindi in a Hindi shop, subject and body, and English in an English one', () => {
    const hindi = written('hi-IN', sample)
    expect(hindi.language).toBe('hi')
    expect(`${hindi.subject}\n${hindi.text}`.replace(alike, '')).not.toMatch(/[A-Za-z]/)
    const english = written('en-IN', sample)
    expect(english.language).toBe('en')
    const own = Object.values(said).join('|')
    const rest = `${english.subject}\n${english.text}`.replaceAll(new RegExp(own, 'g'), '')
    expect(rest).toMatch(/[A-Za-z]/)
    for (const { subject, text } of [hindi, english]) {
      expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|\bnull\b/)
      expect(text).not.toMatch(/\b1 (?:messages|things)\b/)
      expect(text).not.toMatch(/\([^)]*\(|\d{4}-\d\d-\d\dT/)
      expect(text).not.toMatch(/₹[\d,]*\d(?![\d,]*\.\d\d)/)
    }
    const amounts = ({ text }: typeof hindi) => text.match(/₹[\d,.]*\d/g)
    expect(amounts(hindi)?.toSorted()).toEqual(amounts(english)?.toSorted())
  })
})
