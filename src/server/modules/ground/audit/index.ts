export { recordAct } from './record-act.ts'
export { recordCalls } from './record-calls.ts'
