import { checkLicense } from '@portal/openapi/resident-client/licenses'
import { query } from '@portal/web-ui/api'

export const licenseQuery = (code: string) => query(checkLicense, { path: { code } })
