import { deliveryForm, type Settings } from '../../shared/sites/settings-admin.ts'
import { useSettingsForm } from './settings-form.ts'

const pick = ({ shipping, delivery }: Settings) => ({ shipping, delivery })

export const useDeliveryForm = (settings: Settings) => useSettingsForm({ settings, schema: deliveryForm, pick })

export type DeliveryFormApi = ReturnType<typeof useDeliveryForm>['form']
