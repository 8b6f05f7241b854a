import { call } from '../../client/call.ts'
import { upload } from '../../client/upload.ts'
import { answerForm, dropFormFile, sendFormFile } from '../../server/modules/content/forms/forms.contract.ts'
import type { Answers } from '../../shared/content/forms/form-answers.ts'

/** A file that was sent: the form names it by the claim. */
export type ClaimedFile = { claim: string; name: string; size: number }

type Sending = { onProgress: (part: number) => void; signal: AbortSignal }

/** Calls of a form to the site. The admin replaces them, because its preview must not call. */
export type FormCalls = {
  answer: (id: string, sent: { answers: Answers; website: string }) => Promise<unknown>
  sendFile: (id: string, sent: { field: string; file: File }, sending: Sending) => Promise<ClaimedFile>
  dropFile: (id: string, claim: string) => Promise<unknown>
}

export const ownCalls: FormCalls = {
  answer: (id, body) => call(answerForm, { params: { id }, body }),
  sendFile: async (id, body, sending) => (await upload(sendFormFile, { params: { id }, body }, sending)).data,
  dropFile: (id, claim) => call(dropFormFile, { params: { id }, body: { claim } }),
}
