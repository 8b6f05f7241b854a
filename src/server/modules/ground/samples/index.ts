export {
  hiddenSamples,
  inheritMark,
  isSample,
  listSamples,
  markAgain,
  markedId,
  markingSamples,
  samplesTag,
  unmark,
} from './marks.ts'
export { sampleAddresses } from './sample-addresses.ts'
export { namesContact, sampleWords } from './sample-sections.ts'
export type { AddressedSample, SampleThing } from './sample-thing.ts'
export { type RemovedRows, removedSamples } from './samples.tables.ts'
