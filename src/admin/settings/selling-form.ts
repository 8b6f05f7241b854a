import { type Settings, sellingForm } from '../../shared/sites/settings-admin.ts'
import { useSettingsForm } from './settings-form.ts'

const pick = ({ shipping, payments, orderLimits, rules }: Settings) => ({ shipping, payments, orderLimits, rules })

export const useSellingForm = (settings: Settings) => useSettingsForm({ settings, schema: sellingForm, pick })

export type SellingFormApi = ReturnType<typeof useSellingForm>['form']
