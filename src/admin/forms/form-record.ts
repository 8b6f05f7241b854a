import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeForm } from '../../server/modules/content/forms/forms.contract.ts'
import { formChange, type StoredForm } from '../../shared/content/forms/forms.ts'
import { useRecordForm } from '../ui/record-form.ts'
import { isStaleAnswer } from '../ui/stale.tsx'
import { useRefreshForms } from './calls.ts'

export type FormRecord = ReturnType<typeof useFormRecord>['record']

/** The form being edited, and whether another user saved a newer version. */
export function useFormRecord(stored: StoredForm) {
  const refresh = useRefreshForms()
  const [isStale, setStale] = useState(false)
  const record = useRecordForm({
    schema: formChange,
    values: valuesOf(stored),
    save: async (body) => {
      try {
        const { data } = await call(changeForm, { params: { id: stored._id }, body })
        await refresh(data)
        toast.success('Form saved')
        return valuesOf(data)
      } catch (error) {
        setStale(isStaleAnswer(error))
        throw error
      }
    },
  })
  return { record, isStale }
}

const valuesOf = ({ name, definition, revision }: StoredForm) => ({ name, definition, revision })
