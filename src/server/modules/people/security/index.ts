export { forgetSecondStep } from './forget-second-step.ts'
