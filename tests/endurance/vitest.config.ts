import { defineConfig } from 'vitest/config'

/**
 * Tests that end processes, cut lines and fill memory, on the built product: `npm run endurance` at full length, in
 * seconds within `npm run test:deep`, and one of them within `npm test` when the server changed. One after the other, because each wants the
 * machine for itself.
 */
export default defineConfig({
  test: {
    // They read of processes what Linux tells in /proc.
    include: process.platform === 'linux' ? ['tests/endurance/**/*.endurance.ts'] : [],
    passWithNoTests: true,
    globalSetup: ['tests/endurance/support/run.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
