import { Copy } from 'lucide-react'
import { call } from '../../client/call.ts'
import { copyText } from '../../client/copy-text.ts'
import { toast } from '../../client/toast.ts'
import { checkDomain } from '../../server/modules/sites/domains/domains.contract.ts'
import type { Domain } from '../../shared/sites/domains.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useOneRequest } from './use-one-request.ts'

type Props = {
  domain: Domain
  /** Host that the domain has to lead to. */
  target: string | undefined
  onChange: (domains: Domain[]) => void
}

/** DNS records still to be set at the domain's registrar. */
export function WaitingDomain({ domain: { host, record }, target, onChange }: Props) {
  const check = useOneRequest(async () => {
    onChange((await call(checkDomain, { params: { host } })).data)
    toast.success(`${host} is connected`)
  })
  if (!record) return null
  return (
    <div className="mt-3 grid gap-3 rounded-[9px] bg-ground-soft p-4">
      <p className="text-sm">
        Where you bought the domain, add these records to its DNS. Then check it here. A domain without a name in front,
        such as example.com, takes no CNAME: use an ALIAS or ANAME record with the same value.
      </p>
      <Record type={record.type} name={record.name} value={record.value} />
      {target && <Record type="CNAME" name={host} value={target} />}
      {check.fault && <Notice kind="danger">{check.fault}</Notice>}
      <Button look="secondary" className="justify-self-start" busy={check.busy} onClick={check.run}>
        Check now
      </Button>
    </div>
  )
}

function Record({ type, name, value }: { type: string; name: string; value: string }) {
  return (
    <dl
      aria-label={`${type} record`}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line pt-2 text-sm"
    >
      <dt className="text-ink-soft">Type</dt>
      <dd className="col-span-2 py-1">{type}</dd>
      <Fact title="Name" text={name} of={type} />
      <Fact title="Value" text={value} of={type} />
    </dl>
  )
}

function Fact({ title, text, of }: { title: string; text: string; of: string }) {
  return (
    <>
      <dt className="text-ink-soft">{title}</dt>
      <dd className="py-1 font-mono wrap-anywhere">{text}</dd>
      <dd>
        <IconButton
          icon={Copy}
          label={`Copy the ${title.toLowerCase()} of the ${of} record`}
          onClick={() =>
            void copyText(text, `${title} copied`, `The ${title.toLowerCase()} could not be copied. Copy it yourself.`)
          }
        />
      </dd>
    </>
  )
}
