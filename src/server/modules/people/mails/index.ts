export { addressChangedMail } from './address-changed.ts'
export { wordsFor } from './language.ts'
