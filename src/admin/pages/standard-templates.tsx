import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { ownTemplate } from '../../server/modules/content/pages/pages.contract.ts'
import type { StandardTemplateRow } from '../../shared/content/pages/pages-admin.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { useRefreshPages, useStandardTemplates } from './calls.ts'

/** Pages that come with Haat and stand on the site as they are; each can be made the site's own. Nothing while there are none. */
export function StandardTemplates() {
  const { data, error, refetch } = useStandardTemplates()
  if (error) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="standard-templates" className="mt-10">
      <h2 id="standard-templates" className="text-lg font-semibold">
        Standard templates
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        Your site shows these pages as they come with Haat. Customize one to change how it looks on your site.
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line">
        {data.map((template) => (
          <StandardTemplate key={template._id} template={template} />
        ))}
      </ul>
    </section>
  )
}

function StandardTemplate({ template: { _id, title, path } }: { template: StandardTemplateRow }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const refresh = useRefreshPages()
  async function customize() {
    setBusy(true)
    try {
      const { data } = await call(ownTemplate, { params: { name: _id } })
      await refresh()
      await navigate({ to: '/pages/$pageId', params: { pageId: data._id } })
    } catch (error) {
      toast.error((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {path && <span className="block truncate text-sm text-ink-soft">{path}</span>}
      </span>
      <Button look="secondary" busy={busy} onClick={() => void customize()} aria-label={`Customize ${title}`}>
        Customize
      </Button>
    </li>
  )
}
