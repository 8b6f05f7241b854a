import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { addImport, listImports } from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import {
  mostArchiveBytes,
  mostImportBytes,
  type ProductImport,
} from '../../shared/selling/catalogue/product-imports.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shortTime } from '../orders/when.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { counted } from '../ui/counted.ts'
import { DataTable } from '../ui/data-table.tsx'
import { FileField } from '../ui/file-field.tsx'
import { useList, useRefresh } from '../ui/list.ts'
import { Changeable } from '../ui/may-change.tsx'
import { useZone } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { tooLargeZip } from './archive-part.tsx'
import { layoutWords, planned, stateWords } from './import-words.ts'
import { Progress } from './progress.tsx'
import { sendNewArchive } from './send-archive.ts'

/** Uploads a file of products, and lists those of the last 30 days. */
export function ImportsScreen() {
  const search = useSearch({ from: '/products/imports' })
  const list = useList({ contract: listImports, search, sort: 'created', order: 'descend' })
  const zone = useZone()
  return (
    <Screen
      title="Import products"
      back={{ to: '/products', title: 'Products' }}
      note="From a spreadsheet, or from the product export of Shopify or WooCommerce as it is."
    >
      <Changeable>
        <UploadFile />
      </Changeable>
      <h2 className="mt-8 mb-3 text-lg">Files of the last 30 days</h2>
      <DataTable
        list={list}
        label="Imports"
        columns={columns(zone)}
        link={({ _id }) => linkOptions({ to: '/products/imports/$id', params: { id: _id } })}
        empty={<EmptyState heading="No files yet" text="Imports are listed here, and can be undone for 30 days." />}
      />
      <p className="mt-10 max-w-[60ch] text-sm text-ink-soft">
        Google Merchant Center reads your products on sale, with prices and stock, at{' '}
        <code className="wrap-anywhere text-ink select-all">{`${location.origin}/feeds/google.xml`}</code>
      </p>
    </Screen>
  )
}

function UploadFile() {
  const navigate = useNavigate()
  const refresh = useRefresh(listImports)
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const send = async (file: File | undefined) => {
    if (!file) return
    const large = tooLarge(file)
    setFault(large)
    if (large) return
    setSending(true)
    try {
      const id = isZip(file) ? await sendNewArchive(file, (bytes) => setSent(bytes / file.size)) : await sendFile(file)
      await navigate({ to: '/products/imports/$id', params: { id } })
    } catch (error) {
      setFault(messageOf(error))
    }
    await refresh()
    setSending(false)
    setSent(undefined)
  }
  return (
    <div className="max-w-[44rem] rounded-card border border-dashed border-line bg-ground-soft/40 p-5">
      <FileField
        label="CSV, Excel or ZIP file"
        accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv,application/zip"
        hint="A ZIP holds one CSV or Excel file and the pictures that it names. Columns such as Name, SKU, Price, MRP, Stock, Category, Brand, HSN, GST, Pictures. Your own fields and other languages have columns as in your export. SKU with Price or Stock is enough to change those alone. Nothing is imported before you have seen what would change."
        disabled={isSending}
        {...(fault && { error: fault })}
        onChoose={(file) => void send(file)}
      />
      {isSending && <Progress part={sent} text="The file is on its way" />}
    </div>
  )
}

const isZip = ({ name }: File) => /\.zip$/i.test(name)

function tooLarge(file: File): string | undefined {
  if (isZip(file)) return file.size > mostArchiveBytes ? tooLargeZip : undefined
  if (file.size <= mostImportBytes) return undefined
  return `This file is too large. It may have up to ${mostImportBytes / 1024 / 1024} MB.`
}

async function sendFile(file: File): Promise<string> {
  return (await call(addImport, { body: { file } })).data._id
}

function columns(zone: string): Column<ProductImport>[] {
  return [
    { title: 'File', phone: 'lead', cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
    {
      title: 'State',
      phone: 'side',
      cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].title}</Badge>,
    },
    { title: 'Kind', phone: 'none', cell: ({ layout }) => layoutWords[layout] },
    {
      title: 'Products',
      phone: 'line',
      cell: (row) => (row.state === 'READY' ? planned(row) : counted(row.products, 'product')),
    },
    {
      title: 'Uploaded',
      phone: 'line',
      cell: ({ created }) => (
        <time dateTime={created} className="whitespace-nowrap">
          {shortTime(created, zone)}
        </time>
      ),
    },
  ]
}
