import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Schema } from '../../shared/api/contract.ts'
import { type Group, groups as texts } from '../../shared/api/groups.ts'
import { perObject } from '../../shared/per-object.ts'
import type { Assets } from '../../storefront/document.tsx'
import type { Ctx } from '../platform/context.ts'
import { accessText, schemasOf } from '../platform/http/openapi.ts'
import { exampleMaker } from '../platform/http/openapi-examples.ts'
import type { Io, Json, Schemas } from '../platform/http/openapi-schemas.ts'
import type { Route } from '../platform/http/route.ts'
import { framed } from './frame.tsx'

const htmlOf = perObject((routes: Route[]) => renderToStaticMarkup(<Docs routes={routes} />))

/**
 * `/api/docs`: every route by group, generated from the schemas; those with a name follow, and are linked. Needs no script. The
 * content is the same for every site and rendered once.
 */
export function docsPage(ctx: Ctx, routes: Route[], assets: Assets): Promise<Response> {
  return framed(ctx, assets, 'API', '/api/docs', <div dangerouslySetInnerHTML={{ __html: htmlOf(routes) }} />, false)
}

function Docs({ routes }: { routes: Route[] }) {
  const schemas = schemasOf(routes)
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
          <p className="mt-2 max-w-[65ch] text-ink-soft">{texts[group]}</p>
          <ul className="mt-4 border-t border-line">
            {routes
              .filter((route) => route.group === group)
              .map((route) => (
                <Operation key={`${route.method} ${route.path}`} route={route} schemas={schemas} />
              ))}
          </ul>
        </section>
      ))}
      <Shapes schemas={schemas} />
    </div>
  )
}

const idOf = (group: Group) => group.replaceAll(' ', '-')

function Operation({ route, schemas }: { route: Route; schemas: Schemas }) {
  const shape = (schema: Schema | undefined, io: Io) => schema && schemas.at(schema, io)
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
          <Shape title="Query" json={route.query && schemas.itself(route.query)} />
          <Shape title="Body" json={shape(route.body, 'input')} />
          <Shape title="Answer" json={shape(route.reply, 'output')} />
        </div>
      </details>
    </li>
  )
}

function Shape({ title, json }: { title: string; json: Json | undefined }) {
  if (!json) return null
  return (
    <div>
      <h3 className="text-sm">{title}</h3>
      <Code json={json} />
    </div>
  )
}

/** The named schemas, each once, with an example. */
function Shapes({ schemas: { components } }: { schemas: Schemas }) {
  const make = exampleMaker(components)
  return (
    <section aria-labelledby="Shapes" className="mt-14">
      <h2 id="Shapes" className="text-2xl">
        Shapes
      </h2>
      <p className="mt-2 max-w-[65ch] text-ink-soft">What bodies and answers are made of, as JSON Schema.</p>
      {Object.keys(components)
        .sort((one, other) => one.localeCompare(other, 'en'))
        .map((name) => (
          <section key={name} aria-labelledby={shapeId(name)} className="mt-6 border-t border-line pt-4">
            <h3 id={shapeId(name)} className="scroll-mt-4 text-lg">
              {name}
            </h3>
            <Code json={components[name] ?? {}} />
            <details className="mt-2">
              <summary>Example</summary>
              <Code json={make(components[name] ?? {}, name)} />
            </details>
          </section>
        ))}
    </section>
  )
}

const shapeId = (name: string) => `shape-${name}`

/** JSON in which the names of schemas are links. */
function Code({ json }: { json: unknown }) {
  const text = JSON.stringify(json, shortReference, 2)
  const links = linksIn(text)
  return (
    <pre className="mt-1 whitespace-pre-wrap wrap-anywhere rounded-card bg-ground-soft p-4 text-sm leading-normal">
      {links.map(({ before, name, end }) => (
        <Fragment key={end}>
          {before}
          <a className="text-link underline underline-offset-4" href={`#${shapeId(name)}`}>
            {name}
          </a>
        </Fragment>
      ))}
      {text.slice(links.at(-1)?.end)}
    </pre>
  )
}

/** The names of schemas in the text, each with the text before it and the place where it ends. */
function linksIn(text: string): { before: string; name: string; end: number }[] {
  let end = 0
  return Array.from(text.matchAll(/"→(\w+)"/g), ({ 0: { length }, 1: name = '', index }) => {
    const before = text.slice(end, index)
    end = index + length
    return { before, name, end }
  })
}

/** For `JSON.stringify`: an object that only refers to a named schema becomes `→Name`. */
function shortReference(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value
  return Object.keys(value).length === 1 ? `→${String(value.$ref).replace(/.*\//, '')}` : value
}
