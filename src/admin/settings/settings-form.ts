import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeSettings, readSettings } from '../../server/modules/sites/settings/settings.contract.ts'
import type { Settings } from '../../shared/sites/settings-admin.ts'
import { siteKey } from '../ui/me.ts'
import { type RecordForm, useRecordForm } from '../ui/record-form.ts'
import { settingsKey } from './settings-frame.tsx'

type Options<In extends FieldValues, Out> = {
  /** The stored settings when the form was opened. */
  settings: Settings
  schema: z.ZodType<Out, In>
  /** The part of the settings that the form edits. */
  pick: (settings: Settings) => In
}

/**
 * A form for one part of the settings. Saves only that part. It is refused if that part changed meanwhile; a change of others,
 * in another tab or by another user, is no reason to lose what is typed.
 */
export function useSettingsForm<In extends FieldValues, Out>({
  settings,
  schema,
  pick,
}: Options<In, Out>): RecordForm<In, Out> {
  const queries = useQueryClient()
  const known = useRef(settings)
  return useRecordForm<In, Out>({
    schema,
    values: pick(settings),
    async save(values) {
      const send = async () =>
        (await call(changeSettings, { body: { ...values, revision: known.current.revision } })).data
      const data = await send().catch(async (error) => {
        if (!(error instanceof CallError && error.status === 409)) throw error
        const { data: theirs } = await call(readSettings)
        const isStale = theirs.revision !== known.current.revision
        if (!isStale || !isSame(pick(theirs), pick(known.current))) throw error
        known.current = theirs
        return send()
      })
      known.current = data
      queries.setQueryData(settingsKey, data)
      void queries.invalidateQueries({ queryKey: siteKey })
      toast.success('Saved')
      return pick(data)
    },
  })
}

function isSame(one: FieldValues, other: FieldValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
