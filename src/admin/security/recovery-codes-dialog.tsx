import { copyText } from '../../client/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type Props = { codes: string[]; onClose: () => void }

/** Recovery codes, shown once. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const copy = () => copyText(codes.join('\n'), 'Copied', 'The codes could not be copied. Write them down.')
  const footer = (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        Copy
      </Button>
      <Button onClick={onClose}>I have kept them</Button>
    </>
  )
  return (
    <Dialog title="Your recovery codes" onClose={onClose} footer={footer}>
      <p className="mb-4">
        Each of them signs you in once when you do not have your phone. Keep them where you find them again: they are
        not shown a second time.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1.5 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
