import { readFile } from 'node:fs/promises'
import { ask, putRequest } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    record: 'Record',
    filter: 'Filter',
    count: '1 entry',
    assigned: 'Assigned a request',
    download: 'Download as CSV',
    show: 'Show who changed what',
    take: 'Assign to me',
  },
  es: {
    record: 'Registro',
    filter: 'Filtrar',
    count: '1 registro',
    assigned: 'Asignó una solicitud',
    download: 'Descargar en CSV',
    show: 'Mostrar quién cambió qué',
    take: 'Asignármela',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('an auditor reads who changed what, in the log, in its file and on the record', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const staff = await staffOf(city)
      const { ids, cookies } = staff
      const id = await putRequest(city, {})
      const origin = city.origins.staff
      const assigned = await ask(origin, `/api/requests/${id}/assignee`, {
        method: 'POST',
        headers: {
          origin,
          cookie: `staff_session=${cookies.caseWorker}`,
          'content-type': 'application/json',
          'if-match': '"1"',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({ assigneeId: ids.caseWorker }),
      })
      expect(assigned.status).toBe(200)

      await signIn(context, { city, cast: staff, role: 'auditor' })
      await page.goto(`${origin}/audit?lng=${language}`)
      await expectAlive(page)
      await hands.write(main.getByLabel(say.record, { exact: true }), id)
      await hands.press(main.getByRole('button', { name: say.filter }))
      await expect(main.getByText(say.count, { exact: true })).toBeVisible()
      const row = main.getByRole('row').filter({ hasText: say.assigned })
      await expect(row).toContainText(`${ids.caseWorker}@home.example`)
      await expectSound(page)

      const file = page.waitForEvent('download')
      await hands.press(main.getByRole('link', { name: say.download }))
      const path = await (await file).path()
      expect(await readFile(path, 'utf8')).toContain(say.assigned)

      await page.goto(`${origin}/requests/${id}`)
      await expectAlive(page)
      await hands.press(page.getByText(say.show))
      await expect(page.getByRole('row').filter({ hasText: say.assigned })).toBeVisible()
      await expect(page.getByRole('button', { name: say.take })).toHaveCount(0)
      await expectSound(page)
    })
  })
}
