import './admin.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepPresses } from '../client/keep-presses.ts'
import { watchSession } from '../client/session.ts'
import { watchTyping } from '../client/typing.ts'
import { AdminQueryClient } from './app/admin-query-client.ts'
import { applyMode } from './app/mode.ts'
import { makeRouter } from './app/router.ts'
import { placeAdminToasts } from './app/toasts.ts'

// Unasked, zod tries whether it may compile its parsers; the content policy forbids that, and the browser would report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

applyMode()
placeAdminToasts()
keepPresses()
watchTyping()
watchSession()

const queries = new AdminQueryClient()
const router = makeRouter()
const host = document.getElementById('admin')
if (host) {
  createRoot(host).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
