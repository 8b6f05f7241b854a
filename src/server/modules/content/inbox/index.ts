export { countAnswers, exportAnswers, releaseAnswers } from './answers-of-forms.ts'
export { keepAnswers } from './inbox.ts'
export { attachFiles, type ClaimedFile, dropFiles, takeFile, waitingFiles } from './message-files.ts'
