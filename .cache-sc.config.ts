import base from './playwright.config.ts'
export default { ...base, globalSetup: undefined, outputDir: '/tmp/sc-pw', reporter: [['list']], workers: 1 }
