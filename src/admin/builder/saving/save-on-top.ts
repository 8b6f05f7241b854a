import { call } from '../../../client/api.ts'
import type { PageDocument } from '../../../sections/define/document.ts'
import type { PageDetail } from '../../../shared/content/pages-admin.ts'
import { forgetDraft } from './local-draft.ts'

/**
 * Saves a draft over what somebody else has saved meanwhile.
 * @throws CallError
 */
export async function saveOnTop(pageId: string, document: PageDocument): Promise<void> {
  const { data: latest } = await call<{ data: PageDetail }>(`/api/v1/pages/${pageId}`, { method: 'GET' })
  await call(`/api/v1/pages/${pageId}/draft`, { method: 'PUT', body: { revision: latest.revision, document } })
  forgetDraft(pageId)
}
