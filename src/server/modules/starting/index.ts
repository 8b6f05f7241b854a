export { useStarter } from './use-starter.ts'
