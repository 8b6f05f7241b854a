import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { exportMessages } from '../../server/modules/content/inbox/inbox.contract.ts'
import type { Message } from '../../shared/content/inbox-admin.ts'
import { Button } from '../../ui/button.tsx'
import type { List } from '../ui/list.ts'
import { filtersOf } from '../ui/list-search.ts'
import { saveFile } from '../ui/save-file.ts'

/** The list as it is filtered now, for a spreadsheet. */
export function ExportMessages({ list }: { list: List<Message> }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await saveFile(exportMessages, { query: filtersOf(list.search) }, 'messages.csv').catch((error) =>
      toast.error(messageOf(error)),
    )
    setBusy(false)
  }
  return (
    <Button look="secondary" busy={busy} disabled={list.total === 0} onClick={() => void run()}>
      <Download className="size-4" aria-hidden />
      Export CSV
    </Button>
  )
}
