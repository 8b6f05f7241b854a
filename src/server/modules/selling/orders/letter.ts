import { html } from 'hono/html'
import type { Ctx } from '../../../platform/context.ts'
import type { Mail } from '../../../platform/mail.ts'

type Letter = {
  subject: string
  paragraphs: string[]
  link: { text: string; path: string }
}

/** A short mail of the shop: the same words as text and as plain HTML, with one link into the site. */
export async function letter(
  { site }: Pick<Ctx, 'site'>,
  { subject, paragraphs, link }: Letter,
): Promise<Omit<Mail, 'recipient'>> {
  const href = `${site.origin}${link.path}`
  const page = html`<!doctype html>
<html lang="en"><body style="font-family:sans-serif;line-height:1.5">
${paragraphs.map((text) => html`<p>${text}</p>`)}
<p><a href="${href}">${link.text}</a></p>
<p>${site.name}</p>
</body></html>`
  return {
    subject: `${subject} · ${site.name}`,
    text: [...paragraphs, `${link.text}: ${href}`, site.name].join('\n\n'),
    html: String(await page),
  }
}
