import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeMailConsent,
  changeNewsletterConsent,
  readConsents,
} from '../server/modules/people/consents/consents.contract.ts'
import type { Consents } from '../shared/people/consents.ts'
import type { MailKind } from '../shared/people/mail-kinds.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

const consentsKey = ['consents']

/** The user's consents on this site. */
export function useConsents(preview: Consents | null = null) {
  const run = async () => (await call(readConsents)).data
  return usePersonal({ key: consentsKey, run, preview })
}

export function useChangeNewsletterConsent() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: boolean) => (await call(changeNewsletterConsent, { body: { wanted } })).data,
    onSuccess: (data) => queries.setQueryData(consentsKey, data),
  })
}

/** Changes consent to mails about price drops or review requests. */
export function useChangeMailConsent() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: { kind: MailKind; wanted: boolean }) => (await call(changeMailConsent, { body })).data,
    onSuccess: (data) => queries.setQueryData(consentsKey, data),
  })
}
