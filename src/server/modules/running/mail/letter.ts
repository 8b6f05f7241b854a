import { html } from 'hono/html'
import { pictureUrl } from '../../../../shared/content/pictures.ts'
import { addressLines } from '../../../../shared/sites/business.ts'
import { familyOf } from '../../../../shared/sites/theme.ts'
import type { Site } from '../../../platform/context.ts'
import type { Mail } from '../../../platform/mail.ts'
import { flat } from './flat-colour.ts'

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
}

/** The mail in both its forms: the same words as text, and as a page in the site's theme. */
export async function writeMail(
  site: Site,
  { subject, blocks, button, kept }: Letter,
): Promise<Omit<Mail, 'recipient'>> {
  return {
    subject,
    text: [...blocks.map(asText), ...(button ? [`${button.text}: ${button.href}`] : []), ...footOf(site)].join('\n\n'),
    html: await asPage(site, blocks, button),
    ...(kept === undefined ? {} : { kept }),
  }
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

/**
 * Tables and inline styles, because mail programs know little else. A button is a link with room around it, so that it is
 * one where its colours are not shown, too.
 */
async function asPage(site: Site, blocks: Block[], button: Letter['button']): Promise<string> {
  const { colors, fonts, buttons, radius } = site.settings.theme
  const ground = flat(colors.primary.bg, '#ffffff')
  const around = flat(colors.secondary.bg, ground)
  const ink = flat(colors.primary.text, ground)
  const soft = flat(colors.secondary.text, around)
  const line = flat(colors.primary.border, ground)
  const { backgroundColor, textColor, borderColor, borderRadius, borderWidth } = buttons.primary
  const fill = flat(backgroundColor, ground)
  const family = (name: string) => familyOf(name).replaceAll("'", '').replaceAll(' Variable', '')
  const cell = `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top`
  const shown = blocks.map((block) => {
    if (typeof block === 'string') return html`<p style="margin:0 0 16px">${block}</p>`
    if ('lines' in block) return html`<p style="margin:0 0 16px">${block.lines.map((text) => html`${text}<br>`)}</p>`
    if ('code' in block)
      return html`<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px"><strong>${block.code}</strong></p>`
    return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">
${block.sums.map(
  ([name, amount]) =>
    html`<tr><td style="${cell}">${name}</td><td align="right" style="${cell};padding-left:16px;white-space:nowrap">${amount}</td></tr>
`,
)}</table>`
  })
  const [name = '', ...sender] = footOf(site)
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:0;background:${around}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${around}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${ground};border:1px solid ${line};border-radius:${radius}px;color:${ink};font:16px/1.5 ${family(fonts.body.name)}">
<tr><td style="padding:24px 28px 0">${head(site, `font:${fonts.heading.weight} 22px/1.3 ${family(fonts.heading.name)};color:${ink}`)}</td></tr>
<tr><td style="padding:20px 28px 12px;overflow-wrap:anywhere">
${shown}
${
  button &&
  html`<p style="margin:8px 0 20px"><a href="${button.href}" style="display:inline-block;padding:12px 24px;background:${fill};color:${flat(textColor, fill)};border:${borderWidth}px solid ${flat(borderColor, ground)};border-radius:${borderRadius}px;font-weight:600;text-decoration:none">${button.text}</a></p>`
}
</td></tr></table>
<p style="max-width:600px;margin:16px auto 0;color:${soft};font:13px/1.5 ${family(fonts.body.name)};text-align:center"><a href="${site.origin}/" style="color:${soft}">${name}</a>${sender
    .flatMap((text) => text.split('\n'))
    .map((text) => html`<br>${text}`)}</p>
</td></tr></table>
</body></html>`
  return String(await page)
}

/** The logo, with the name for whoever sees no pictures; the name alone where there is none. */
function head({ name, origin, settings: { logo } }: Site, style: string) {
  const mark = logo
    ? html`<img src="${origin}${pictureUrl(logo.id, 240)}" alt="${name}" height="44" style="display:block;height:44px;width:auto;max-width:240px;border:0;${style}">`
    : html`<span style="${style}">${name}</span>`
  return html`<a href="${origin}/" style="color:inherit;text-decoration:none">${mark}</a>`
}
