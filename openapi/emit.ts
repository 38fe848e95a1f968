import { writeFileSync, mkdirSync } from 'node:fs'
import { OpenAPIHono } from '@hono/zod-openapi'
import openapiTS, { astToString } from 'openapi-typescript'
import { adminContract } from './src/admin/index.ts'
import { residentContract } from './src/resident/index.ts'
mkdirSync(new URL('generated', import.meta.url), { recursive: true })
for (const [name, c] of Object.entries({ resident: residentContract, admin: adminContract })) {
  const app = new OpenAPIHono()
  for (const route of Object.values(c)) app.openAPIRegistry.registerPath(route as never)
  const doc = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: name, version: '1.0.0' },
    servers: [{ url: '/api' }],
  })
  writeFileSync(
    new URL(`generated/${name}.gen.json`, import.meta.url),
    JSON.stringify(doc, null, 2),
  )
  writeFileSync(
    new URL(`generated/${name}.gen.d.ts`, import.meta.url),
    astToString(await openapiTS(doc as never)),
  )
}
