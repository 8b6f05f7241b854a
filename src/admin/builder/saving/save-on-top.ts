import { call } from '../../../client/call.ts'
import { readPage, saveDraft } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageDocument } from '../../../shared/content/pages/page-document.ts'
import { nameOfEditor } from '../../ui/edit-lock/editor-name.ts'
import { forgetOwn } from './local-draft.ts'

/**
 * Saves a draft over a colleague's newer one.
 * @throws CallError
 */
export async function saveOnTop(pageId: string, document: PageDocument): Promise<void> {
  const { data: latest } = await call(readPage, { params: { id: pageId } })
  const body = { revision: latest.revision, editor: nameOfEditor(), document }
  await call(saveDraft, { params: { id: pageId }, body })
  forgetOwn(pageId)
}
