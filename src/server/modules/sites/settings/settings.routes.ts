import { settings, settingsBody, siteCard } from '../../../../shared/sites/settings-admin.ts'
import { oneOf, type Route, route } from '../../../platform/http/route.ts'
import { changeSettings, readSettings, readSiteCard } from './settings.ts'

const options = { access: { staff: 'settings' }, group: 'Settings', reply: oneOf(settings) } as const

export const settingsRoutes: Route[] = [
  route(
    'get',
    '/api/v1/site',
    { access: 'staff', group: 'Settings', summary: 'The site, in short', reply: oneOf(siteCard) },
    async (ctx) => ({ data: await readSiteCard(ctx) }),
  ),
  route('get', '/api/v1/settings', { ...options, summary: "The site's settings" }, async (ctx) => ({
    data: await readSettings(ctx),
  })),
  route(
    'patch',
    '/api/v1/settings',
    { ...options, summary: "Change parts of the site's settings", body: settingsBody },
    async (ctx, { body }) => ({ data: await changeSettings(ctx, body) }),
  ),
]
