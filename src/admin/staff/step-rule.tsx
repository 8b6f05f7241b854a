import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { changeStepRule } from '../../server/modules/people/staff/staff.contract.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Badge } from '../ui/badge.tsx'
import { useMe } from '../ui/me.ts'
import { Part } from '../ui/screen.tsx'
import { stepRuleKey, useStepRule } from './calls.ts'

/** Whether all staff need a second factor; owners can change it. */
export function StepRulePart() {
  const queries = useQueryClient()
  const { data: me } = useMe()
  const { data } = useStepRule()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  if (!data) return null
  const { required } = data
  const change = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await call(changeStepRule, { body: { required: !required } })
      await queries.invalidateQueries({ queryKey: stepRuleKey })
      toast.success(required ? 'A second step is no longer required' : 'A second step is required from now on')
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Part
      title="Second step"
      note="An authenticator app besides the password, or a passkey in its place. Staff without one have to set it up when they sign in."
      actions={required && <Badge tone="good">Required</Badge>}
    >
      {fault && (
        <Notice kind="danger" className="mb-4">
          {fault}
        </Notice>
      )}
      {me?.userType === 'ADMIN' ? (
        <Button look="secondary" busy={busy} onClick={() => void change()}>
          {required ? 'No longer require it' : 'Require for all staff'}
        </Button>
      ) : (
        <p className="text-ink-soft">{required ? 'Required for all staff.' : 'It is not required.'}</p>
      )}
    </Part>
  )
}
