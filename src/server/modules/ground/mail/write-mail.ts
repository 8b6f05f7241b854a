import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { businessAddress } from '../../../platform/business-address.ts'
import type { Site } from '../../../platform/context.ts'
import type { Mail } from '../../../platform/mail.ts'
import type { Block, Card, Link, SpokenLetter } from './letter.ts'
import { lookOf } from './mail-look.ts'
import { MailPage } from './mail-page.tsx'

/** Renders a mail as plain text and as HTML in the site's theme. */
export function writeMail(
  site: Site,
  { subject, preview, blocks, button, kept, replyTo, leave, language }: SpokenLetter,
): Omit<Mail, 'recipient'> {
  const foot = footOf(site)
  const said = blocks.filter((block) => !isQuiet(block))
  const quiet = blocks.filter(isQuiet)
  const page = createElement(MailPage, {
    ...{ site, look: lookOf(site), language, preview, blocks: said, button, quiet },
    foot: foot.flatMap((text) => text.split('\n')),
  })
  return {
    subject: onOneLine(subject),
    text: [...said.map(asText), button ? linkText(button) : '', ...quiet.map(asText), ...foot]
      .filter(Boolean)
      .join('\n\n'),
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    ...(kept === undefined ? {} : { kept }),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(leave === undefined ? {} : { leave }),
  }
}

/** Quiet links are shown below the button. */
const isQuiet = (block: Block) => typeof block === 'object' && 'quiet' in block

/** A subject may contain user input and is a mail header: line breaks are removed against header injection. */
function onOneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

function linkText({ text, href }: Link): string {
  return `${text}: ${href}`
}

function asText(block: Block): string {
  if (typeof block === 'string') return block
  if ('lines' in block) return block.lines.join('\n')
  if ('code' in block) return block.code
  if ('heading' in block) return block.heading
  if ('divider' in block) return '----'
  if ('button' in block) return linkText(block.button)
  if ('quiet' in block) return linkText(block.quiet)
  if ('picture' in block)
    return block.href ? linkText({ text: block.picture.alt, href: block.href }) : block.picture.alt
  if ('cards' in block) return block.cards.map(cardText).join('\n\n')
  return block.sums.map(([name, amount]) => `${name}: ${amount}`).join('\n')
}

function cardText({ title, note, before, href }: Card): string {
  const words = before ? `${note} (MRP ${before})` : note
  return [title, words, href].filter(Boolean).join('\n')
}

/** The site's name and business details. */
function footOf({ name, settings }: Site): string[] {
  const { legalName, email, phone } = settings.business
  const sender = [
    legalName === name ? '' : legalName,
    businessAddress(settings).join(', '),
    [email, phone].filter(Boolean).join(' · '),
  ]
  return [name, ...[sender.filter(Boolean).join('\n')].filter(Boolean)]
}
