import type { ServerResponse } from 'node:http'
import { inOwnWords } from '../../shared/own-words.ts'
import { siteNow } from '../../shared/site-now.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { retryHeader } from '../platform/http/errors.ts'
import { pageSecurity } from '../platform/http/security.ts'
import type { Refusal } from '../platform/refusal.ts'

/** A refusal, or another status and text. */
type Answer = Pick<Refusal, 'status' | 'message'> & Partial<Pick<Refusal, 'retryAfter' | 'said'>>

/** A link to continue from an error page; '' reloads the page. */
type Way = { href: string; text: string }

const again = (): Way => ({ href: '', text: t('Try again') })
const home = (): Way => ({ href: inLanguage('/'), text: t('Home') })

/**
 * Sends an error page that needs no data of the site, which may be unavailable. Like the other pages here, it is in the current
 * language.
 */
export function sendErrorPage(response: ServerResponse, answer: Answer): void {
  const body = Buffer.from(htmlOf(answer, again()))
  response.writeHead(answer.status, { ...headersOf(answer), 'content-length': body.length })
  response.end(body)
}

/** Like `sendErrorPage`, for API errors shown in a browser window. */
export function errorPage(answer: Answer): Response {
  return new Response(htmlOf(answer, home()), { status: answer.status, headers: headersOf(answer) })
}

/** Reply to a form that was posted to its own page because the browser runs no script. */
export function scriptNeededPage(): Response {
  const message = t('This form needs JavaScript. Turn it on in your browser or reload the page, then try again.')
  const headers = { ...headersOf({ status: 405, message }), allow: 'GET, HEAD' }
  return new Response(htmlOf({ status: 405, message }, { href: '', text: t('Back to the page') }), {
    status: 405,
    headers,
  })
}

function headersOf(answer: Answer): Record<string, string> {
  return {
    ...pageSecurity,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...retryHeader(answer),
  }
}

/** Texts may contain user input. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function htmlOf(answer: Answer, way: Way): string {
  const text = escaped(answer.said?.() ?? inOwnWords(answer.message))
  const { locale = 'en-IN' } = siteNow()
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: start; gap: 1.5rem;
  padding: 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif; color: #16181d; background: #fff; }
h1 { margin: 0; max-width: 28ch; font-size: clamp(1.6rem, 5vw, 2.5rem); line-height: 1.2; text-wrap: balance; }
a { display: inline-block; padding: 0.75rem 1.25rem; border: 1px solid; border-radius: 6px; color: inherit; }
</style>
</head>
<body>
<h1>${text}</h1>
<a href="${way.href}">${way.text}</a>
</body>
</html>
`
}
