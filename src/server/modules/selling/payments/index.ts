export {
  type Attempt,
  attachStray,
  hasMoney,
  isTestAttempt,
  type LockedAttempt,
  type LockedPayment,
  moveAttempt,
  type Payment,
} from './attempt-states.ts'
export {
  addAttempt,
  askProvider,
  closeAttempts,
  findAttempt,
  findPayment,
  findReported,
  listAttempts,
  lockAttempts,
  mayBePaid,
  openAttempt,
} from './attempts.ts'
export {
  closeCases,
  closeFailed,
  closePaidAgain,
  closeUndecided,
  closeUnreported,
  isDiffering,
  notePaidAgain,
  noteReported,
  noteSaid,
  takeSaid,
} from './cases.ts'
export { addCash } from './cash.ts'
export { seeResult } from './come-back.ts'
export { inGivingUpTurn } from './giving-up.ts'
export { leaveForPayment } from './leave-page.ts'
export { paymentJobs } from './payment-jobs.ts'
export { paymentPage } from './payment-page.ts'
export { paymentRoutes } from './payment-routes.ts'
export { paymentRefunds, payments } from './payments.tables.ts'
export type { RefundStanding, Report, SiteWay } from './provider.ts'
export { findWay, knownWays, offeredWays } from './providers.ts'
export { isSignedByRazorpay } from './razorpay/signatures.ts'
export {
  addRefund,
  dueOf,
  findRefund,
  freeOf,
  isReplaced,
  listRefunds,
  moveRefund,
  owe,
  type PaymentRefund,
  restOf,
  settleAttempt,
} from './refund-states.ts'
export { isStuck, patience } from './refund-times.ts'
export { isMoneyExpected, isRefundDue } from './refunds.ts'
export { closeEntry } from './sandbox/bank.ts'
export { runRefund } from './send-refunds.ts'
export { isOpenStray, lockStray, noteSettled, noteStrays } from './strays.ts'
export { isPaidInTestMode, isTestPaid } from './test-payments.ts'
export { countWaiting, enterUtr, findShared, holdUtr, isChecked, isUtrWaiting, markUtr } from './upi/utrs.ts'
