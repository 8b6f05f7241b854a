import { renderToStaticMarkup } from 'react-dom/server'
import type { Schema } from '../../shared/api/contract.ts'
import type { Group } from '../../shared/api/groups.ts'
import { perObject } from '../../shared/per-object.ts'
import type { Assets } from '../../storefront/document.tsx'
import type { Ctx } from '../platform/context.ts'
import { accessText, jsonSchema } from '../platform/http/openapi.ts'
import type { Route } from '../platform/http/route.ts'
import { framed } from './frame.tsx'

const htmlOf = perObject((routes: Route[]) => renderToStaticMarkup(<Docs routes={routes} />))

/**
 * `/api/docs`: every route by module, generated from the schemas. Needs no script. The content is the same for every site and
 * rendered once.
 */
export function docsPage(ctx: Ctx, routes: Route[], assets: Assets): Promise<Response> {
  return framed(ctx, assets, 'API', '/api/docs', <div dangerouslySetInnerHTML={{ __html: htmlOf(routes) }} />, false)
}

function Docs({ routes }: { routes: Route[] }) {
  const groups = [...new Set(routes.map((route) => route.group))]
  return (
    <div className="frame py-16">
      <h1 className="text-4xl">API</h1>
      <div className="mt-4 max-w-[65ch] space-y-3 wrap-anywhere text-lg text-ink-soft">
        <p>
          Calls answer JSON. A token from the sign-in call goes into <code>Authorization</code> as{' '}
          <code>Basic token</code> or <code>Bearer token</code>. Amounts are whole paise; times are ISO 8601.
        </p>
        <p>
          A refusal answers <code>{'{ msg, errors?: [{ field, code, defaultMessage }] }'}</code> with its HTTP status.
          The machine-readable description is{' '}
          <a className="text-link underline underline-offset-4" href="/api/openapi.json">
            OpenAPI 3.1
          </a>
          .
        </p>
      </div>
      {groups.map((group) => (
        <section key={group} aria-labelledby={idOf(group)} className="mt-14">
          <h2 id={idOf(group)} className="text-2xl">
            {group}
          </h2>
          <ul className="mt-4 border-t border-line">
            {routes
              .filter((route) => route.group === group)
              .map((route) => (
                <Operation key={`${route.method} ${route.path}`} route={route} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const idOf = (group: Group) => group.replaceAll(' ', '-')

function Operation({ route }: { route: Route }) {
  return (
    <li className="border-b border-line">
      <details className="py-3">
        <summary className="grid gap-x-4 py-1 md:grid-cols-[4.5rem_1fr_1fr]">
          <strong className="text-accent">{route.method.toUpperCase()}</strong>
          <code className="wrap-anywhere">{route.path}</code>
          <span className="text-ink-soft">{route.summary}</span>
        </summary>
        <div className="space-y-4 py-4 md:pl-[5.5rem]">
          <p>{accessText(route.access)}</p>
          {route.also && (
            <p>
              Also served at <code>{route.also.join(', ')}</code>.
            </p>
          )}
          {route.refusals && (
            <p>
              May refuse with <code>{route.refusals.join(', ')}</code>.
            </p>
          )}
          <Shape title="Query" schema={route.query} io="input" />
          <Shape title="Body" schema={route.body} io="input" />
          <Shape title="Answer" schema={route.reply} io="output" />
        </div>
      </details>
    </li>
  )
}

function Shape({ title, schema, io }: { title: string; schema: Schema | undefined; io: 'input' | 'output' }) {
  if (!schema) return null
  const { $schema: _, ...shape } = jsonSchema(schema, io)
  return (
    <div>
      <h3 className="text-sm">{title}</h3>
      <pre className="mt-1 whitespace-pre-wrap wrap-anywhere rounded-card bg-ground-soft p-4 text-sm leading-normal">
        {JSON.stringify(shape, null, 2)}
      </pre>
    </div>
  )
}
