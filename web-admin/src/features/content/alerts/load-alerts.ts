import { listSystemAlerts } from '@portal/openapi/admin-client/alerts'
import { query } from '@portal/web-ui/api'
import { loaded, type Loader } from '../../../parts/load-screen.ts'

export const loadAlerts = (loader: Loader): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    await queryClient.query(query(listSystemAlerts))
  })
