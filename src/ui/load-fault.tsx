import { t } from '../shared/words.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** What stands where something could not be loaded, and the way on. */
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
