import { globSync, readFileSync } from 'node:fs'
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { refusals } from '../../src/shared/api/refusals.ts'
import { messages } from '../../src/shared/messages.ts'

// Words of texts that people read, by docs/glossary.md: plain nouns, and Please only as a favour.

/** Pronouns that stand for a user, a visitor or a caller. */
const pronoun = /\b(?:somebody|nobody|whoever|everybody|anybody)\b/i

/** Refusals that ask a favour: the cause is ours, and the reader did nothing wrong. */
const favours: Record<string, string> = {
  'payment.refused': 'the payment method is broken',
  'payment.unavailable': 'the payment service is down',
  'server.busy': 'the server is overloaded',
  'site.closed': 'the shop is closed',
}

/** Texts that stay as they were: pages have stored them as defaults, by which they are translated. */
const stored = new Set([
  'Nobody has reviewed it yet. Who has bought it can, among their orders.',
  'Please check your email for the link.',
  'The link could not be sent. Please try again.',
  'This could not be sent. Please try again.',
  'We have sent you a code of six digits. Please enter it here.',
  'Your password could not be changed. Please try again.',
])

const quoted = new Set<string>(Object.values(messages))
const texts = Object.entries(refusals).map(([code, [, text]]) => ({ code, text: text as string }))
const ours = texts.filter(({ text }) => !quoted.has(text))

describe('a refusal', () => {
  // Shows B202.
  test('says Please only where it asks a favour', () => {
    const polite = ours.filter(({ text }) => /\bplease\b/i.test(text)).map(({ code }) => code)
    expect(polite.toSorted()).toEqual(Object.keys(favours).toSorted())
  })

  // Shows B202.
  test('says in plain words what happened', () => {
    const vague = /\b(?:is not found|meanwhile|look again|not good|is over)\b/
    expect(ours.filter(({ text }) => vague.test(text) || pronoun.test(text)).map(({ code }) => code)).toEqual([])
  })
})

/** Texts of a source file that match, except stand-ins: stored samples are recognised by their text. */
function textsWith(pattern: RegExp, file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (!pattern.test(source)) return []
  const standIns: { start: number; end: number }[] = []
  const found: { start: number; text: string }[] = []
  const add = ({ start }: Node, text: unknown) => typeof text === 'string' && found.push({ start, text: text.trim() })
  new Visitor({
    CallExpression(node) {
      if (source.slice(node.callee.start, node.callee.end) === 'standIn') standIns.push(node)
    },
    Literal(node) {
      add(node, node.value)
    },
    TemplateElement(node) {
      add(node, node.value.cooked)
    },
    JSXText(node) {
      add(node, node.value)
    },
  }).visit(parseSync(file, source).program)
  return found
    .filter(({ start, text }) => {
      const isStandIn = standIns.some((one) => one.start <= start && start < one.end)
      return text.includes(' ') && pattern.test(text) && !isStandIn && !stored.has(text) && !quoted.has(text)
    })
    .map(({ text }) => `${file}: ${text}`)
}

const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: (name) => /\.test\.tsx?$|\.refusals\.ts$|\/examples?\//.test(String(name)),
})

describe('a text of the product', () => {
  test('names users by nouns', () => {
    expect(sources.length).toBeGreaterThan(1_500)
    expect(sources.flatMap((file) => textsWith(pronoun, file))).toEqual([])
  })

  test('gives instructions without Please', () => {
    expect(sources.flatMap((file) => textsWith(/\bplease\b/i, file))).toEqual([])
  })
})
