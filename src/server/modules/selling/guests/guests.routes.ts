import { type Route, route } from '../../../platform/http/route.ts'
import { signedInUser } from '../../people/identity/index.ts'
import * as calls from './guests.contract.ts'
import { beginBag, changeEmail, takeBag } from './guests.ts'

export const guestRoutes: Route[] = [
  route(calls.beginGuest, async (ctx) => ({ data: { token: await beginBag(ctx) } })),
  route(calls.readGuest, async (ctx) => ({ data: { email: signedInUser(ctx).email } })),
  route(calls.changeGuest, async (ctx, { body: { email } }) => {
    await changeEmail(ctx, email)
    return { data: { email } }
  }),
  route(calls.takeGuestBag, (ctx, { body }) => takeBag(ctx, body.token)),
]
