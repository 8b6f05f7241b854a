export { isShop } from './is-shop.ts'
export { putSettings, stateOfSettings } from './states.ts'
