import { readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Chromium's sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Each states its own widths, or is the same at every width. */
const once = '**/{owning*,walk,gallery-walk,bad-day-walk,chat-corner,keyboard}.spec.ts'
/** What only `npm run test:deep` runs, and who asks for it by name: pictures of every look, and journeys with the tag. */
const isGate = process.env.HAAT_TESTS === 'gate'
const pictures = isGate ? ['**/gallery-pictures.spec.ts'] : []
/** Journeys that the gate runs at one width: these files and `@phone` on a phone, `@desktop` on a desktop. */
const onPhoneAlone =
  'answering,choosing,contacting,devices,form-files,new-password,own-data,own-email,phone,reading-blog,sign-in-code,signing-up'
const atOneWidth = isGate ? [`**/{${onPhoneAlone}}.spec.ts`] : []
const without = (tag: '@phone' | '@desktop') => (isGate ? { grepInvert: new RegExp(`@deep|${tag}`) } : {})
/** Files that `npm test` leaves out this time (scripts/gate-part.ts). */
const leftOut: string[] = process.env.HAAT_LEFT_OUT
  ? JSON.parse(readFileSync(process.env.HAAT_LEFT_OUT, 'utf8')).journeys.map((file: string) => `**/${file}`)
  : []

/** Journeys in a real browser, against the product as `npm start` runs it, on a phone's width and a desktop's. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/results/journeys',
  globalSetup: './tests/e2e/support/product.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // On a busy machine something may come too late once; a fault is there a second time as well.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/playwright.json' }]],
  use: {
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    // Recording slows every journey down: `TRACE=1` for the one that is looked into.
    trace: process.env.TRACE ? 'on' : 'off',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    {
      name: 'phone',
      ...without('@desktop'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testIgnore: [once, ...pictures, ...leftOut],
    },
    {
      name: 'desktop',
      ...without('@phone'),
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: [...atOneWidth, ...pictures, ...leftOut],
    },
  ],
})
