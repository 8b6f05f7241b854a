export { addressChangedMail } from './address-changed.ts'
export * as letters from './letters.ts'
