import { createRootRoute } from '@tanstack/react-router'
import { NotFound, ScreenFault } from '../refusals.tsx'
import { Root } from '../root.tsx'

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: ScreenFault })
