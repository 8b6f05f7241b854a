export { type Attempt, hasMoney, type LockedAttempt, moveAttempt } from './attempt-states.ts'
export {
  addAttempt,
  askProvider,
  closeAttempts,
  findAttempt,
  findReported,
  listAttempts,
  lockAttempts,
  openAttempt,
} from './attempts.ts'
export { addCash } from './cash.ts'
export { paymentJobs } from './payment-jobs.ts'
export type { PaymentWay, Report } from './provider.ts'
export { findWay, knownWays, offeredWays } from './providers.ts'
export { isRefundDue } from './refunds.ts'
export { closeEntry } from './sandbox/bank.ts'
export { sandboxRoutes as paymentRoutes } from './sandbox/sandbox.routes.ts'
