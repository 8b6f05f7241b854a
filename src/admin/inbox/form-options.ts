import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { countAnswers } from '../../server/modules/content/forms/forms.contract.ts'
import { listMessages } from '../../server/modules/content/inbox/inbox.contract.ts'
import type { Request } from '../../shared/api/contract.ts'
import { listKey } from '../ui/list.ts'

/** The site's forms as options of a filter, each with the number of its answers that the other filters leave. */
export function useFormOptions({
  form: chosen,
  kind: _,
  ...filters
}: Record<string, string>): { value: string; title: string }[] {
  const { data } = useQuery({
    queryKey: listKey(listMessages, 'forms', filters),
    queryFn: async () => (await call(countAnswers, { query: filters } as Request<typeof countAnswers>)).data,
    placeholderData: keepPreviousData,
  })
  const forms = (data?.forms ?? []).map(({ _id, name, count }) => ({ value: _id, title: `${name} (${count})` }))
  const gone = data?.gone ?? 0
  const isNamed = gone > 0 || chosen === 'gone'
  return isNamed ? [...forms, { value: 'gone', title: `A form that is gone (${gone})` }] : forms
}
