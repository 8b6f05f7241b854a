export { keepAnswers } from './inbox.ts'
export { attachFiles, type ClaimedFile, dropFiles, takeFile, waitingFiles } from './message-files.ts'
