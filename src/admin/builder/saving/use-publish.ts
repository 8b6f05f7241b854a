import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../../client/api.ts'
import { call } from '../../../client/call.ts'
import { messageOf } from '../../../client/message-of.ts'
import { toast } from '../../../client/toast.ts'
import { publishPage } from '../../../server/modules/content/pages/pages.contract.ts'
import { nameOfEditor } from '../../ui/edit-lock/editor-name.ts'
import type { DraftSaver } from './draft-saver.ts'

type Saving = Pick<DraftSaver, 'flush' | 'revision'>
type Then = { onPublished: () => void; onLost: () => void }

/** Publishes the saved draft. A refusal names the issues, and nothing is published. */
export function usePublish(pageId: string, { flush, revision }: Saving, { onPublished, onLost }: Then) {
  const queries = useQueryClient()
  const [publishing, setPublishing] = useState(false)
  const publish = async () => {
    setPublishing(true)
    try {
      if (!(await flush())) throw new Error('The draft could not be saved. Try again.')
      await call(publishPage, { params: { id: pageId }, body: { revision: revision(), editor: nameOfEditor() } })
      onPublished()
      toast.success('Published. Visitors see it now.')
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(pageId) && queryKey[0] !== 'page',
      })
    } catch (error) {
      if (error instanceof CallError && error.hasCode('page.locked')) onLost()
      toast.error('Not published', messageOf(error))
    } finally {
      setPublishing(false)
    }
  }
  return { publish, publishing }
}
