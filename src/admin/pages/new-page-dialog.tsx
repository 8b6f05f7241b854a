import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { useCheckedForm } from '../../client/form.ts'
import { addPage } from '../../server/modules/content/pages/pages.contract.ts'
import { pathFromTitle } from '../../shared/content/pages/page-path.ts'
import { newPageBody, type PagePreset } from '../../shared/content/pages/pages-admin.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { usePresets, useRefreshPages } from './calls.ts'
import { PageSketch } from './page-sketch.tsx'

/** A new page: what it is called, where it is found, what it starts as. It opens in the builder. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const form = useNewPage()
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="new-page" busy={form.busy}>
        Create page
      </Button>
    </>
  )
  return (
    <Dialog title="New page" size="large" onClose={onClose} footer={footer} fault={form.fault}>
      <form id="new-page" noValidate className="grid gap-6" onSubmit={(event) => void form.submit(event)}>
        <TitleAndPath form={form} />
        <Presets preset={form.field('preset')} />
      </form>
    </Dialog>
  )
}

function useNewPage() {
  const navigate = useNavigate()
  const refresh = useRefreshPages()
  return useCheckedForm({
    schema: newPageBody,
    values: { title: '', path: '', preset: 'blank' },
    send: async (body) => {
      const { data } = await call(addPage, { body })
      await refresh()
      await navigate({ to: '/pages/$pageId', params: { pageId: data._id } })
    },
  })
}

/** The path follows the title until it is edited. */
function TitleAndPath({ form }: { form: ReturnType<typeof useNewPage> }) {
  const [touched, setTouched] = useState(false)
  const title = form.field('title')
  const path = form.field('path')
  const follow = (text: string) => {
    if (touched) return
    form.setValue('path', pathFromTitle(text))
    form.clearErrors('path')
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Title"
        required
        maxLength={120}
        {...title}
        onChange={(event) => {
          title.onChange()
          follow(event.target.value)
        }}
      />
      <TextField
        label="Path"
        required
        placeholder="/about-us"
        autoCapitalize="none"
        spellCheck={false}
        {...path}
        onChange={(event) => {
          path.onChange()
          setTouched(event.target.value !== '')
        }}
      />
    </div>
  )
}

type Registered = { name: string; error?: string } & Record<string, unknown>

function Presets({ preset: { error: _, ...preset } }: { preset: Registered }) {
  const { data, error, refetch } = usePresets()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Start from</legend>
      {error && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && <CardSkeleton />}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {data?.map((entry) => (
          <PresetCard key={entry._id} entry={entry} preset={preset} />
        ))}
      </div>
    </fieldset>
  )
}

function PresetCard({ entry, preset }: { entry: PagePreset; preset: object }) {
  return (
    <label className="relative block cursor-pointer rounded-[9px] border border-line p-2 pb-2.5 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input type="radio" value={entry._id} className="sr-only" {...preset} />
      <PageSketch types={entry.types} />
      <span className="mt-2 block font-semibold">{entry.title}</span>
      <span className="mt-0.5 block text-sm leading-snug text-ink-soft">{entry.description}</span>
    </label>
  )
}

function CardSkeleton() {
  return (
    <Loading text="Loading the presets">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-48 rounded-[9px]" />
        ))}
      </div>
    </Loading>
  )
}
