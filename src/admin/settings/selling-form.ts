import { indianStates } from '../../shared/people/indian-states.ts'
import { type Settings, sellingForm } from '../../shared/sites/settings-admin.ts'
import { useSettingsForm } from './settings-form.ts'

function pick({ gst, shipping, payments, orderLimits }: Settings) {
  const state = indianStates.find((name) => name === gst.state) ?? ''
  return { gst: { number: gst.number, state }, shipping, payments, orderLimits }
}

export const useSellingForm = (settings: Settings) => useSettingsForm({ settings, schema: sellingForm, pick })

export type SellingFormApi = ReturnType<typeof useSellingForm>['form']
