import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Assets } from '../storefront/document.tsx'
import { startJobs } from './jobs.ts'
import { welcome } from './modules/over/starters/first-run.ts'
import { readConfig } from './platform/config.ts'
import { openEverything } from './roles/everything.ts'

type AppModule = typeof import('./app.ts')
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Development = {
  middleware: Middleware
  /** The application built from the current sources. */
  loadApp: () => Promise<AppModule>
  onChange: (listener: () => void) => void
  close: () => Promise<void>
}

/** Served by Vite from the sources, at their own paths. */
const assets: Assets = {
  start: '/src/storefront/start.ts',
  early: { src: '/src/storefront/early.ts' },
  css: ['/src/storefront/storefront.css'],
  devanagari: '/src/ui/devanagari.css',
  preloads: [],
  // Vite's client, which reloads the page when a source changes.
  everywhere: ['/@vite/client'],
  // The script imports its styles.
  admin: { script: '/src/admin/main.tsx', css: [], preloads: [] },
  fonts: {},
}

/** Starts the product for development: one process, with the application rebuilt after every change. */
export async function startDevelopment({ middleware, loadApp, onChange, close }: Development): Promise<void> {
  const { web, services, directory } = await openEverything(readConfig(), {
    beforeStop: close,
    meanwhile: async () => undefined,
  })
  await startJobs(services.jobs, services, directory)

  let app: Promise<ReturnType<AppModule['createApp']>> | undefined
  onChange(() => {
    app = undefined
  })
  const current = () => {
    app ??= loadApp().then(({ createApp }) =>
      createApp({ services, directory, assets: () => assets, files: () => false }),
    )
    return app
  }
  const handler: RequestListener = (request, response) => {
    middleware(request, response, () => {
      current().then(
        ({ handle }) => handle(request, response),
        (error: Error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack),
      )
    })
  }
  web.serve(handler, () => services.database.query('select 1'))
  process.stdout.write(await welcome(services, directory))
}
