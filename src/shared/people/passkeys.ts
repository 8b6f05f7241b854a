import { z } from 'zod'

/** The authenticator's response; the passkey library validates it. */
const answer = z.record(z.string().max(60), z.unknown())

export const passkeyInput = z.object({
  name: z.string('Enter a name.').trim().min(1, 'Enter a name.').max(60, 'Use at most 60 characters.'),
  response: answer,
})

export const passkeyAnswer = z.object({ response: answer })

/** Options for the browser's passkey API. */
export const passkeyOptions = z.object({ data: z.looseObject({ challenge: z.string() }) })

export const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  made: z.string(),
  used: z.string().nullable(),
})

export type Passkey = z.output<typeof passkey>
