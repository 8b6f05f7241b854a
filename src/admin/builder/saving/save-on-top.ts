import { call } from '../../../client/call.ts'
import { readPage, saveDraft } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageDocument } from '../../../shared/content/page-document.ts'
import { forgetDraft } from './local-draft.ts'

/**
 * Saves a draft over what somebody else has saved meanwhile.
 * @throws CallError
 */
export async function saveOnTop(pageId: string, document: PageDocument): Promise<void> {
  const { data: latest } = await call(readPage, { params: { id: pageId } })
  await call(saveDraft, { params: { id: pageId }, body: { revision: latest.revision, document } })
  forgetDraft(pageId)
}
