/**
 * Which part of its enumerations `npm test` takes. Raise it when `npm run test:deep`, which takes them whole, has passed: what
 * changed since then is always in the sample.
 */
export const sampleSeed = 5
