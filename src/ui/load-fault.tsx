import { t } from '../shared/words.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Error shown when loading failed, with a retry button. */
export function LoadFault({ text, retry }: { text: string; retry: () => void }) {
  return (
    <Notice kind="danger">
      <p className="wrap-anywhere">{text}</p>
      <Button look="secondary" onClick={retry} className="mt-3">
        {t('Try again')}
      </Button>
    </Notice>
  )
}
