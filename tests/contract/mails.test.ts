import { beforeAll, describe, expect, test } from 'vitest'
import { letterIn, writeMail } from '../../src/server/modules/ground/mail/index.ts'
import { mails } from '../../src/server/modules.ts'
import type { Ctx } from '../../src/server/platform/context.ts'
import { testApp } from '../support/app.ts'
import { said, samples } from '../support/mail-samples.ts'

const { one } = await testApp()
let ctx: Ctx
beforeAll(async () => {
  ctx = await one.ctx()
})

/** The mail that a definition makes in a shop of this language. */
function written(locale: string, write: (ctx: Ctx) => ReturnType<Parameters<typeof letterIn>[1]>) {
  const site = { ...ctx.site, name: said.site, settings: { ...ctx.site.settings, locale } }
  const { subject, text, html } = writeMail(
    site,
    letterIn(site, () => write({ ...ctx, site })),
  )
  return { subject, text: withoutAddresses(text), language: /<html lang="([^"]+)"/.exec(html)?.[1] }
}

const withoutAddresses = (text: string) => text.replace(/https?:\/\/\S+|\S+@\S+|\S+\.example/g, '')

/** Names of things, the mark of an answer, a state of India in an address, and a button of the admin. */
const alike = /\b(?:Chrome|Android|Re|Rajasthan|refunded|Security)\b/g

// Shows B214.
test('each mail that a module states has a sample', () => {
  expect(mails.length).toBeGreaterThan(30)
  expect([...new Set(samples.map(([name]) => name))].toSorted()).toEqual(mails.map(({ name }) => name).toSorted())
})

describe.each(samples)('%s', (_, write) => {
  // Shows B214.
  test('is Hindi in a Hindi shop, subject and body, and English in an English one', () => {
    const hindi = written('hi-IN', write)
    expect(hindi.language).toBe('hi')
    expect(`${hindi.subject}\n${hindi.text}`.replace(alike, '')).not.toMatch(/[A-Za-z]/)
    const english = written('en-IN', write)
    expect(english.language).toBe('en')
    const own = Object.values(said).join('|')
    const rest = `${english.subject}\n${english.text}`.replaceAll(new RegExp(own, 'g'), '')
    expect(rest).toMatch(/[A-Za-z]/)
    for (const { subject, text } of [hindi, english]) {
      expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|\bnull\b/)
      expect(text).not.toMatch(/\b1 (?:messages|things)\b/)
    }
    const amounts = ({ text }: typeof hindi) => text.match(/₹[\d,.]*\d/g)
    expect(amounts(hindi)?.toSorted()).toEqual(amounts(english)?.toSorted())
  })
})
