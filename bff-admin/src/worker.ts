import { createBff, sharedHandlers } from '@portal/bff-pipeline'
import { adminContract } from '@portal/openapi/admin'
import document from '@portal/openapi/admin.json?raw'
import { render, stylesheets } from '@portal/web-admin/server'

const app = createBff({
  contract: adminContract,
  handlers: sharedHandlers,
  document,
  render,
  stylesheets,
  languageCookie: 'staff_language',
})

export default { fetch: app.fetch }
