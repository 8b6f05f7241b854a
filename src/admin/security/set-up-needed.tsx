import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { signOut } from '../../client/account.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { askBy } from './asked.ts'
import { securityKey, useSecurity } from './calls.ts'
import { SetUpDialog } from './set-up-dialog.tsx'

type Answer = (isSetUp: boolean) => void

/**
 * Covers the admin for users without a second factor on a site that requires one. Afterwards the refused call is
 * retried.
 */
export function SetUpNeeded() {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => askBy('secondStep', () => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  const goOn = () => {
    setAnswer(undefined)
    answer(true)
  }
  return <Needed onDone={goOn} />
}

function Needed({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const { data } = useSecurity()
  const [isSettingUp, setSettingUp] = useState(false)
  const close = async () => {
    setSettingUp(false)
    await queries.invalidateQueries({ queryKey: securityKey })
  }
  const isSetUp = data !== undefined && data.appSince !== null
  useEffect(() => {
    if (isSetUp && !isSettingUp) onDone()
  }, [isSetUp, isSettingUp, onDone])
  if (isSettingUp) return <SetUpDialog onClose={() => void close()} />
  const leave = () => void signOut()
  const footer = (
    <>
      <Button look="secondary" onClick={leave}>
        Sign out
      </Button>
      <Button data-safest onClick={() => setSettingUp(true)}>
        Set up an authenticator app
      </Button>
    </>
  )
  return (
    <Dialog title="Set up a second step" onClose={leave} footer={footer}>
      <div className="grid gap-3">
        <p>
          This site requires two-step sign-in for staff: after your password you enter six digits from an app on your
          phone.
        </p>
        {data && (
          <p className="text-ink-soft">
            A passkey will do as well. You add one at{' '}
            <a
              href={`${data.platform}/admin/dashboard`}
              className="font-semibold text-link underline underline-offset-4"
            >
              {new URL(data.platform).host}
            </a>
            , sign in with it, and enter the site from there.
          </p>
        )}
      </div>
    </Dialog>
  )
}
