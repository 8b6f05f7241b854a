import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeSettings } from '../../server/modules/sites/settings/settings.contract.ts'
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

/** A form for one part of the settings. Saves only that part, and is refused if the settings changed meanwhile. */
export function useSettingsForm<In extends FieldValues, Out>({
  settings,
  schema,
  pick,
}: Options<In, Out>): RecordForm<In, Out> {
  const queries = useQueryClient()
  const revision = useRef(settings.revision)
  return useRecordForm<In, Out>({
    schema,
    values: pick(settings),
    async save(values) {
      const body = { ...values, revision: revision.current }
      const { data } = await call(changeSettings, { body })
      revision.current = data.revision
      queries.setQueryData(settingsKey, data)
      void queries.invalidateQueries({ queryKey: siteKey })
      toast.success('Saved')
      return pick(data)
    },
  })
}
