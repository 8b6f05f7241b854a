export { isShop } from './is-shop.ts'
