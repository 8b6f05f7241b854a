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
 * PostgreSQL. What is compiled for the machine stays where it was installed.
 */
const compiledForMachine = ['sharp', '@node-rs/argon2', 'pg-native']

/** Tests that only `npm run test:deep`, and who names them, runs (docs/testing.md). */
const deep = process.env.HAAT_TESTS === 'gate' ? ['**/*.deep.test.{ts,tsx}'] : []
const exclude = [...configDefaults.exclude, ...deep]
/** Tests of what is drawn and computed, which need no database. */
const drawn = ['src/{sections,ui,features,shared,client}/**/*.test.{ts,tsx}']
/** Of those, tests that put something else in the place of a module: whatever shares that module with them may have it already. */
const replacing = (file: string) => readFileSync(file, 'utf8').includes('vi.mock(')
const alone = globSync(drawn).filter(replacing)
/** Tests of the server, of the admin's screens and of pages as they are answered, each on a database of its own. */
const served = [
  'src/{server,admin,words,storefront}/**/*.test.{ts,tsx}',
  'tests/{pages,tenancy,security,contract}/**/*.test.ts',
]
const together = globSync(served).filter((file) => !replacing(file))

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
    ssr: isSsrBuild ? { noExternal: true, external: compiledForMachine } : {},
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          target: 'node22',
          minify: false,
          rolldownOptions: {
            checks,
            input: { main: 'src/server/main.ts', encoder: 'src/server/modules/content/media/encoder/main.ts' },
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
          modulePreload: { polyfill: false },
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
      expect: { poll: { timeout: 10_000 } },
      maxWorkers: 2,
      projects: [
        // These two share what they import: most of their time would go into importing the same again.
        {
          extends: true,
          test: { name: 'drawn', include: drawn, exclude: [...exclude, ...alone], isolate: false },
        },
        {
          extends: true,
          test: {
            name: 'served',
            include: together,
            exclude,
            isolate: false,
            globalSetup: ['tests/support/database.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'apart',
            include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
            exclude: [...exclude, ...drawn, ...together],
            globalSetup: ['tests/support/database.ts'],
          },
        },
        { extends: true, test: { name: 'alone', include: alone, exclude } },
      ],
    },
  }),
)
