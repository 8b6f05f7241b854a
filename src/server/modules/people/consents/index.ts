export { mailChoices } from './mail-choices.tables.ts'
export { readMailChoices } from './mail-choices.ts'
export { findByLeaveLink, leaveByLink, leaveLink } from './mail-link.ts'
