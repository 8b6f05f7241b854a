import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteFont, listFonts } from '../../server/modules/sites/fonts/fonts.contract.ts'
import { mostFonts, type OwnFont } from '../../shared/sites/theme/own-fonts.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { FontDialog } from './font-dialog.tsx'

const fontsKey = ['fonts']

/** The site's uploaded fonts; none while they are not known yet. */
export function useOwnFonts() {
  const { data, error, refetch } = useQuery({
    queryKey: fontsKey,
    queryFn: async () => (await call(listFonts)).data,
  })
  return { fonts: data ?? noFonts, error: data ? null : error, refetch }
}

const noFonts: OwnFont[] = []

/** Fonts that the owner uploaded, and the way to upload more. */
export function OwnFontsPart() {
  const queries = useQueryClient()
  const { fonts, error, refetch } = useOwnFonts()
  const [uploading, setUploading] = useState(false)
  const [asked, setAsked] = useState<OwnFont>()
  const refresh = () => queries.invalidateQueries({ queryKey: fontsKey })
  if (error) return <LoadFault text={error.message} retry={() => void refetch()} />
  const isFull = fonts.length >= mostFonts
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-sm text-ink-soft">Your own fonts</h3>
      {fonts.length > 0 && (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {fonts.map((font) => (
            <li key={font._id} className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1 truncate">
                {font.family} <span className="text-sm text-ink-soft">{factsOf(font)}</span>
              </span>
              <IconButton
                icon={Trash2}
                label={`Delete ${font.family}, ${factsOf(font)}`}
                onClick={() => setAsked(font)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button look="secondary" disabled={isFull} onClick={() => setUploading(true)}>
        <Upload className="size-4" aria-hidden />
        Upload a font
      </Button>
      {isFull && <p className="mt-2 text-sm text-ink-soft">A site has up to {mostFonts} font files of its own.</p>}
      {uploading && <FontDialog onClose={() => setUploading(false)} onSaved={refresh} />}
      {asked && <DeleteFont font={asked} onClose={() => setAsked(undefined)} onDeleted={refresh} />}
    </div>
  )
}

type DeleteProps = { font: OwnFont; onClose: () => void; onDeleted: () => Promise<unknown> }

function DeleteFont({ font, onClose, onDeleted }: DeleteProps) {
  const run = async () => {
    await call(deleteFont, { params: { id: font._id } })
    await onDeleted()
    toast.success('Font deleted')
  }
  return (
    <Confirm title={`Delete ${font.family}?`} act="Delete font" run={run} onClose={onClose}>
      <p>The file ({factsOf(font)}) is removed from this site.</p>
    </Confirm>
  )
}

/** `400 italic, 38 KB` */
function factsOf({ weights, style, bytes }: OwnFont): string {
  const weight = weights.replace(' ', '–')
  return `${weight}${style === 'italic' ? ' italic' : ''}, ${Math.ceil(bytes / 1024)} KB`
}
