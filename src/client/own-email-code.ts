import { useQueryClient } from '@tanstack/react-query'
import { askForEmailCode, giveEmailCode } from '../server/modules/people/own-email/own-email.contract.ts'
import type { OwnEmail, OwnEmailBody } from '../shared/people/own-email.ts'
import { personKey } from './account.ts'
import { call } from './call.ts'
import { ownEmailKey } from './own-email.ts'

/** Mails a code to the address. @returns the seconds until it can be sent again. @throws CallError */
export async function sendEmailCode(body: OwnEmailBody): Promise<number> {
  return (await call(askForEmailCode, { body })).data.seconds
}

/** Gives the code; what shows the person's address shows the new one then. @throws CallError */
export function useGiveEmailCode() {
  const queries = useQueryClient()
  return async (otp: string): Promise<OwnEmail> => {
    const { data } = await call(giveEmailCode, { body: { otp } })
    queries.setQueryData(ownEmailKey, data)
    await queries.invalidateQueries({ queryKey: personKey })
    return data
  }
}
