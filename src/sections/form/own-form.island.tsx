import { OwnForm } from '../../features/own-form/own-form.tsx'

export default OwnForm
