import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addressLines } from '../../../../shared/sites/business.ts'
import type { Site } from '../../../platform/context.ts'
import type { Mail } from '../../../platform/mail.ts'
import { lookOf } from './mail-look.ts'
import { MailPage } from './mail-page.tsx'

/** A part of a mail: a paragraph, lines of one block, sums beside their names, or a code to copy. */
export type Block = string | { lines: string[] } | { sums: [name: string, amount: string][] } | { code: string }

/** What a mail says. Its look is the site's, and the same for all of them. */
export type Letter = {
  subject: string
  blocks: Block[]
  /** The one thing to do; its address is whole. */
  button?: { text: string; href: string }
  /** As in `Mail`. */
  kept?: string
  /** As in `Mail`. */
  replyTo?: string
  /** Of its words; English otherwise. */
  language?: string
}

/** The mail in both its forms: the same words as text, and as a page in the site's theme. */
export function writeMail(
  site: Site,
  { subject, blocks, button, kept, replyTo, language = 'en' }: Letter,
): Omit<Mail, 'recipient'> {
  const foot = footOf(site)
  const page = createElement(MailPage, {
    ...{ site, look: lookOf(site), language, blocks, button },
    foot: foot.flatMap((text) => text.split('\n')),
  })
  return {
    subject: onOneLine(subject),
    text: [...blocks.map(asText), ...(button ? [`${button.text}: ${button.href}`] : []), ...foot].join('\n\n'),
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    ...(kept === undefined ? {} : { kept }),
    ...(replyTo === undefined ? {} : { replyTo }),
  }
}

/** A subject holds what people have entered, and is a header: nothing in it begins another one. */
function onOneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function asText(block: Block): string {
  if (typeof block === 'string') return block
  if ('lines' in block) return block.lines.join('\n')
  if ('code' in block) return block.code
  return block.sums.map(([name, amount]) => `${name}: ${amount}`).join('\n')
}

/** Who writes: the site, and what its owner has entered of the business. */
function footOf({ name, settings: { business } }: Site): string[] {
  const { legalName, address, email, phone } = business
  const sender = [
    legalName === name ? '' : legalName,
    addressLines(address).join(', '),
    [email, phone].filter(Boolean).join(' · '),
  ]
  return [name, ...[sender.filter(Boolean).join('\n')].filter(Boolean)]
}
