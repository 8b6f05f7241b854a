import { t } from '../../shared/words.ts'
import { Notice } from '../../ui/notice.tsx'

/** Notice without script, when answers lead to fields that were not shown yet. */
export function MoreAsked() {
  return (
    <Notice kind="info" className="mb-6">
      {t('Your answers lead to more questions. Answer these too.')}
    </Notice>
  )
}
