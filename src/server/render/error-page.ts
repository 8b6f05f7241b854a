import type { ServerResponse } from 'node:http'
import { inOwnWords } from '../../shared/own-words.ts'
import { siteNow } from '../../shared/site-now.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { retryHeader } from '../platform/http/errors.ts'
import { pageSecurity } from '../platform/http/security.ts'
import type { Refusal } from '../platform/refusal.ts'

/** What is told: a refusal, or words of one's own. */
type Answer = Pick<Refusal, 'status' | 'message'> & Partial<Pick<Refusal, 'retryAfter' | 'said'>>

/** The way on from an error page; an empty address is that of the page itself. */
type Way = { href: string; text: string }

const again = (): Way => ({ href: '', text: t('Try again') })
const home = (): Way => ({ href: inLanguage('/'), text: t('Home') })

/**
 * For when no page of the site can be made, perhaps because nothing of the site can be read: it needs nothing but itself. Like the others
 * here it is in the language of the site that it is drawn for.
 */
export function sendErrorPage(response: ServerResponse, answer: Answer): void {
  const body = Buffer.from(htmlOf(answer, again()))
  response.writeHead(answer.status, { ...headersOf(answer), 'content-length': body.length })
  response.end(body)
}

/** The same for whoever reads in a browser what the API refused. */
export function errorPage(answer: Answer): Response {
  return new Response(htmlOf(answer, home()), { status: answer.status, headers: headersOf(answer) })
}

/** A form was sent to the page that it stands on: only script would have known what to do with it. */
export function scriptNeededPage(): Response {
  const message = t(
    'This form needs JavaScript. Please turn it on in your browser, or load the page again, and try once more.',
  )
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

/** Texts may hold what somebody entered. */
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
