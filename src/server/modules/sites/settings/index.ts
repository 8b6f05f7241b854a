export { isShop } from './is-shop.ts'
export { settingsRoutes } from './settings.routes.ts'
export { putSettings, stateOfSettings } from './states.ts'
