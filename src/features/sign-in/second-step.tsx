import { useRef, useState } from 'react'
import { useCheckedForm } from '../../client/form.ts'
import { stepBody } from '../../shared/people/second-step.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { FormWords } from '../../ui/form-words.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CodeBoxes } from '../code-boxes/code-boxes.tsx'

type Props = {
  /** Signs in by the code; settles with a refusal only. */
  finish: (code: string) => Promise<unknown>
  onBack: () => void
}

/** The second step of a sign-in: the code that an authenticator app shows, or a recovery code. */
export function SecondStep({ finish, onBack }: Props) {
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  return (
    <div className="grid gap-5">
      <FormWords
        title={t('One more step')}
        description={
          way === 'app'
            ? t('Enter the six digits that your authenticator app shows for this account.')
            : t('Enter one of the recovery codes that you kept. Each is good once.')
        }
      />
      <StepForm key={way} way={way} finish={finish} />
      <div className="grid justify-items-center text-center">
        {way === 'app' ? (
          <TextButton onClick={() => setWay('recovery')}>{t('Use a recovery code')}</TextButton>
        ) : (
          <TextButton onClick={() => setWay('app')}>{t('Use your authenticator app')}</TextButton>
        )}
        <TextButton onClick={onBack}>{t('Begin again')}</TextButton>
      </div>
      <p className="text-center text-sm text-ink-soft">
        {t(
          'Lost your phone and your codes? An owner of the site can remove the second step for you. Owners can ask the platform operator.',
        )}
      </p>
    </div>
  )
}

function StepForm({ way, finish }: { way: 'app' | 'recovery'; finish: Props['finish'] }) {
  const self = useRef<HTMLFormElement>(null)
  const { field, submit, busy, fault } = useCheckedForm({ schema: stepBody, send: ({ code }) => finish(code) })
  return (
    <form ref={self} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {fault && <Notice kind="danger">{fault}</Notice>}
      {way === 'app' ? (
        <CodeBoxes
          label={t('Code from your app')}
          autoFocus
          readOnly={busy}
          {...field('code')}
          onFull={() => self.current?.requestSubmit()}
        />
      ) : (
        <TextField
          label={t('Recovery code')}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('code')}
        />
      )}
      <Button type="submit" busy={busy} className="w-full">
        {t('Sign in')}
      </Button>
    </form>
  )
}
