import { Dialog } from '@base-ui/react/dialog'
import { ExternalLink, Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import type { Person } from '../../shared/people/customer.ts'
import { ClosedBanner } from '../settings/closed-banner.tsx'
import { useSite } from '../ui/me.ts'
import { UploadTray } from '../ui/uploads/upload-tray.tsx'
import { Navigation } from './navigation.tsx'
import { SearchButton, SearchIcon } from './palette/frame-search.tsx'
import { PersonMenu } from './person-menu.tsx'

/** The frame of the admin: navigation at the side, behind a button on a phone. */
export function Shell({ me, children }: { me: Person; children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-ground focus:p-3"
      >
        Skip to content
      </a>
      <aside data-screen-only className="sticky top-0 hidden h-dvh flex-col lg:flex">
        <SiteName />
        <SearchButton />
        <Navigation me={me} />
        <PersonMenu me={me} />
      </aside>
      <TopBar me={me} />
      <main
        id="screen"
        tabIndex={-1}
        className="min-w-0 border-line bg-ground outline-none max-lg:min-h-[calc(100dvh-3.5rem)] max-lg:border-t lg:my-2 lg:mr-2 lg:min-h-[calc(100dvh-1rem)] lg:rounded-[12px] lg:border"
      >
        <ClosedBanner />
        {children}
      </main>
      <UploadTray />
    </div>
  )
}

function TopBar({ me }: { me: Person }) {
  const [open, setOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <header data-screen-only className="flex h-14 items-center gap-1 px-1 lg:hidden">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger className="grid size-12 place-items-center" aria-label="Menu">
          <MenuIcon size={22} aria-hidden />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/40" />
          <Dialog.Popup
            ref={popup}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[aria-current="page"]') ?? true}
            className="fixed inset-y-0 left-0 z-50 flex w-[min(18rem,86vw)] flex-col bg-panel shadow-raised"
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Dialog.Close className="absolute top-1 right-1 grid size-12 place-items-center" aria-label="Close">
              <X size={22} aria-hidden />
            </Dialog.Close>
            <SiteName />
            <Navigation me={me} onGo={() => setOpen(false)} />
            <PersonMenu me={me} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <SiteName />
      <SearchIcon />
    </header>
  )
}

function SiteName() {
  const site = useSite()
  return (
    <div className="group flex h-16 min-w-0 items-center gap-2.5 px-5 max-lg:h-14 max-lg:px-2">
      {site?.logo && (
        <span className="grid size-8 shrink-0 grid-rows-[100%] place-items-center overflow-hidden rounded-[6px] bg-white p-0.5">
          <img src={pictureUrl(site.logo.id, 240)} alt="" className="max-h-full max-w-full object-contain" />
        </span>
      )}
      <a href={site?.closed?.preview ?? '/'} className="flex min-w-0 items-center gap-1.5 py-2" title="View site">
        <span className="truncate font-display text-lg font-semibold">{site?.name ?? ' '}</span>
        <ExternalLink className="size-3.5 shrink-0 text-ink-soft" aria-hidden />
        <span className="sr-only">View site</span>
      </a>
    </div>
  )
}
