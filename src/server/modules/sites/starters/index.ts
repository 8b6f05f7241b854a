export { liveThrough } from './live-through.ts'
export { useStarter } from './use-starter.ts'
