import { type Settings, sellingForm } from '../../shared/sites/settings-admin.ts'
import { useSettingsForm } from './settings-form.ts'

const pick = ({
  shipping,
  payments,
  moneyInbox,
  upi,
  cashOnDelivery,
  orderLimits,
  orderRequests,
  guestCheckout,
  sells,
  goodsWithoutMrp,
  rules,
}: Settings) => ({
  ...{ shipping, payments, moneyInbox, upi, cashOnDelivery, orderLimits, orderRequests },
  ...{ guestCheckout, sells, goodsWithoutMrp, rules },
})

export const useSellingForm = (settings: Settings) => useSettingsForm({ settings, schema: sellingForm, pick })

export type SellingFormApi = ReturnType<typeof useSellingForm>['form']
