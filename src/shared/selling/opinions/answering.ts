import { z } from 'zod'

/** The answer that another one takes the place of, as its writer saw it; empty for none. What a colleague wrote since is not overwritten. */
export const seenAnswer = z.string().max(10_000).optional()

/** An answer in the shop's name. */
export type Answering = { answer: string; seen?: string | undefined }

/** Whether an answer would take the place of one that its writer has not seen. */
export const isOverwriting = (kept: string, { answer, seen }: Answering): boolean =>
  seen !== undefined && seen !== kept && answer !== kept
