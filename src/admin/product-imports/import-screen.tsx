import { useNavigate, useParams } from '@tanstack/react-router'
import { Download, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import {
  dropImport,
  exportImportFaults,
  startImport,
  undoImport,
} from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import type { ProductImport } from '../../shared/selling/catalogue/product-imports.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Badge } from '../ui/badge.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { counted } from '../ui/counted.ts'
import { Changeable, useMayChange } from '../ui/may-change.tsx'
import { RecordScreen } from '../ui/record.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Screen } from '../ui/screen.tsx'
import { useAct } from '../ui/use-act.ts'
import { ArchivePart } from './archive-part.tsx'
import { isBusy, useFreshItems, useImport, useRefreshImport } from './calls.ts'
import { ColumnsPart } from './columns-part.tsx'
import { ImportItems } from './import-items.tsx'
import { layoutWords, planned, stateWords } from './import-words.ts'
import { Progress } from './progress.tsx'

const back = { to: '/products/imports', title: 'Import products' } as const

/** An import: preview, progress, result. */
export function ImportScreen() {
  const { id } = useParams({ from: '/products/imports/$id' })
  return (
    <RecordScreen
      record={useImport(id)}
      title="Import"
      back={back}
      gone={{ text: 'It may have been discarded. Imports are kept for 30 days.' }}
    >
      {(record) => <Shown record={record} />}
    </RecordScreen>
  )
}

function Shown({ record }: { record: ProductImport }) {
  const { fileName, state, layout, rows, counts } = record
  useFreshItems(record)
  return (
    <Screen
      title={fileName}
      badge={<Badge tone={stateWords[state].tone}>{stateWords[state].title}</Badge>}
      back={back}
      {...(rows > 0 && { note: `${layoutWords[layout]} · ${counted(rows, 'row')}` })}
      actions={<Actions record={record} />}
    >
      <div className="mb-6">
        <Standing record={record} />
      </div>
      <Changeable>
        {state === 'READY' && <ColumnsPart key={record.products} record={record} />}
        {(state === 'READY' || state === 'SENDING') && <ArchivePart record={record} />}
      </Changeable>
      {!isBusy(record) && counts.add + counts.change + counts.same + counts.fault > 0 && (
        <ImportItems record={record} />
      )}
    </Screen>
  )
}

/** Where the import is, in words. */
function Standing({ record }: { record: ProductImport }): ReactNode {
  const { state, fault, counts, progress, products } = record
  if (state === 'SENDING') return null
  if (state === 'READING') return <Progress part={progress} text="The file is compared with your shop" />
  if (state === 'APPLYING')
    return <Progress part={progress} text="The products are imported. You can leave this page." />
  if (state === 'UNDOING') return <Progress part={progress} text="The import is undone" />
  if (state === 'FAILED')
    return (
      <Notice kind="danger" className="wrap-anywhere">
        {fault}
      </Notice>
    )
  return (
    <div className="grid max-w-[60ch] gap-3">
      <p>
        {state === 'READY' && `${counted(products, 'product')} in the file: ${planned(record)}`}
        {state === 'DONE' && `${counted(counts.done, 'product')} imported.`}
        {state === 'UNDONE' && `${counted(counts.undone, 'product is', 'products are')} as before.`}
      </p>
      {state === 'READY' && counts.jump > 0 && (
        <Notice kind="danger">
          {counts.jump === 1 ? 'One price changes' : `Prices of ${counted(counts.jump, 'product')} change`} by half or
          more. Look at them before you import.
        </Notice>
      )}
      {counts.refused > 0 && (
        <p>{counted(counts.refused, 'product')} could not be imported: the reasons stand below.</p>
      )}
      {counts.kept > 0 && (
        <p>
          {counted(counts.kept, 'product')} changed since {counts.kept === 1 ? 'stays as it is' : 'stay as they are'}.
        </p>
      )}
      {state === 'READY' && counts.picturesMissing > 0 && (
        <p>
          {counted(counts.picturesMissing, 'picture is', 'pictures are')} named that no ZIP holds. The products are
          imported without {counts.picturesMissing === 1 ? 'it' : 'them'}.
        </p>
      )}
      {counts.pictures > 0 && <p>{counted(counts.pictures, 'picture')} to be taken into the library.</p>}
      {counts.picturesFailed > 0 && <p>{counted(counts.picturesFailed, 'picture')} could not be fetched or read.</p>}
    </div>
  )
}

function Actions({ record }: { record: ProductImport }) {
  const { _id, state, counts, undoUntil } = record
  const [asking, setAsking] = useState<'drop' | 'undo'>()
  const refresh = useRefreshImport(_id)
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const start = useAct(() => call(startImport, { params: { id: _id } }), {
    said: () => 'The import has begun',
    refresh,
  })
  const close = () => setAsking(undefined)
  const isIdle = state === 'SENDING' || state === 'READY' || state === 'FAILED'
  const changing = counts.add + counts.change
  const undo = async () => {
    await call(undoImport, { params: { id: _id } })
    await refresh()
    toast.success('The import is being undone')
  }
  const drop = async () => {
    await call(dropImport, { params: { id: _id } })
    await refresh()
    toast.success('The file is discarded')
    await navigate({ to: '/products/imports' })
  }
  if (!mayChange) return null
  return (
    <>
      {counts.fault + counts.refused > 0 && !isBusy(record) && <FaultsButton id={_id} />}
      {isIdle && (
        <Button look="secondary" onClick={() => setAsking('drop')}>
          Discard file
        </Button>
      )}
      {state === 'READY' && (
        <Button busy={start.busy} disabled={changing === 0} onClick={() => void start.act(undefined)}>
          {changing === 0 ? 'Nothing to import' : `Import ${counted(changing, 'product')}`}
        </Button>
      )}
      {undoUntil && counts.done > 0 && (
        <Button look="secondary" onClick={() => setAsking('undo')}>
          <Undo2 className="size-4" aria-hidden />
          Undo import
        </Button>
      )}
      {asking === 'undo' && (
        <Confirm title="Undo this import?" act="Undo import" run={undo} onClose={close}>
          <ul className="grid list-disc gap-1 pl-5">
            <li>Products that it added are deleted, products that it changed are as before.</li>
            <li>Products that have changed since stay as they are.</li>
            <li>Categories and brands that it added stay.</li>
          </ul>
        </Confirm>
      )}
      {asking === 'drop' && (
        <Confirm title="Discard this file?" act="Discard file" run={drop} onClose={close}>
          <p>Nothing was imported.</p>
        </Confirm>
      )}
    </>
  )
}

function FaultsButton({ id }: { id: string }) {
  const save = () => saveFile(exportImportFaults, { params: { id } }, 'rows-to-fix.csv')
  return (
    <Button look="secondary" onClick={() => void save().catch((error) => toast.error(messageOf(error)))}>
      <Download className="size-4" aria-hidden />
      Rows to fix
    </Button>
  )
}
