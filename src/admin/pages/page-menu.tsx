import { Link } from '@tanstack/react-router'
import { toast } from '../../client/toast.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { PageRow } from '../../shared/content/pages/pages-admin.ts'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { bringBack, chooseHome, deletePage, useRefreshPages } from './calls.ts'

type MenuProps = { page: PageRow; onSettings: () => void; onLater: () => void }

/** Actions on a page in the list. */
export function PageMenu({ page, onSettings, onLater }: MenuProps) {
  const act = usePageActs(page)
  const { kind, published, path, isHome } = page
  const isSeen = kind === 'page' && published && path !== null
  return (
    <>
      {act.question}
      <RowMenu label={`Actions for ${page.title}`}>
        <MenuItem link={<Link to="/pages/$pageId" params={{ pageId: page._id }} />}>Open</MenuItem>
        {isSeen && (
          <MenuItem link={<a href={addressOf('page', path)} target="_blank" rel="noreferrer" />}>View page</MenuItem>
        )}
        <MenuItem onSelect={onSettings}>Settings</MenuItem>
        <MenuItem onSelect={onLater}>Publish later</MenuItem>
        {kind === 'page' && !isHome && (
          <>
            <MenuItem disabled={!published} onSelect={act.makeHome}>
              Set as home page
            </MenuItem>
            <MenuLine />
            <MenuItem danger="danger" onSelect={() => void act.remove()}>
              Delete
            </MenuItem>
          </>
        )}
      </RowMenu>
    </>
  )
}

/** Immediate actions on a page. Deleting can be undone. */
export function usePageActs(page: PageRow) {
  const refresh = useRefreshPages()
  const run = (act: () => Promise<void>, onDone: () => void) => () =>
    void act()
      .then(refresh)
      .then(onDone, (error: Error) => toast.error(error.message))
  const restore = run(
    () => bringBack(page._id),
    () => toast.success(`${page.title} is restored`),
  )
  const { question, mayDelete } = useDeleteQuestion()
  const remove = run(
    () => deletePage(page._id),
    () => toast.undoable(`${page.title} is deleted`, restore),
  )
  return {
    /** The open confirmation; render it beside the menu. */
    question,
    makeHome: run(
      () => chooseHome(page),
      () => toast.success(`${page.title} is the home page now`),
    ),
    async remove() {
      if (await mayDelete({ kind: 'page', ids: [page._id] }, page.title)) remove()
    },
    restore,
  }
}
