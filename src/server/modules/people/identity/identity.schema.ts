import { z } from 'zod'
import { person } from '../../../../shared/people/customer.ts'
import { birthDate, genders, mobileNumber } from '../../../../shared/rules.ts'

export const signedIn = z.object({ loginToken: z.string(), userType: person.shape.userType, data: person })

/** Only what is given is changed; the address that somebody signs in with is not changed here. */
export const profileBody = z.object({
  firstName: z.string().trim().min(1).max(60).optional(),
  lastName: z.string().trim().min(1).max(60).optional(),
  mobileNumber: mobileNumber.optional(),
  birthDate: birthDate.optional(),
  gender: z.enum(genders).optional(),
})

export type ProfileBody = z.output<typeof profileBody>
