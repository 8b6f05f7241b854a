import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './departures.contract.ts'
import { askForDeparture, readDeparture, takeDepartureBack } from './departures.ts'

export const departureRoutes: Route[] = [
  route(calls.readDeparture, async (ctx) => ({ data: await readDeparture(ctx) })),
  route(calls.askForDeparture, async (ctx, { body }) => ({ data: await askForDeparture(ctx, body.currentPassword) })),
  route(calls.takeDepartureBack, async (ctx) => ({ data: await takeDepartureBack(ctx) })),
]
