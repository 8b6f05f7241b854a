import type { ServerResponse } from 'node:http'
import { retryHeader } from '../platform/http/errors.ts'
import { pageSecurity } from '../platform/http/security.ts'
import type { Refusal } from '../platform/refusal.ts'

/** What is told: a refusal, or words of one's own. */
type Answer = Pick<Refusal, 'status' | 'message' | 'retryAfter'>

/** For when no page of the site can be made, perhaps because nothing of the site can be read: it needs nothing but itself. */
export function sendErrorPage(response: ServerResponse, answer: Answer): void {
  const { status, message: text } = answer
  const body = Buffer.from(`<!doctype html>
<html lang="en-IN">
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
<a href="">Try again</a>
</body>
</html>
`)
  response.writeHead(status, {
    ...pageSecurity,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...retryHeader(answer),
  })
  response.end(body)
}
