import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeNewsletterConsent, readConsents } from '../server/modules/people/consents/consents.contract.ts'
import type { Consents } from '../shared/people/consents.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

const consentsKey = ['consents']

/** What the person has agreed to on this site. */
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
