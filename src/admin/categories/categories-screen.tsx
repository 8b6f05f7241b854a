import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteCategory } from '../../server/modules/selling/categories/categories.contract.ts'
import type { CategoryRow } from '../../shared/selling/catalogue/categories.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useCategories, useRefreshCatalogue } from '../catalogue/calls.ts'
import { DeleteDialog } from '../ui/delete-dialog.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { Screen } from '../ui/screen.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryTree, type Opened } from './category-tree.tsx'

/** The tree that shoppers walk through. */
export function CategoriesScreen() {
  const { data, error, refetch } = useCategories()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const add = (
    <Button onClick={() => setOpened({ kind: 'new' })}>
      <Plus className="size-4" aria-hidden />
      New category
    </Button>
  )
  return (
    <Screen
      title="Categories"
      note="Drag them into the order in which the shop shows them."
      actions={add}
      measure="narrow"
    >
      {error && !data && <LoadFault text={error.message} retry={() => void refetch()} />}
      {!data && !error && <TreeSkeleton />}
      {data?.length === 0 && (
        <EmptyList
          heading="There are no categories yet"
          text="Every product is in at least one. Shoppers find them in the menu, in lists and by searching."
          begin={add}
        />
      )}
      {data && data.length > 0 && (
        <Changeable>
          <CategoryTree rows={data} open={setOpened} />
        </Changeable>
      )}
      {opened?.kind === 'new' && <CategoryDialog rows={data ?? []} parentId={opened.parentId} onClose={close} />}
      {opened?.kind === 'edit' && <CategoryDialog rows={data ?? []} category={opened.category} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteCategory category={opened.category} onClose={close} />}
    </Screen>
  )
}

function DeleteCategory({ category, onClose }: { category: CategoryRow; onClose: () => void }) {
  const refresh = useRefreshCatalogue()
  const run = async () => {
    await call(deleteCategory, { params: { id: category._id } })
    await refresh()
    toast.success('Category deleted')
  }
  return (
    <DeleteDialog
      leaving={{ kind: 'category', ids: [category._id] }}
      title={`Delete ${category.title}?`}
      act="Delete category"
      run={run}
      onClose={onClose}
    >
      <p>Its page will no longer be available. Its products stay in their other categories.</p>
    </DeleteDialog>
  )
}

function TreeSkeleton() {
  return (
    <Loading text="Loading the categories">
      <div className="border-t border-line">
        {[30, 44, 38, 26, 50, 34].map((width, index) => (
          <div key={width} className="flex h-13 items-center border-b border-line">
            <div style={{ width: `${width}%`, marginLeft: `${(index % 3) * 1.75}rem` }}>
              <Skeleton className="h-4" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
