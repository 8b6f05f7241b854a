import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listForms, readForm } from '../../server/modules/content/forms/forms.contract.ts'
import type { StoredForm } from '../../shared/content/forms/forms.ts'
import { listKey } from '../ui/list.ts'
import { useRecord } from '../ui/record.tsx'

const formKey = (id: string) => ['form', id]

/** A form as it is stored now; while it is open nothing is fetched under it. */
export function useForm(id: string) {
  return useRecord({
    queryKey: formKey(id),
    queryFn: async () => (await call(readForm, { params: { id } })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Invalidates lists of forms and caches the saved form. */
export function useRefreshForms(): (saved?: StoredForm) => Promise<void> {
  const queries = useQueryClient()
  return (saved) => {
    if (saved) queries.setQueryData(formKey(saved._id), saved)
    return queries.invalidateQueries({ queryKey: listKey(listForms) })
  }
}
