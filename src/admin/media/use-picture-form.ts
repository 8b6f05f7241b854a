import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { changeMedia } from '../../server/modules/content/media/media.contract.ts'
import {
  type FocusPoint,
  type MediaChange,
  type MediaDetail,
  mediaWhole,
} from '../../shared/content/media/media-admin.ts'
import { isOfLibrary } from '../ui/uploads/library.ts'
import { tagsIn } from './labels.ts'

/** `tags` is the typed text. */
type Values = { alt: string; fileName: string; focus: FocusPoint; folder: string; tags: string }
type Faults = Partial<Record<keyof Values, string>>

/** Values of a picture's form, which saves the changed ones. */
export function usePictureForm(item: MediaDetail) {
  const queries = useQueryClient()
  const [values, setValues] = useStoredValues(valuesOf(item))
  const [faults, setFaults] = useState<Faults>({})
  const failed = useRef(false)
  const { alt, fileName, focus, folder, tags } = item
  const stored = JSON.stringify({ alt, fileName, focus, folder, tags })

  const saveNow = async (pressed: Partial<Values> = {}) => {
    const given = { ...values, ...pressed }
    const checked = mediaWhole.safeParse({ ...given, tags: tagsIn(given.tags) })
    if (checked.success && JSON.stringify(checked.data) === stored) return true
    if (!checked.success) {
      setFaults(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message])))
      return false
    }
    try {
      // Sends only changed fields, because a colleague may have changed others.
      const body = changedIn(checked.data, JSON.parse(stored))
      const { data } = await call(changeMedia, { params: { id: item._id }, body })
      setValues((before) => followed(before, given, valuesOf(data)))
      queries.setQueryData(['media', 'detail', item._id], data)
      void queries.invalidateQueries({ predicate: (query) => isOfLibrary(query) && query.queryKey[1] !== 'detail' })
      return true
    } catch (error) {
      toast.error(messageOf(error))
      // A second attempt may leave: the picture may be deleted, or the connection lost.
      const mayLeave = failed.current
      failed.current = true
      return mayLeave
    }
  }

  const change = (part: Partial<Values>) => {
    failed.current = false
    setValues((before) => ({ ...before, ...part }))
    setFaults({})
  }
  return { values, faults, change, saveNow }
}

/** The values of a form; those that are not being changed follow what a colleague stores. */
function useStoredValues(stored: Values) {
  const [before, setBefore] = useState(stored)
  const [values, setValues] = useState(stored)
  if (!isSame(stored, before)) {
    setBefore(stored)
    setValues(followed(values, before, stored))
  }
  return [values, setValues] as const
}

/** The values, with the present one wherever the former one still stands. */
function followed(values: Values, former: Values, present: Values): Values {
  const followed = Object.entries(present).filter(([name]) =>
    isSame(Reflect.get(values, name), Reflect.get(former, name)),
  )
  return { ...values, ...Object.fromEntries(followed) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const valuesOf = ({ alt, fileName, focus, folder, tags }: MediaDetail): Values => ({
  ...{ alt, fileName, focus, folder },
  tags: tags.join(', '),
})

function changedIn(whole: Record<string, unknown>, before: Record<string, unknown>): MediaChange {
  return Object.fromEntries(Object.entries(whole).filter(([name, value]) => !isSame(value, before[name])))
}
