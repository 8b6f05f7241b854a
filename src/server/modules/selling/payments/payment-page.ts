import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { drawingFor } from '../../../../shared/site-now.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageSecurity } from '../../../platform/http/security.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

type Page = { title: string; main: Html }

/** A page of a payment, on the shop's own host. Works without script. */
export async function paymentPage(ctx: Ctx, draw: () => Page, headers: Record<string, string> = {}): Promise<Response> {
  const { 'speculation-rules': _, ...security } = pageSecurity
  const { settings, language } = ctx.site
  const now = { ...settings, prefix: language?.prefix ?? '' }
  const page = drawingFor(now, () => document(settings.locale, draw()))
  return new Response(String(await page), {
    headers: {
      ...security,
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
}

const document = (locale: string, { title, main }: Page) => html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>`

const styles = `
:root { color-scheme: light; --ink: #17211c; --soft: #55615b; --line: #c9d2cd; --accent: #14532d; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: #eef2f0;
  color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
main { width: min(100%, 26rem); padding: 2rem; background: #fff; border: 1px solid var(--line); border-radius: 0.75rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
h1 { margin: 1.5rem 0 0.25rem; font-size: 2.25rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
a { color: var(--accent); }
.bank { margin: 0; font-weight: 700; font-size: 1.25rem; }
.honest { color: var(--soft); }
.button { display: block; width: 100%; min-height: 3rem; margin: 0 0 0.75rem; padding: 0.75rem 1rem; border: 1px solid var(--accent);
  border-radius: 0.5rem; background: var(--accent); color: #fff; font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; }
.quiet { background: #fff; color: var(--accent); }
.button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
.state { margin: 0 0 0.25rem; font-weight: 700; font-size: 1.25rem; }
.qr { display: block; width: min(100%, 16rem); margin: 0 auto 1rem; background: #fff; }
code { font-size: 1.125rem; font-weight: 700; user-select: all; overflow-wrap: anywhere; }
label { display: block; margin: 0 0 0.375rem; font-weight: 600; }
input { display: block; width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; border: 1px solid var(--soft); border-radius: 0.5rem;
  background: #fff; color: var(--ink); font: inherit; }
.hint { margin: 0.375rem 0 0.75rem; color: var(--soft); font-size: 0.875rem; }
.error { margin: 0.375rem 0 0; color: #b3261e; }
@media (pointer: fine) and (min-width: 40rem) { .on-phone { display: none; } }
.small { margin: 1.5rem 0 0; color: var(--soft); font-size: 0.875rem; }
`
