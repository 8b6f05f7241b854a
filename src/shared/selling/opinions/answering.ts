import { z } from 'zod'

/** The stored answer as the writer of a new one saw it; empty for none. One that has changed since is not overwritten. */
export const seenAnswer = z.string().max(10_000).optional()

/** An answer in the shop's name. */
export type Answering = { answer: string; seen?: string | undefined }

/** Whether an answer would overwrite one that its writer has not seen. */
export const isOverwriting = (kept: string, { answer, seen }: Answering): boolean =>
  seen !== undefined && seen !== kept && answer !== kept
