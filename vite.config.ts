import { globSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config'
import { browserContracts } from './scripts/browser-contracts.ts'
import { fetchFirst } from './scripts/fetch-first.ts'
import { inlineScript } from './scripts/inline-script.ts'
import { themeFontFiles } from './scripts/theme-fonts.ts'
import { wordCatalogues } from './scripts/word-catalogues.ts'

/**
 * Libraries mark modules for frameworks that split browser from server by directive; here files do. What visitors load late, such as
 * React's client, the admin has at once.
 */
const checks = { moduleLevelDirective: false, ineffectiveDynamicImport: false }

/**
 * Libraries become part of the server's few files: looking up and compiling their thousands took longer than starting
 * PostgreSQL. What is compiled for the machine, or may import what is not installed, stays where it was installed.
 */
const installed = ['sharp', '@node-rs/argon2', 'pg-native', 'pdfkit', '@libpdf/core']

/** Files of the storefront that its start imports itself. */
const ofStart = /\/(rolldown-runtime|react|jsx-runtime|start|site-now|messages)-[\w-]{8}\.js$/

/** Tests that only `npm run test:deep`, and who names them, runs (docs/testing.md). */
const deep = process.env.HAAT_TESTS === 'gate' ? ['**/*.deep.test.{ts,tsx}'] : []
/** Tests that `npm test` leaves out this time (scripts/gate-part.ts). */
const leftOut = process.env.HAAT_LEFT_OUT ? JSON.parse(readFileSync(process.env.HAAT_LEFT_OUT, 'utf8')).tests : []
const exclude = [...configDefaults.exclude, ...deep, ...leftOut]
/** Tests of what is drawn and computed, which need no database. */
const drawn = globSync('src/{sections,ui,features,shared,client}/**/*.test.{ts,tsx}')
/** Tests of the server, of the admin's screens and of pages as they are answered, each on a database of its own. */
const served = globSync([
  'src/{server,admin,words,storefront}/**/*.test.{ts,tsx}',
  'tests/{pages,tenancy,security,contract}/**/*.test.ts',
])

/** Tests that put something else in the place of a module: what shares that module with them may have it already. */
const replacing = (file: string) => readFileSync(file, 'utf8').includes('vi.mock(')
/** Islands and parts of screens: their modules keep what a page knows, such as who is signed in, and what it shows, such as toasts. */
const inDom = (file: string) => readFileSync(file, 'utf8').includes('@vitest-environment happy-dom')
/** Whole screens of the admin: `openScreen` begins each with nothing of what another left. */
const whole = (file: string) => readFileSync(file, 'utf8').includes('screensOf(')
const screens = globSync('src/admin/**/*.test.tsx').filter(whole)
/** React's production build renders whole screens in two thirds of the time; `npm run test:deep` has the development build, which warns. */
const reactMode = process.env.HAAT_TESTS === 'gate' ? 'production' : 'development'
/** Islands, forms and parts of screens. What their modules keep of a page is forgotten after each file (`tests/support/screens/new-page.ts`). */
const parts = globSync('src/**/*.test.{ts,tsx}').filter((file) => inDom(file) && !whole(file))

/**
 * These share what they import: most of their time would go into importing the same again. A worker is ended as soon as the next file
 * is of another project or environment, so that each project has one environment and its own turn. All other tests have modules of
 * their own.
 */
const withoutDom = (file: string) => !inDom(file)
const sharing = { drawn: drawn.filter(withoutDom), parts, served: served.filter(withoutDom), screens }
const shared = Object.entries(sharing).map(([name, files]) => ({
  name,
  include: files.filter((file) => !replacing(file)),
  exclude,
  isolate: false,
  // Most of what a test makes is garbage a moment later: collected less often, it costs less.
  execArgv: ['--max-semi-space-size=64'],
  ...(name === 'parts' ? { setupFiles: ['tests/support/screens/new-page.ts'] } : {}),
  ...(name === 'screens' ? { env: { NODE_ENV: reactMode } } : {}),
}))

/**
 * Three builds of one source: what visitors load (`vite build`), the admin (`vite build --mode admin`) and the server
 * (`vite build --ssr`). Visitors and admin share no chunk: what only the admin uses of a library is not sent to visitors.
 */
export default defineConfig(
  ({ isSsrBuild, mode }): ViteUserConfig => ({
    plugins: [
      tailwindcss(),
      browserContracts(),
      wordCatalogues(),
      ...(isSsrBuild ? [inlineScript()] : mode === 'admin' ? [] : [themeFontFiles(), fetchFirst()]),
    ],
    publicDir: false,
    ssr: isSsrBuild ? { noExternal: true, external: installed } : {},
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          target: 'node22',
          minify: false,
          rolldownOptions: {
            checks,
            input: {
              main: 'src/server/main.ts',
              'job-process': 'src/server/job-processes/job-process/main.ts',
              encoder: 'src/server/modules/content/media/encoder/main.ts',
              printer: 'src/server/modules/selling/invoices/printer/main.ts',
              unpacker: 'src/server/modules/selling/product-imports/unpacker/main.ts',
            },
          },
        }
      : {
          outDir: 'dist/client',
          target: 'es2022',
          emptyOutDir: mode !== 'admin',
          manifest: mode === 'admin' ? '.vite/admin.json' : true,
          // The builder is an editor with every section in it; only those who edit load it.
          chunkSizeWarningLimit: mode === 'admin' ? 1_000 : 500,
          assetsInlineLimit: 0,
          modulePreload: {
            polyfill: false,
            // A page with islands has these from the start: naming them beside each late module would be dead weight.
            resolveDependencies: (_, files) => (mode === 'admin' ? files : files.filter((file) => !ofStart.test(file))),
          },
          rolldownOptions: {
            checks,
            input:
              mode === 'admin'
                ? { admin: 'src/admin/main.tsx' }
                : {
                    start: 'src/storefront/start.ts',
                    early: 'src/storefront/early.ts',
                    storefront: 'src/storefront/storefront.css',
                    devanagari: 'src/ui/devanagari.css',
                  },
          },
        },
    test: {
      setupFiles: ['tests/support/setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // What is waited for comes late on a busy machine.
      expect: { poll: { timeout: 20_000 } },
      // One more than the processors that CI has: while one waits for the database, another computes.
      maxWorkers: 3,
      projects: [
        ...shared,
        {
          name: 'apart',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...shared.flatMap(({ include }) => include)],
          // Each has a worker of its own, and a thread begins sooner than a process.
          pool: 'threads' as const,
        },
      ].map((test, groupOrder) => ({
        extends: true,
        ...(test.name === 'screens' ? { oxc: { jsx: { development: reactMode === 'development' } } } : {}),
        test: {
          ...test,
          sequence: { groupOrder },
          globalSetup: ['drawn', 'parts'].includes(test.name) ? [] : ['tests/support/database.ts'],
        },
      })),
    },
  }),
)
