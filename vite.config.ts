import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** Libraries mark modules for frameworks that split browser from server by directive; here files do. */
const checks = { moduleLevelDirective: false }

/** Two builds of one source: what browsers load (`vite build`) and the server (`vite build --ssr`). */
export default defineConfig(
  ({ isSsrBuild }): ViteUserConfig => ({
    plugins: [tailwindcss()],
    publicDir: false,
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          target: 'node22',
          minify: false,
          rolldownOptions: { checks, input: { main: 'src/server/main.ts' } },
        }
      : {
          outDir: 'dist/client',
          target: 'es2022',
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            checks,
            input: {
              start: 'src/storefront/start.ts',
              early: 'src/storefront/early.ts',
              storefront: 'src/storefront/storefront.css',
              admin: 'src/admin/main.tsx',
            },
          },
        },
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
      globalSetup: ['tests/support/database.ts'],
      setupFiles: ['tests/support/setup.ts'],
      testTimeout: 20_000,
      hookTimeout: 60_000,
      maxWorkers: 2,
    },
  }),
)
