import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { type DeepPartial, useWatch } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { FormAlone } from '../../features/own-form/form-alone.tsx'
import type { FormCalls } from '../../features/own-form/own-calls.ts'
import { OwnForm } from '../../features/own-form/own-form.tsx'
import { readFormCanvas } from '../../server/render/builder.contract.ts'
import type { FormField, ShownForm } from '../../shared/content/forms/form-answers.ts'
import type { FormChange } from '../../shared/content/forms/forms.ts'
import { newId } from '../../shared/new-id.ts'
import { openSite } from '../../shared/site-now.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { BesidePreview } from '../ui/beside-preview.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { computer, type PreviewWidth, PreviewWidths, phone } from '../ui/preview-widths.tsx'
import { SiteFrame } from '../ui/site-frame.tsx'
import type { FormRecord } from './form-record.ts'

const widths: PreviewWidth<number>[] = [phone(390), computer(1280)]

/** Stubs: the preview submits and stores nothing. */
const calls: FormCalls = {
  answer: async () => undefined,
  sendFile: async (_, { file: { name, size } }) => ({ claim: newId(), name, size }),
  dropFile: async () => undefined,
}

/** Live preview of the form as visitors will see it. */
export function FormPreview({ record }: { record: FormRecord }) {
  return (
    <BesidePreview title="Preview of the form">
      <Preview record={record} />
    </BesidePreview>
  )
}

function Preview({ record }: { record: FormRecord }) {
  const values = useDeferredValue(useWatch({ control: record.form.control }))
  const [width, setWidth] = useState(390)
  const [turn, setTurn] = useState(0)
  const { data, error, refetch } = useCanvas()
  if (error && !data) return <LoadFault text={error.message} retry={() => void refetch()} />
  return (
    <>
      <div className="mb-3 flex items-center gap-0.5">
        <h2 className="mr-auto text-lg">Preview</h2>
        <PreviewWidths widths={widths} value={width} onChange={setWidth} className="gap-0.5" />
        <IconButton icon={RotateCcw} label="Start the preview again" onClick={() => setTurn(turn + 1)} />
      </div>
      {data && (
        <SiteFrame
          title="The form as visitors will see it"
          look={{ css: data.css, themeCss: data.themeCss, locale: data.info.site.locale }}
          width={width}
        >
          <FormAlone name={values.name ?? ''}>
            <OwnForm key={turn} form={shownOf(values)} action="" calls={calls} />
          </FormAlone>
        </SiteFrame>
      )}
      <p className="mt-2 text-sm text-ink-soft">Try it out: nothing that is filled in here is sent or kept.</p>
    </>
  )
}

function useCanvas() {
  return useQuery({
    queryKey: ['form-canvas'],
    queryFn: async () => {
      const { data } = await call(readFormCanvas)
      // The form uses the site's texts, in its language.
      openSite(data.info.site)
      return data
    },
    staleTime: 60_000,
  })
}

/** The form's current values, with missing ones left empty. */
function shownOf({ name = '', definition = {} }: DeepPartial<FormChange>): ShownForm {
  const { submit = '', success = '', error = '' } = definition.texts ?? {}
  const fields = (definition.fields ?? []).flatMap((field) => (field ? [fieldOf(field)] : []))
  return { id: 'preview', name, fields, texts: { submit, success, error } }
}

function fieldOf(field: DeepPartial<FormField>): FormField {
  const { key = '', type = 'text', label = '', help = '', message = '', required = false, value = '', min, max } = field
  const options = [...new Set((field.options ?? []).flatMap((option) => (option?.trim() ? [option.trim()] : [])))]
  const { field: about = '', is = '' } = field.when ?? {}
  return {
    ...{ key, type, label, help, message, required, value, options },
    ...{ min: boundOf(min), max: boundOf(max), when: { field: about, is: is.trim() } },
  }
}

/** A bound may not be a number while it is being typed. */
const boundOf = (bound: number | null | undefined) =>
  typeof bound === 'number' && Number.isFinite(bound) ? bound : null
