import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import {
  listAccounts,
  removeAccount,
  useAccount as useAccountCall,
} from '../../../server/modules/selling/payments/accounts/accounts.contract.ts'
import type { PaymentAccount } from '../../../shared/selling/payments/payment-accounts.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFault } from '../../../ui/load-fault.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Part } from '../../ui/screen.tsx'
import { useAct } from '../../ui/use-act.ts'
import { settingsKey } from '../settings-frame.tsx'
import { PaymentKeysDialog } from './payment-keys-dialog.tsx'
import { providerWords } from './payment-providers.ts'

const accountsKey = ['payment-accounts']

type Mode = 'test' | 'live'

/** The site's own accounts at payment providers, a card each. */
export function PaymentAccounts() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: accountsKey,
    queryFn: async () => (await call(listAccounts)).data,
  })
  const refresh = () =>
    Promise.all([accountsKey, settingsKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
  return (
    <Part
      title="Payment accounts"
      note="Customers pay into your own account. Once it is connected, tick the method above."
    >
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      <ul className="grid max-w-xl gap-4">
        {data?.map((account) => (
          <li
            key={account.provider}
            aria-label={providerWords[account.provider]?.title}
            className="rounded-[9px] border border-line p-4"
          >
            <AccountCard account={account} refresh={refresh} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

type Props = { account: PaymentAccount; refresh: () => Promise<unknown> }

function AccountCard({ account, refresh }: Props) {
  const [entering, setEntering] = useState<Mode>()
  const words = providerWords[account.provider]
  if (!words) return null
  const active = account.keys.find(({ active }) => active)?.mode
  return (
    <>
      <h3 className="flex items-center gap-3 font-semibold">
        {words.title}
        {active === 'live' && <Badge tone="good">Live</Badge>}
        {active === 'test' && <Badge tone="warn">Test mode</Badge>}
        {!active && <Badge>Not connected</Badge>}
      </h3>
      {active === 'test' && (
        <p className="mt-1 text-sm text-ink-soft">No real money moves. Orders can be placed for free.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {(['live', 'test'] as const).map((mode) => (
          <li key={mode} className="py-2">
            <KeysRow account={account} mode={mode} refresh={refresh} onEnter={() => setEntering(mode)} />
          </li>
        ))}
      </ul>
      {entering && (
        <PaymentKeysDialog account={account} mode={entering} onClose={() => setEntering(undefined)} onSaved={refresh} />
      )}
    </>
  )
}

type RowProps = Props & { mode: Mode; onEnter: () => void }

const titles = { live: 'Live keys', test: 'Test keys' }

function KeysRow({ account: { provider, keys }, mode, refresh, onEnter }: RowProps) {
  const [removing, setRemoving] = useState(false)
  const saved = keys.find((each) => each.mode === mode)
  const title = titles[mode]
  const name = providerWords[provider]?.title
  const named = `${name} ${mode} keys`
  const switchTo = mode === 'live' ? 'Go live' : 'Use test mode'
  const choose = useAct(() => call(useAccountCall, { params: { provider }, body: { mode } }), {
    said: () => (mode === 'live' ? 'Payments are live' : 'Payments are in test mode'),
    refresh,
  })
  const remove = async () => {
    await call(removeAccount, { params: { provider, mode } })
    await refresh()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block">{title}</span>
        {saved && <code className="block text-sm text-ink-soft wrap-anywhere">{saved.keyId}</code>}
      </span>
      {saved && !saved.active && (
        <Button
          look="secondary"
          busy={choose.busy}
          aria-label={`${switchTo} at ${name}`}
          onClick={() => void choose.act(undefined)}
        >
          {switchTo}
        </Button>
      )}
      <Button look="secondary" aria-label={`${saved ? 'Replace' : 'Add'} ${named}`} onClick={onEnter}>
        {saved ? 'Replace' : 'Add'}
      </Button>
      {saved && (
        <Button look="quiet" aria-label={`Remove ${named}`} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      )}
      {removing && (
        <Confirm title={`Remove ${named}?`} act="Remove keys" run={remove} onClose={() => setRemoving(false)}>
          <p>Payments that customers have begun with them are no longer noticed.</p>
        </Confirm>
      )}
    </div>
  )
}
