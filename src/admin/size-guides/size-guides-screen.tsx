import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteSizeGuide } from '../../server/modules/selling/size-guides/size-guides.contract.ts'
import type { SizeGuideRow } from '../../shared/selling/catalogue/size-guides.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { useRefreshCatalogue, useSizeGuides } from '../catalogue/calls.ts'
import { Confirm } from '../ui/confirm.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { Screen } from '../ui/screen.tsx'
import { SizeGuideDialog } from './size-guide-dialog.tsx'

type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; guide: SizeGuideRow }

/** Tables of sizes that products and categories share. */
export function SizeGuidesScreen() {
  const { data, error, refetch } = useSizeGuides()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Button onClick={() => setOpened({ kind: 'new' })}>
      <Plus className="size-4" aria-hidden />
      New size guide
    </Button>
  )
  return (
    <Screen title="Size guides" back={{ to: '/products', title: 'Products' }} actions={add} measure="narrow">
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyList
          heading="There are no size guides yet"
          text="A table such as chest and length of S, M and L. Choose it for a product, or for a category and all below it."
          begin={add}
        />
      )}
      {data && data.length > 0 && (
        <ul className="border-t border-line" aria-label="Size guides">
          {data.map((guide) => (
            <li
              key={guide._id}
              className="relative flex min-h-13 items-center gap-3 border-b border-line py-1 hover:bg-ground-soft/50"
            >
              <button
                type="button"
                className="min-w-0 flex-1 text-left font-semibold wrap-anywhere after:absolute after:inset-0"
                onClick={() => setOpened({ kind: 'edit', guide })}
              >
                {guide.title}
                <span className="block text-sm font-normal text-ink-soft">{usesOf(guide)}</span>
              </button>
              <GuideMenu guide={guide} open={setOpened} />
            </li>
          ))}
        </ul>
      )}
      {opened?.kind === 'new' && <SizeGuideDialog onClose={close} />}
      {opened?.kind === 'edit' && <SizeGuideDialog guide={opened.guide} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteGuide guide={opened.guide} onClose={close} />}
    </Screen>
  )
}

function usesOf({ rows, products, categories }: SizeGuideRow): string {
  const parts = [
    counted(rows.length, 'size'),
    products > 0 ? counted(products, 'product') : '',
    categories > 0 ? counted(categories, 'category', 'categories') : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

function GuideMenu({ guide, open }: { guide: SizeGuideRow; open: (opened: Opened) => void }) {
  return (
    <Menu
      label={`Actions for ${guide.title}`}
      align="end"
      className="relative z-10 grid size-9 shrink-0 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
      trigger={<Ellipsis className="size-5" aria-hidden />}
    >
      <MenuItem onSelect={() => open({ kind: 'edit', guide })}>Edit</MenuItem>
      <MenuLine />
      <MenuItem danger="danger" onSelect={() => open({ kind: 'delete', guide })}>
        Delete
      </MenuItem>
    </Menu>
  )
}

function DeleteGuide({ guide, onClose }: { guide: SizeGuideRow; onClose: () => void }) {
  const refresh = useRefreshCatalogue()
  const run = async () => {
    await call(deleteSizeGuide, { params: { id: guide._id } })
    await refresh()
    toast.success('Size guide deleted')
  }
  return (
    <Confirm title={`Delete ${guide.title}?`} act="Delete size guide" run={run} onClose={onClose}>
      <p>A guide that products or categories show cannot be deleted.</p>
    </Confirm>
  )
}
